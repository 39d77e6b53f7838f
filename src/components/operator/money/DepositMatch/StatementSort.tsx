import { sortHeads as copy } from '#copy/sortHeads';
import type { Sorted } from '#src/components/operator/shell/SortHeads/SortHeads';
import { Heads } from './DepositMatch.styles';

export type StatementSortKey = keyof typeof copy.statement;

export interface StatementSortProps {
  /** The chosen order; null: the order of the statement. */
  sorted: Sorted<StatementSortKey> | null;
  /** Called with the chosen order. */
  onSort: (sorted: Sorted<StatementSortKey> | null) => void;
}

export function StatementSort(props: StatementSortProps) {
  return <Heads columns={copy.statement} {...props} />;
}
