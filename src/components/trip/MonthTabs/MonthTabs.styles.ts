import { styled } from 'styled-components';
import { Link } from '#src/components/base/actions/Link/Link';
import { color, layout, media, radius, space, weight } from '#src/components/base/theme/tokens';

/** Reaches the screen edges: the cut shows that the row scrolls. */
export const Row = styled.div`
  position: relative;
  display: flex;
  gap: ${space.s8};
  margin-inline: calc(-1 * ${layout.gutter});
  padding: ${space.s4} ${layout.gutter};
  scroll-padding-inline: ${layout.gutter};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const Tab = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 64px;
  min-height: ${layout.touch};
  padding: 0 ${space.s18};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.round};
  background: ${color.ground};
  color: ${color.ink2};
  white-space: nowrap;

  &:hover {
    border-color: ${color.outline};
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[aria-current] {
    border-color: ${color.mark};
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
  }
  ${media.forced} {
    &[aria-current] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
