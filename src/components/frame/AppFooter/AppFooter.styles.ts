import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { wideColumn } from '#src/components/base/theme/styles';
import { color, layout, media, space, type, weight } from '#src/components/base/theme/tokens';

export const Footer = styled.footer`
  margin-top: auto;
  color: ${color.onDeep2};
  font-size: 0.9375rem;
  line-height: 1.5rem;
`;

/** One wavelength is 96 px. */
export const Depth = styled.div`
  height: 40px;
  background: url(/art/depth.svg) 0 -4px / 96px 48px repeat-x;
`;

export const Floor = styled.div`
  /* A hair of overlap avoids a seam between picture and colour at any zoom. */
  margin-top: -1px;
  padding-block: ${space.s16} calc(${space.s48} + env(safe-area-inset-bottom));
  background: ${color.deep};
`;

export const Columns = styled.div`
  ${wideColumn}
  display: grid;
  gap: ${space.s20};

  ${media.wide} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

export const Name = styled.p`
  margin-bottom: ${space.s8};
  color: ${color.onDeep};
  ${type.body}
  font-weight: ${weight.bold};
`;

/** Lines break between the facts, and within a number only if it is longer than the line. */
export const Facts = styled.p`
  span {
    display: inline-block;
  }
  span:not(:last-child)::after {
    content: '·';
    margin-inline: ${space.s6};
  }
  /* One fact per line, so that no line ends with the dot. */
  ${media.enlarged} {
    span {
      display: block;
    }
    span:not(:last-child)::after {
      content: none;
    }
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space.s8};

  > * {
    padding-inline: ${space.s8};
  }
  ${media.wide} {
    display: flex;
    > * {
      padding-inline: ${space.s18};
    }
  }
`;

export const Privacy = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${layout.touchSmall};
  color: ${color.onDeep};
  text-decoration: underline;
  text-underline-offset: 4px;

  &:focus-visible {
    outline-color: ${color.onDeep};
  }
`;
