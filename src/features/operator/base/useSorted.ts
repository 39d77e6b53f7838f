import { useState } from 'react';
import type { Sorted } from '../../../components/operator/SortHeads/SortHeads';

type Compare<Row> = (one: Row, other: Row) => number;

const names = new Intl.Collator('ko');
/** Compares rows by a name, in the order of the Korean alphabet. */
export const byName =
  <Row>(nameOf: (row: Row) => string): Compare<Row> =>
  (one, other) =>
    names.compare(nameOf(one), nameOf(other));
/** Compares rows by a number. */
export const byNumber =
  <Row>(valueOf: (row: Row) => number): Compare<Row> =>
  (one, other) =>
    valueOf(one) - valueOf(other);

/**
 * The rows of a list as its headings sort them, at first as they are given, and the props of the headings. Rows that are
 * equal stay in the given order. `compare` has a function for each heading.
 */
export const useSorted = <Row, Key extends string>(rows: readonly Row[], compare: Record<Key, Compare<Row>>) => {
  const [sorted, onSort] = useState<Sorted<Key> | null>(null);
  const inOrder = (): readonly Row[] => {
    if (!sorted) return rows;
    const rises = compare[sorted.by];
    return [...rows].sort((one, other) => (sorted.order === 'ascending' ? rises(one, other) : rises(other, one)));
  };
  return { rows: inOrder(), heads: { sorted, onSort } };
};
