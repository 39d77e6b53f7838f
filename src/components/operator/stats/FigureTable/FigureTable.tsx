import { useState } from 'react';
import { sortMark, type SortOrder } from '#src/components/operator/shell/SortHeads/sortStyles';
import { Mark, Scroll, Sort, Table } from './FigureTable.styles';

export interface FigureRow {
  head: string;
  cells: readonly { text: string; value: number }[];
}

export interface FigureTableProps {
  /** Id for a chart's reference. */
  id?: string;
  /** Accessible name. */
  label: string;
  /** Column headings; the first is for the row names. */
  heads: readonly string[];
  /** Rows in their natural order, such as weekdays. */
  rows: readonly FigureRow[];
}

/** `column` counts from 0, the row names. */
interface SortedColumn {
  column: number;
  order: SortOrder;
}

const sortedRows = (rows: readonly FigureRow[], { column, order }: SortedColumn): FigureRow[] => {
  const valueOf = ({ cells }: FigureRow, at: number): number => (column === 0 ? at : (cells[column - 1]?.value ?? 0));
  const ascending = rows
    .map((row, at) => ({ row, value: valueOf(row, at) }))
    .sort((one, other) => (order === 'ascending' ? one.value - other.value : other.value - one.value));
  return ascending.map(({ row }) => row);
};

export function FigureTable({ id, label, heads, rows }: FigureTableProps) {
  const [sorted, setSorted] = useState<SortedColumn | null>(null);
  const sort = (column: number): void => {
    const first = column === 0 ? 'ascending' : 'descending';
    const other = column === 0 ? 'descending' : 'ascending';
    setSorted({ column, order: sorted?.column === column && sorted.order === first ? other : first });
  };
  return (
    <Scroll>
      <Table id={id} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, column) => {
              const order = sorted?.column === column ? sorted.order : undefined;
              return (
                <th key={head} scope="col" aria-sort={order}>
                  <Sort type="button" onClick={() => sort(column)}>
                    <span>{head}</span>
                    <Mark aria-hidden="true">{sortMark(order)}</Mark>
                  </Sort>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {(sorted ? sortedRows(rows, sorted) : rows).map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map(({ text }, at) => (
                <td key={heads[at + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
