import { sql, type Insertable, type Selectable } from 'kysely';
import type { DayDate } from '#contract/day/calendar.rules';
import type { Db, DrawEntryTable, DrawRefusalTable, DrawTable } from '#server/db/tables';

export type DrawRow = Selectable<DrawTable>;
export type DrawEntryRow = Selectable<DrawEntryTable>;
/** Every visitor of an opening waits for these statements. */
const RANKS_AT_ONCE = 500;
type Opening = Pick<DrawRow, 'dayId' | 'opensAt'>;

export const openingsWithoutDraw = async (db: Db, now: string): Promise<Opening[]> => {
  const rows = await db
    .selectFrom('days')
    .leftJoin('draws', (join) => join.onRef('draws.dayId', '=', 'days.id').onRef('draws.opensAt', '=', 'days.opensAt'))
    .select(['days.id as dayId', 'days.opensAt'])
    .where('days.opensAt', '>', now)
    .where('draws.dayId', 'is', null)
    .orderBy('days.date')
    .execute();
  return rows.flatMap(({ dayId, opensAt }) => (opensAt === null ? [] : [{ dayId, opensAt }]));
};

/** Returns the inserted rows. */
export const insertDraws = async (db: Db, draws: readonly Insertable<DrawTable>[]): Promise<DrawRow[]> => {
  if (draws.length === 0) return [];
  return db
    .insertInto('draws')
    .values(draws)
    .onConflict((conflict) => conflict.columns(['dayId', 'opensAt']).doNothing())
    .returningAll()
    .execute();
};

export const findDraw = async (db: Db, { dayId, opensAt }: Opening): Promise<DrawRow | null> =>
  (await db
    .selectFrom('draws')
    .selectAll()
    .where('dayId', '=', dayId)
    .where('opensAt', '=', opensAt)
    .executeTakeFirst()) ?? null;

/** Lock the day first. */
export const countEntries = async (db: Db, { dayId, opensAt, entries }: Opening & Pick<DrawRow, 'entries'>) => {
  await db.updateTable('draws').set({ entries }).where('dayId', '=', dayId).where('opensAt', '=', opensAt).execute();
};

export const storeOrder = async (
  db: Db,
  { dayId, opensAt }: Opening,
  { order, at }: { order: readonly number[]; at: string },
): Promise<void> => {
  await db
    .updateTable('draws')
    .set({ drawnAt: at, drawnOrder: JSON.stringify(order) })
    .where('dayId', '=', dayId)
    .where('opensAt', '=', opensAt)
    .execute();
  for (let first = 0; first < order.length; first += RANKS_AT_ONCE) {
    const numbers = order.slice(first, first + RANKS_AT_ONCE);
    const ranks = numbers.map((number, index) => sql`when ${number} then ${first + index}`);
    await db
      .updateTable('drawEntries')
      .set({ rank: sql<number>`cast(case number ${sql.join(ranks, sql` `)} end as integer)` })
      .where('dayId', '=', dayId)
      .where('opensAt', '=', opensAt)
      .where('number', 'in', numbers)
      .execute();
  }
};

/** The database refuses a number's second request for the same day. */
export const insertDrawEntries = async (db: Db, entries: readonly Insertable<DrawEntryTable>[]): Promise<void> => {
  if (entries.length > 0) await db.insertInto('drawEntries').values(entries).execute();
};

export const findAlike = (
  db: Db,
  { keys, dayIds, phones }: { keys: readonly string[]; dayIds: readonly number[]; phones: readonly string[] },
): Promise<DrawEntryRow[]> =>
  db
    .selectFrom('drawEntries')
    .selectAll()
    .where((eb) => eb.or([eb('key', 'in', keys), eb.and([eb('dayId', 'in', dayIds), eb('phone', 'in', phones)])]))
    .execute();

export const awaitedOpenings = (db: Db, dayIds?: readonly number[]): Promise<Opening[]> =>
  db
    .selectFrom('drawEntries')
    .select(['dayId', 'opensAt'])
    .distinct()
    .$if(dayIds !== undefined, (query) => query.where('dayId', 'in', dayIds ?? []))
    .orderBy('dayId')
    .orderBy('opensAt')
    .execute();

