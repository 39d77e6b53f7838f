import { styled } from 'styled-components';
import { sortHeads as copy } from '#copy/sortHeads';
import { space } from '#src/components/base/theme/tokens';
import { SortHeads, type Sorted } from '#src/components/operator/shell/SortHeads/SortHeads';

export type GuestSortKey = keyof typeof copy.guests;

export interface GuestSortProps {
  /** The chosen order; null: the order of work. */
  sorted: Sorted<GuestSortKey> | null;
  /** Called with the chosen order. */
  onSort: (sorted: Sorted<GuestSortKey> | null) => void;
}

/** Same columns as GuestRow: name, people, state, time. */
const Heads = styled(SortHeads<GuestSortKey>)`
  @container parties (min-width: 32.5rem) {
    display: grid;
    grid-template-columns: 5.25rem minmax(2.5rem, auto) auto minmax(0, 1fr);
    column-gap: ${space.s8};
    justify-content: start;
    padding-inline: ${space.s20};
  }
`;

export function GuestSort(props: GuestSortProps) {
  return <Heads columns={copy.guests} {...props} />;
}
