import { sortHeads as copy } from '#copy/sortHeads';
import type { Sorted } from '#src/components/operator/shell/SortHeads/SortHeads';
import { Heads } from './CallList.styles';

export type CallSortKey = keyof typeof copy.calls;

export interface CallSortProps {
  /** The chosen order; null: the order of booking. */
  sorted: Sorted<CallSortKey> | null;
  /** Called with the chosen order. */
  onSort: (sorted: Sorted<CallSortKey> | null) => void;
}

export function CallSort(props: CallSortProps) {
  return <Heads columns={copy.calls} {...props} />;
}
