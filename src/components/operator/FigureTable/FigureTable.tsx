import { useState } from 'react';
import { sortMark, type SortOrder } from '../SortHeads/sortLook';
import { Mark, Scroll, Sort, Table } from './FigureTable.styles';

/** A row: what it is about, and its numbers as they are shown and as they are compared. */
export interface FigureRow {
  head: string;
  cells: readonly { text: string; value: number }[];
}

export interface FigureTableProps {
  /** Id by which a chart refers to its table. */
  id?: string;
  /** What the table shows; its accessible name. */
  label: string;
  /** Headings of the columns; the first is that of the rows' names. */
  heads: readonly string[];
  /** The rows in the order of their meaning, such as weekdays; that is the order of their names too. */
  rows: readonly FigureRow[];
}

/** Column by which the rows are sorted, counted from 0, and its direction. */
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

/** A table of numbers that its headings sort: numbers from the largest first, names in their order. */
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
