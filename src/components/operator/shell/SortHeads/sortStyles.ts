import { css } from 'styled-components';
import { color, layout, space, weight } from '#src/components/base/theme/tokens';

export type SortOrder = 'ascending' | 'descending';

export const sortMark = (order: SortOrder | null | undefined): string => (order === 'descending' ? '▼' : '▲');

export const sortStyles = css`
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

/** Every heading has space for the mark: nothing moves. */
export const sortMarkStyles = css`
  width: 1em;
  text-align: center;
  visibility: hidden;
`;
