import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  > * {
    flex: 1 0 0;
    min-width: max-content;
  }
  ${media.tiny} > * {
    flex-basis: calc(50% - ${space.s8});
  }
  ${media.wide} {
    gap: ${space.s16};
  }
`;

export const Count = styled(Card).attrs({ as: 'div' })`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${space.s8} ${space.s12};

  dt {
    color: ${color.ink2};
    white-space: nowrap;
    ${type.small}
  }
  dd {
    ${type.body}
    font-weight: ${weight.bold};
    white-space: nowrap;
  }
  &[data-tone='unpaid'] {
    background: ${color.warningTint};
    border-color: ${color.warningEdge};

    dt,
    dd {
      color: ${color.warning};
    }
  }
  &[data-tone='paid'] dd {
    color: ${color.success};
  }
  ${media.wide} {
    padding: ${space.s16} ${space.s24};
  }
`;

export const CountLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:hover::after {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
`;

export const Figure = styled.span`
  margin-right: ${space.s2};
  ${type.h1}

  ${media.wide} {
    ${type.display}
  }
`;
