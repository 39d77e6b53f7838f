import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { visuallyHidden, wideColumn } from '#src/components/base/theme/styles';
import { color, layout, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Skip = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    position: fixed;
    z-index: 30;
    top: ${space.s8};
    left: ${space.s8};
    padding: ${space.s12} ${space.s20};
    border-radius: ${radius.control};
    background: ${color.ground};
    color: ${color.ink};
    font-weight: ${weight.bold};
  }
`;

export const Header = styled.header`
  padding-top: env(safe-area-inset-top);
  background: linear-gradient(${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow});

  /* The hero's picture begins in this colour. */
  &[data-hero] {
    background: ${color.skyTop};
  }
`;

/**
 * One row if everything fits (short store name, not logged in), otherwise the tabs are in a second row. `data-rows`
 * selects this, because CSS does not know the width of the name.
 */
export const Bar = styled.div`
  ${wideColumn}
  /* Above the hero's picture, which extends behind it. */
  position: relative;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
  padding-block: ${space.s4} 0;

  @media (min-width: 22.5em) and (max-width: 63.9375em) {
    &[data-rows='one'] {
      flex-wrap: nowrap;
      gap: 0 ${space.s4};
    }
  }

  ${media.wide} {
    flex-wrap: nowrap;
    gap: 0 ${space.s48};
    min-height: ${layout.header};
    padding-block: 0;
  }
`;

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  flex: 1 1 40%;
  min-width: 0;
  min-height: ${layout.touch};
  font-weight: ${weight.bold};
  ${type.body}

  img {
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: ${radius.inner};
    object-fit: cover;
  }
  span {
    overflow: hidden;
  }
  ${media.wide} {
    flex: none;
    gap: ${space.s10};
    ${type.h2}
    img {
      width: 36px;
      height: 36px;
    }
  }
`;

export const Tabs = styled.nav`
  display: flex;
  gap: ${space.s4};
  flex: none;

  [data-rows='two'] > & {
    order: 1;
    flex-basis: 100%;
    gap: ${space.s8};
    margin-left: calc(-1 * ${space.s8});
  }
  ${media.tiny} {
    order: 1;
    flex-basis: 100%;
    margin-left: calc(-1 * ${space.s8});
  }
  ${media.wide} {
    &&& {
      order: 0;
      flex-basis: auto;
      gap: ${space.s16};
      margin: 0 auto 0 0;
    }
  }
`;

export const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: ${layout.touchSmall};
  min-height: ${layout.touch};
  padding: 0 ${space.s8};
  color: ${color.ink2};
  font-size: 1rem;
  white-space: nowrap;

  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.chip};
  }
  &:hover,
  &[aria-current] {
    color: ${color.ink};
  }
  &[aria-current] {
    font-weight: ${weight.bold};
    &::after {
      content: '';
      position: absolute;
      left: ${space.s8};
      right: ${space.s8};
      bottom: calc(${space.s4} + 1px);
      height: 3px;
      border-radius: ${radius.round};
      background: ${color.mark};
      ${media.forced} {
        background: Highlight;
      }
    }
  }
  [data-rows='two'] & {
    font-size: 1.0625rem;
  }
  ${media.wide} {
    font-size: 1.0625rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space.s8};
  flex: none;

  /* In a narrow row only the icons are visible; screen readers still get the words. */
  [data-compact] {
    ${media.narrow} {
      width: ${layout.touchSmall};
      min-height: ${layout.touchSmall};
      padding: 0;
      > span {
        ${visuallyHidden}
      }
    }
  }
  [data-short] {
    display: none;
  }
  @media (min-width: 23.4375em) and (max-width: 63.9375em) {
    [data-compact]:has(> [data-short]) {
      width: auto;
      gap: ${space.s4};
      padding-inline: ${space.s8};
      ${type.small}
    }
    [data-short] {
      display: inline;
    }
  }
  ${media.tiny} {
    > * {
      width: ${layout.touchSmall};
      padding: 0;
      > span {
        ${visuallyHidden}
      }
    }
  }
`;

/** Dark, and one row on phones, to leave space for the guests. Visitors' pages do not load its rules. */
export const OperatorHeader = styled(Header)`
  background: ${color.deep};
  color: ${color.onDeep};
  :focus-visible {
    outline-color: ${color.onDeep};
  }
  ${Brand} img {
    box-shadow: 0 0 0 1.5px ${color.deepEdge};
  }
  ${Tab} {
    color: ${color.onDeep2};

    &:hover,
    &[aria-current] {
      color: ${color.onDeep};
    }
    &[aria-current]::after {
      background: ${color.sun};
    }
  }

  ${media.narrow} {
    ${Bar} {
      flex-wrap: nowrap;
      gap: 0;
      height: 56px;
      /* The last button has padding around its icon. */
      padding: 0 ${space.s4} 0 ${space.s12};
    }
    /* A long name takes two lines beside the tabs. */
    ${Brand} {
      flex-basis: 0;
      gap: ${space.s6};
      font-size: 0.9375rem;
      line-height: 1.125rem;
      img {
        width: 28px;
        height: 28px;
      }
      span {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
    ${Tabs} {
      order: 0;
      flex-basis: auto;
      gap: 0;
      margin: 0;
    }
    ${Tab} {
      padding: 0 ${space.s4};
      font-size: 0.9375rem;
      &[aria-current]::after {
        left: ${space.s4};
        right: ${space.s4};
      }
    }
    ${Actions} {
      gap: 0;
      [data-compact] {
        /* Repeated, because icon-only buttons have a width of equal specificity. */
        width: ${layout.touchSmall};
        border-color: transparent;
      }
    }
  }
  ${media.tiny} {
    ${Bar} {
      padding: 0 0 0 ${space.s8};
    }
    ${Brand},
    ${Tab} {
      font-size: 0.875rem;
    }
    ${Tab} {
      padding: 0 ${space.s2};
    }
  }
  ${media.half} {
    ${Bar} {
      flex-wrap: wrap;
      height: auto;
    }
    ${Tabs} {
      order: 1;
      flex-basis: 100%;
    }
  }
  ${media.wide} {
    ${Bar} {
      min-height: 72px;
    }
  }
`;

/** One wavelength is 48 px. */
export const Horizon = styled.div`
  position: relative;
  z-index: 1;
  height: 26px;
  background: url(/art/wave.svg) 0 0 / 48px 26px repeat-x;
`;
