import { sql, type RawBuilder } from 'kysely';
import type { Range } from '../page';
import { IDS_IN_BUCKET } from './keptCounts';
import type { Db } from './tables';

/** Where a page is: the buckets that hold its rows, in the order of the list, and the rows to skip in the first one. */
export interface Place {
  /** The rows of all pages. */
  total: number;
  buckets: number[];
  skip: number;
}

/**
 * Finds the place of a page. `counts` is a query for `bucket`, `count` and the `position` by which the list orders its
 * buckets. A page behind the last one has no buckets.
 */
export const placeOf = async (
  db: Db,
  counts: RawBuilder<unknown>,
  direction: 'asc' | 'desc',
  { limit, offset }: Range,
): Promise<Place> => {
  const order = sql.raw(`position ${direction}`);
  const { rows } = await sql<{ total: number; bucket: number | null; before: number }>`
    with counts as materialized (${counts}),
      ordered as (select bucket, position, count, sum(count) over (order by ${order}) - count as before from counts)
    select whole.total, page.bucket, page.before
    from (select coalesce(sum(count), 0) as total from counts) as whole
    left join (
      select bucket, position, before from ordered
      where count > 0 and before < ${offset + limit} and before + count > ${offset}
    ) as page on true
    order by ${order}`.execute(db);
  const [first] = rows;
  return {
    total: Number(first?.total ?? 0),
    buckets: rows.flatMap(({ bucket }) => (bucket === null ? [] : [bucket])),
    skip: offset - Number(first?.before ?? offset),
  };
};

/**
 * The place of a page of messages or changes, newest first: the range of ids that holds it and the matching rows to skip
 * there, or null behind the last page.
 */
export const placeById = async (
  db: Db,
  counts: RawBuilder<unknown>,
  range: Range,
): Promise<{ total: number; ids: { first: number; last: number } | null; skip: number }> => {
  const positions = sql`select bucket, bucket as position, sum(count) as count from (${counts}) as kept group by bucket`;
  const { total, buckets, skip } = await placeOf(db, positions, 'desc', range);
  const [newest, oldest] = [buckets[0], buckets.at(-1)];
  if (newest === undefined || oldest === undefined) return { total, ids: null, skip };
  return { total, ids: { first: oldest * IDS_IN_BUCKET, last: (newest + 1) * IDS_IN_BUCKET - 1 }, skip };
};
