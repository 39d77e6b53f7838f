import { sortHeads as copy } from '../../../../copy/sortHeads';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import { Heads, Mark, Sort } from './SortHeads.styles';
import { sortMark, type SortOrder } from './sortLook';

/** A chosen order: by a column, up or down. */
export interface Sorted<Key extends string> {
  by: Key;
  order: SortOrder;
}

export interface SortHeadsProps<Key extends string> {
  /** The columns and their headings, in their order. */
  columns: Readonly<Record<Key, string>>;
  /** The order of the list; null for the order of the work. */
  sorted: Sorted<Key> | null;
  /** Called with the order that a heading stands for: ascending, then descending, then the order of the work. */
  onSort: (sorted: Sorted<Key> | null) => void;
}

const nextOf = <Key extends string>(by: Key, sorted: Sorted<Key> | null): Sorted<Key> | null => {
  if (sorted?.by !== by) return { by, order: 'ascending' };
  return sorted.order === 'ascending' ? { by, order: 'descending' } : null;
};

/** Headings above the rows of a list that sort them. Cards, on a phone, have none: there the order of the work serves. */
export function SortHeads<Key extends string>({
  columns,
  sorted,
  onSort,
  className,
}: SortHeadsProps<Key> & {
  /** The columns of the list, by its styles. */
  className?: string;
}) {
  return (
    <Heads role="group" aria-label={copy.label} className={className}>
      {(Object.keys(columns) as Key[]).map((by) => {
        const order = sorted?.by === by ? sorted.order : null;
        return (
          <Sort key={by} type="button" aria-pressed={order !== null} onClick={() => onSort(nextOf(by, sorted))}>
            {columns[by]}
            {order && <VisuallyHidden>{copy[order]}</VisuallyHidden>}
            <Mark aria-hidden="true">{sortMark(order)}</Mark>
          </Sort>
        );
      })}
    </Heads>
  );
}
