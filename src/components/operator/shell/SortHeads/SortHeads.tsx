import { sortHeads as copy } from '#copy/sortHeads';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { Heads, Mark, Sort } from './SortHeads.styles';
import { sortMark, type SortOrder } from './sortStyles';

export interface Sorted<Key extends string> {
  by: Key;
  order: SortOrder;
}

export interface SortHeadsProps<Key extends string> {
  /** Headings of the columns in their order. */
  columns: Readonly<Record<Key, string>>;
  /** The chosen order; null: the default order. */
  sorted: Sorted<Key> | null;
  /** Called with the next order: ascending, descending, default. */
  onSort: (sorted: Sorted<Key> | null) => void;
}

const nextOf = <Key extends string>(by: Key, sorted: Sorted<Key> | null): Sorted<Key> | null => {
  if (sorted?.by !== by) return { by, order: 'ascending' };
  return sorted.order === 'ascending' ? { by, order: 'descending' } : null;
};

/** Phones show cards without headings. */
export function SortHeads<Key extends string>({
  columns,
  sorted,
  onSort,
  className,
}: SortHeadsProps<Key> & {
  /** Set by `styled(SortHeads)`. */
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
