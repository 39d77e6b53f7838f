import { sortHeads as copy } from '../../../../copy/sortHeads';
import type { Sorted } from '../SortHeads/SortHeads';
import { Heads } from './DepositMatch.styles';

/** By what the deposits of the bank's list are sorted. */
export type StatementSortKey = keyof typeof copy.statement;

export interface StatementSortProps {
  /** The order of the deposits; null for the order of the bank's list. */
  sorted: Sorted<StatementSortKey> | null;
  /** Called with the order that was chosen by a heading. */
  onSort: (sorted: Sorted<StatementSortKey> | null) => void;
}

/** The headings above a list of DepositMatch. */
export function StatementSort(props: StatementSortProps) {
  return <Heads columns={copy.statement} {...props} />;
}
