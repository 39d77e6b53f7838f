import { useState } from 'react';
import type { Sorted } from '#src/components/operator/shell/SortHeads/SortHeads';

type Compare<Row> = (one: Row, other: Row) => number;

const names = new Intl.Collator('ko');
/** In the order of the Korean alphabet. */
export const byName =
  <Row>(nameOf: (row: Row) => string): Compare<Row> =>
  (one, other) =>
    names.compare(nameOf(one), nameOf(other));
export const byNumber =
  <Row>(valueOf: (row: Row) => number): Compare<Row> =>
  (one, other) =>
    valueOf(one) - valueOf(other);

/** Unsorted and equal rows have the given order. */
export const useSorted = <Row, Key extends string>(rows: readonly Row[], compare: Record<Key, Compare<Row>>) => {
  const [sorted, onSort] = useState<Sorted<Key> | null>(null);
  const inOrder = (): readonly Row[] => {
    if (!sorted) return rows;
    const rises = compare[sorted.by];
    return [...rows].sort((one, other) => (sorted.order === 'ascending' ? rises(one, other) : rises(other, one)));
  };
  return { rows: inOrder(), heads: { sorted, onSort } };
};
