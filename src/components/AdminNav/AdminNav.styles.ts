import { styled } from 'styled-components';
import { Link } from '../Link/Link';
import { color, layout, media, radius, shadow, space, type, weight } from '../theme/tokens';

export const Nav = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 4;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color.ground};
  border-top: 1px solid ${color.edge};
  box-shadow: ${shadow.bar};
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    max-width: ${layout.widthVisitor};
    margin-inline: auto;
  }
  ${media.wide} {
    position: static;
    border-top: 0;
    border-bottom: 1px solid ${color.edge};
    box-shadow: none;
    ul {
      display: flex;
      gap: ${space.s8};
      max-width: calc(${layout.widthWide} + 2 * ${layout.gutter});
      padding-inline: ${layout.gutter};
    }
    li:first-child > a {
      margin-left: -16px;
    }
  }
  @media print {
    display: none;
  }
`;

export const Item = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.s2};
  min-height: 64px;
  ${type.small}
  color: ${color.ink2};
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: ${color.brandStrong};
    font-weight: ${weight.bold};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: -1px auto auto 50%;
    width: 40px;
    height: 3px;
    margin-left: -20px;
    border-radius: 0 0 ${radius.chip} ${radius.chip};
    background: ${color.brand};
  }
  ${media.wide} {
    display: flex;
    align-items: center;
    gap: ${space.s8};
    min-height: 56px;
    padding-inline: ${space.s16};
    ${type.body}
    &[aria-current]::before {
      inset: auto 16px -1px;
      width: auto;
      margin: 0;
    }
  }
  ${media.forced} {
    &[aria-current]::before {
      background: CanvasText;
    }
  }
`;
