import { styled } from 'styled-components';
import { sortHeads as copy } from '../../../../copy/sortHeads';
import { space } from '../../base/theme/tokens';
import { SortHeads, type Sorted } from '../SortHeads/SortHeads';

/** By what the bookings of a trip are sorted. */
export type GuestSortKey = keyof typeof copy.guests;

export interface GuestSortProps {
  /** The order of the list; null for the order of the work. */
  sorted: Sorted<GuestSortKey> | null;
  /** Called with the order that was chosen by a heading. */
  onSort: (sorted: Sorted<GuestSortKey> | null) => void;
}

/** On the columns of the rows below (see GuestRow): name, people and state in the first, the time in the second. */
const Heads = styled(SortHeads<GuestSortKey>)`
  @container parties (min-width: 32.5rem) {
    display: grid;
    grid-template-columns: 5.25rem minmax(2.5rem, auto) auto minmax(0, 1fr);
    column-gap: ${space.s8};
    justify-content: start;
    padding-inline: ${space.s20};
  }
`;

/** The headings of GuestRows. */
export function GuestSort(props: GuestSortProps) {
  return <Heads columns={copy.guests} {...props} />;
}
