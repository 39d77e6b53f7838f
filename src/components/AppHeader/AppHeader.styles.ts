import { styled } from 'styled-components';
import { Link } from '../Link/Link';
import { wideColumn } from '../theme/styles';
import { color, layout, media, radius, space, type, weight } from '../theme/tokens';

export const Skip = styled.a`
  position: absolute;
  left: ${space.s8};
  top: -80px;
  z-index: 10;
  display: flex;
  align-items: center;
  min-height: ${layout.touch};
  padding: 0 ${space.s16};
  border-radius: ${radius.control};
  background: ${color.ground};
  color: ${color.ink};
  font-weight: ${weight.bold};
  &:focus {
    top: ${space.s8};
  }
`;

export const Bar = styled.header`
  &[data-side='visitor'] {
    background: linear-gradient(${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow});
  }
  &[data-side='operator'] {
    background: ${color.deep};
    color: ${color.onDeep};
  }
`;

/** On a phone two tight rows: brand with buttons, tabs. From 1024 px one row. */
export const Head = styled.div`
  ${wideColumn}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space.s12};
  padding-top: ${space.s4};
  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${space.s48};
    min-height: 80px;
    padding-top: 0;
    [data-side='operator'] > & {
      min-height: 72px;
    }
  }
`;

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${layout.touch};
  ${type.h2}
  font-weight: ${weight.bold};
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  img {
    width: 36px;
    height: 36px;
    flex: none;
    object-fit: contain;
    border-radius: ${radius.inner};
  }
  [data-side='operator'] & img {
    box-shadow: 0 0 0 1.5px ${color.deepEdge};
  }
  ${media.tiny} {
    gap: ${space.s8};
    font-size: 18px;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space.s8};
  ${media.wide} {
    order: 2;
  }
`;

export const Tabs = styled.nav`
  grid-column: 1 / -1;
  ul {
    display: flex;
    gap: ${space.s8};
    margin-left: -9px;
  }
  ${media.wide} {
    grid-column: auto;
    order: 1;
    ul {
      gap: ${space.s16};
    }
  }
`;

export const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: ${layout.touchSmall};
  min-height: ${layout.touchSmall};
  padding: 0 9px;
  color: ${color.ink2};
  [data-side='operator'] & {
    color: ${color.onDeep2};
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 6px;
  }
  &[aria-current] {
    color: ${color.ink};
    font-weight: ${weight.bold};
    text-decoration: none;
    [data-side='operator'] & {
      color: ${color.onDeep};
    }
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 9px 3px;
    height: 3px;
    border-radius: ${radius.chip};
    background: ${color.mark};
    [data-side='operator'] & {
      background: ${color.sun};
    }
  }
  [data-side='operator'] &:focus-visible {
    outline-color: ${color.onDeep};
  }
  ${media.forced} {
    &[aria-current]::after {
      background: CanvasText;
    }
  }
`;

export const Horizon = styled.div`
  position: relative;
  z-index: 1;
  height: 26px;
  background: url('/art/wave.svg') 0 0 / 48px 26px repeat-x;
`;

/** The last few pixels a phone of 320 px needs: the word steps back, the icon stays. */
export const SignOutWord = styled.span`
  ${media.tiny} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
