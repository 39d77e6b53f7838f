import { sql, type Insertable, type Selectable } from 'kysely';
import type { Catch, SaveCatch } from '#contract/catch/catch.schema';
import { monthRange, type YearMonth } from '#contract/day/calendar.rules';
import type { CatchTable, Db } from '#server/db/tables';
import { versionOf } from './version';

export type CatchRow = Selectable<CatchTable>;

/** In the order of the rows. */
const withPictures = async (db: Db, rows: readonly CatchRow[]): Promise<Catch[]> => {
  if (rows.length === 0) return [];
  const pictures = await db
    .selectFrom('catchPictures')
    .innerJoin('pictures', 'pictures.hash', 'catchPictures.hash')
    .select(['catchId', 'pictures.hash as id', 'width', 'height', 'caption'])
    .where(
      'catchId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  return rows.map(({ id, date, story, createdAt }) => {
    const shown = pictures
      .filter(({ catchId }) => catchId === id)
      .map(({ id: picture, width, height, caption }) => ({ id: picture, width, height, caption }));
    return { id, date, story, createdAt, pictures: shown, version: versionOf([date, story, shown]) };
  });
};

const newestFirst = (db: Db) => db.selectFrom('catches').selectAll().orderBy('date', 'desc').orderBy('id', 'desc');

export const findNewest = async (db: Db, { limit, offset }: { limit: number; offset: number }): Promise<Catch[]> =>
  withPictures(db, await newestFirst(db).limit(limit).offset(offset).execute());

/** Newest first. */
export const findCatchesOf = async (db: Db, month: YearMonth): Promise<Catch[]> => {
  const { first, last } = monthRange(month);
  return withPictures(db, await newestFirst(db).where('date', '>=', first).where('date', '<=', last).execute());
};

/** Keyed by month (`YYYY-MM`), newest first. */
export const countCatches = async (db: Db): Promise<{ month: string; count: number }[]> => {
  const month = sql<string>`substr(date, 1, 7)`;
  const rows = await db
    .selectFrom('catches')
    .select((eb) => [month.as('month'), eb.fn.countAll().as('count')])
    .groupBy(month)
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => ({ month: row.month, count: Number(row.count) }));
};

/** Includes the photographs. */
export const findCatch = async (db: Db, id: number): Promise<Catch | null> =>
  (await withPictures(db, await newestFirst(db).where('id', '=', id).execute()))[0] ?? null;

export const findCatchOfKey = async (db: Db, key: string): Promise<Catch | null> =>
  (await withPictures(db, await newestFirst(db).where('key', '=', key).execute()))[0] ?? null;

/** Stores no photographs. The database refuses a second post with the same key. */
export const insertCatch = async (db: Db, row: Insertable<CatchTable>): Promise<number> =>
  (await db.insertInto('catches').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** The lock holds until the transaction ends. */
export const lockCatch = async (db: Db, id: number): Promise<Catch | null> => {
  // A write that changes nothing locks the post on both engines.
  await db
    .updateTable('catches')
    .set((post) => ({ date: post.ref('date') }))
    .where('id', '=', id)
    .execute();
  return findCatch(db, id);
};

/** False if there is none. */
export const updateCatch = async (db: Db, id: number, changed: Pick<CatchRow, 'date' | 'story'>): Promise<boolean> =>
  (await db.updateTable('catches').set(changed).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;

export const setCatchPictures = async (db: Db, catchId: number, pictures: SaveCatch['pictures']): Promise<void> => {
  await db.deleteFrom('catchPictures').where('catchId', '=', catchId).execute();
  if (pictures.length === 0) return;
  const rows = pictures.map(({ id: hash, caption }, index) => ({ catchId, place: index + 1, hash, caption }));
  await db.insertInto('catchPictures').values(rows).execute();
};

/** False if there is none. */
export const dropCatch = async (db: Db, id: number): Promise<boolean> =>
  (await db.deleteFrom('catches').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;

export const countAll = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('catches')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
