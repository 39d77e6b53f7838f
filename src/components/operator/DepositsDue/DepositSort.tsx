import { sortHeads as copy } from '../../../../copy/sortHeads';
import type { Sorted } from '../SortHeads/SortHeads';
import { Heads } from './DepositsDue.styles';

/** By what the deposits are sorted. */
export type DepositSortKey = keyof typeof copy.deposits;

export interface DepositSortProps {
  /** The order of the list; null for the order of the work. */
  sorted: Sorted<DepositSortKey> | null;
  /** Called with the order that was chosen by a heading. */
  onSort: (sorted: Sorted<DepositSortKey> | null) => void;
}

/** The headings of DepositsDue. */
export function DepositSort(props: DepositSortProps) {
  return <Heads columns={copy.deposits} {...props} />;
}
