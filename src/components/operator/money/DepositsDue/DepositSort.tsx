import { sortHeads as copy } from '#copy/sortHeads';
import type { Sorted } from '#src/components/operator/shell/SortHeads/SortHeads';
import { Heads } from './DepositsDue.styles';

export type DepositSortKey = keyof typeof copy.deposits;

export interface DepositSortProps {
  /** The chosen order; null: the order of work. */
  sorted: Sorted<DepositSortKey> | null;
  /** Called with the chosen order. */
  onSort: (sorted: Sorted<DepositSortKey> | null) => void;
}

export function DepositSort(props: DepositSortProps) {
  return <Heads columns={copy.deposits} {...props} />;
}
