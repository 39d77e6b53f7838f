import { sortHeads as copy } from '#copy/sortHeads';
import type { Sorted } from '#src/components/operator/shell/SortHeads/SortHeads';
import { Heads } from './WaitingList.styles';

export type WaitingSortKey = keyof typeof copy.waiting;

export interface WaitingSortProps {
  /** The chosen order; null: by number. */
  sorted: Sorted<WaitingSortKey> | null;
  /** Called with the chosen order. */
  onSort: (sorted: Sorted<WaitingSortKey> | null) => void;
}

export function WaitingSort(props: WaitingSortProps) {
  return <Heads columns={copy.waiting} {...props} />;
}
