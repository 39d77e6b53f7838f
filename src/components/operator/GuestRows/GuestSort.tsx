import { guestSort as copy } from '../../../../copy/guestSort';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import { Heads, Mark, Sort } from './GuestSort.styles';

/** By what a list of bookings is sorted. */
export const GUEST_SORTS = ['name', 'people', 'state', 'applied'] as const;
export type GuestSortKey = (typeof GUEST_SORTS)[number];

/** A chosen order. */
export interface GuestOrder {
  by: GuestSortKey;
  order: 'ascending' | 'descending';
}

export interface GuestSortProps {
  /** The order of the list; null for the order of the work. */
  sorted: GuestOrder | null;
  /** Called with the order that a heading stands for: ascending, then descending, then the order of the work. */
  onSort: (sorted: GuestOrder | null) => void;
}

const nextOf = (by: GuestSortKey, sorted: GuestOrder | null): GuestOrder | null => {
  if (sorted?.by !== by) return { by, order: 'ascending' };
  return sorted.order === 'ascending' ? { by, order: 'descending' } : null;
};

/** Headings above rows of bookings that sort them. Cards, on a phone, have none: there the order of the work serves. */
export function GuestSort({ sorted, onSort }: GuestSortProps) {
  return (
    <Heads role="group" aria-label={copy.label}>
      {GUEST_SORTS.map((by) => {
        const order = sorted?.by === by ? sorted.order : null;
        return (
          <Sort
            key={by}
            type="button"
            data-by={by}
            aria-pressed={order !== null}
            onClick={() => onSort(nextOf(by, sorted))}
          >
            {copy[by]}
            {order && <VisuallyHidden>{copy[order]}</VisuallyHidden>}
            <Mark aria-hidden="true">{order === 'descending' ? '▼' : '▲'}</Mark>
          </Sort>
        );
      })}
    </Heads>
  );
}
