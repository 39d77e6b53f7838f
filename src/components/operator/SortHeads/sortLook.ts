import { css } from 'styled-components';
import { color, layout, space, weight } from '../../base/theme/tokens';

/** The direction of an order, as `aria-sort` calls it. */
export type SortOrder = 'ascending' | 'descending';

/** The mark of a heading; it is visible where the list is sorted by its column. */
export const sortMark = (order: SortOrder | null | undefined): string => (order === 'descending' ? '▼' : '▲');

/** A heading that sorts. */
export const sortLook = css`
  display: inline-flex;
  align-items: center;
  min-height: ${layout.touchSmall};
  border: 0;
  border-radius: ${space.s4};
  background: none;
  color: ${color.ink2};
  font-weight: ${weight.bold};
  white-space: nowrap;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid ${color.brand};
  }
`;

/** The mark keeps its place in every heading, so that nothing moves when the order changes. */
export const sortMarkLook = css`
  width: 1em;
  text-align: center;
  visibility: hidden;
`;
