import { sortHeads as copy } from '../../../../copy/sortHeads';
import type { Sorted } from '../SortHeads/SortHeads';
import { Heads } from './WaitingList.styles';

/** By what the entries are sorted. */
export type WaitingSortKey = keyof typeof copy.waiting;

export interface WaitingSortProps {
  /** The order of the list; null for the order of the numbers. */
  sorted: Sorted<WaitingSortKey> | null;
  /** Called with the order that was chosen by a heading. */
  onSort: (sorted: Sorted<WaitingSortKey> | null) => void;
}

/** The headings of WaitingList. */
export function WaitingSort(props: WaitingSortProps) {
  return <Heads columns={copy.waiting} {...props} />;
}
