import { sortHeads as copy } from '../../../../copy/sortHeads';
import type { Sorted } from '../SortHeads/SortHeads';
import { Heads } from './CallList.styles';

/** By what the guests to call are sorted. */
export type CallSortKey = keyof typeof copy.calls;

export interface CallSortProps {
  /** The order of the list; null for the order of booking. */
  sorted: Sorted<CallSortKey> | null;
  /** Called with the order that was chosen by a heading. */
  onSort: (sorted: Sorted<CallSortKey> | null) => void;
}

/** The headings of CallList. */
export function CallSort(props: CallSortProps) {
  return <Heads columns={copy.calls} {...props} />;
}
