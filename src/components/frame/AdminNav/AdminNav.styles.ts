import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, media, radius, shadow, space, weight } from '#src/components/base/theme/tokens';

export const Nav = styled.nav`
  position: fixed;
  z-index: 4;
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.edge};
  background: ${color.ground};
  box-shadow: ${shadow.bar};

  ${media.wide} {
    position: static;
    padding: 0;
    border-top: 0;
    border-bottom: 1px solid ${color.edge};
    box-shadow: none;
  }
  ${media.low} {
    position: static;
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  max-width: ${layout.widthVisitor};
  margin-inline: auto;

  ${media.wide} {
    display: flex;
    gap: ${space.s8};
    max-width: calc(${layout.widthWide} + 2 * ${layout.gutter});
    padding-inline: calc(${layout.gutter} - ${space.s16});
  }
`;

export const Tab = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.s2};
  min-height: 64px;
  color: ${color.ink2};
  font-size: 0.9375rem;
  line-height: 1.25rem;
  text-align: center;
  ${media.tiny} {
    font-size: 0.8125rem;
    /* A word of four syllables breaks in its middle. */
    text-wrap: balance;
  }

  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.chip};
  }
  &[aria-current] {
    color: ${color.brandStrong};
    font-weight: ${weight.bold};
    &::before {
      content: '';
      position: absolute;
      top: -1px;
      left: 50%;
      width: 40px;
      height: 3px;
      margin-left: calc(-1 * ${space.s20});
      border-radius: 0 0 3px 3px;
      background: ${color.brand};
      ${media.forced} {
        background: Highlight;
      }
    }
  }
  ${media.wide} {
    display: flex;
    align-items: center;
    gap: ${space.s8};
    min-height: 56px;
    padding: 0 ${space.s16};
    font-size: 1.0625rem;
    svg {
      width: 20px;
      height: 20px;
    }
    &[aria-current]::before {
      top: auto;
      bottom: -1px;
      left: ${space.s16};
      right: ${space.s16};
      width: auto;
      margin: 0;
      border-radius: 3px 3px 0 0;
    }
  }
`;