export const awaitsDraw = async (db: Db, dayId: number): Promise<boolean> =>
  (await db.selectFrom('drawEntries').select('id').where('dayId', '=', dayId).limit(1).executeTakeFirst()) !==
  undefined;

export const findDrawEntries = (db: Db, { dayId, opensAt }: Opening): Promise<DrawEntryRow[]> =>
  db
    .selectFrom('drawEntries')
    .selectAll()
    .where('dayId', '=', dayId)
    .where('opensAt', '=', opensAt)
    .orderBy('number')
    .execute();

/** In the drawn order, then by arrival. Null if none is left, or none has been drawn yet. */
export const nextInOrder = async (db: Db, dayId: number): Promise<DrawEntryRow | null> =>
  (await db
    .selectFrom('drawEntries')
    .innerJoin('draws', (join) =>
      join.onRef('draws.dayId', '=', 'drawEntries.dayId').onRef('draws.opensAt', '=', 'drawEntries.opensAt'),
    )
    .selectAll('drawEntries')
    .where('drawEntries.dayId', '=', dayId)
    .where('draws.drawnAt', 'is not', null)
    .orderBy('drawEntries.opensAt')
    .orderBy((eb) => eb.fn.coalesce('drawEntries.rank', eb.lit(1_000_000)))
    .orderBy('drawEntries.number')
    .limit(1)
    .executeTakeFirst()) ?? null;

export const takeEntry = async (db: Db, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('drawEntries').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Deletes requests that cannot be served any more. Returns their keys. */
export const dropLargerThan = async (db: Db, dayId: number, seats: number): Promise<string[]> => {
  const dropped = await db
    .deleteFrom('drawEntries')
    .where('dayId', '=', dayId)
    .where('guestCount', '>', seats)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('draws')
          .select('draws.dayId')
          .whereRef('draws.dayId', '=', 'drawEntries.dayId')
          .whereRef('draws.opensAt', '=', 'drawEntries.opensAt')
          .where('draws.drawnAt', 'is not', null),
      ),
    )
    .returning('key')
    .execute();
  return dropped.flatMap(({ key }) => (key === null ? [] : [key]));
};

/** The last reason of a key counts. */
export const storeDrawRefusals = async (
  db: Db,
  keys: readonly string[],
  reason: Pick<DrawRefusalTable, 'dayId' | 'code'>,
): Promise<void> => {
  for (let first = 0; first < keys.length; first += RANKS_AT_ONCE)
    await db
      .insertInto('drawRefusals')
      .values(keys.slice(first, first + RANKS_AT_ONCE).map((key) => ({ key, ...reason })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet(reason))
      .execute();
};

export const findDrawRefusal = async (db: Db, key: string): Promise<DrawRefusalTable | null> =>
  (await db.selectFrom('drawRefusals').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

export const findDrawEntry = async (db: Db, key: string): Promise<DrawEntryRow | null> =>
  (await db.selectFrom('drawEntries').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

export const dropEntries = async (db: Db, { dayId, opensAt }: Opening): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('drawEntries')
    .where('dayId', '=', dayId)
    .where('opensAt', '=', opensAt)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export const openingsPutOff = (db: Db, now: string): Promise<Opening[]> =>
  db
    .selectFrom('drawEntries')
    .innerJoin('days', 'days.id', 'drawEntries.dayId')
    .select(['drawEntries.dayId', 'drawEntries.opensAt'])
    .distinct()
    .whereRef('days.opensAt', '<>', 'drawEntries.opensAt')
    .where('days.opensAt', '>', now)
    .execute();

export const eraseDrawEntriesBefore = async (db: Db, date: DayDate): Promise<void> => {
  for (const table of ['drawEntries', 'drawRefusals'] as const)
    await db
      .deleteFrom(table)
      .where('dayId', 'in', (eb) => eb.selectFrom('days').select('id').where('date', '<', date))
      .execute();
};
