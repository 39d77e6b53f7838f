import type { Selectable } from 'kysely';
import type { CalendarFeedTable, Db } from '../db/tables';

const ROW = 1;

type FeedRow = Omit<Selectable<CalendarFeedTable>, 'id'>;

/** The secret address of the operator's calendar, as salt and hash of its token; null if none was made. */
export const findFeed = async (db: Db): Promise<FeedRow | null> =>
  (await db
    .selectFrom('calendarFeed')
    .select(['salt', 'tokenHash', 'madeAt'])
    .where('id', '=', ROW)
    .executeTakeFirst()) ?? null;

/** Stores an address in place of the previous one. */
export const saveFeed = async (db: Db, row: FeedRow): Promise<void> => {
  await db
    .insertInto('calendarFeed')
    .values({ id: ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** Removes the address; false if there was none. */
export const dropFeed = async (db: Db): Promise<boolean> =>
  (await db.deleteFrom('calendarFeed').where('id', '=', ROW).returning('id').executeTakeFirst()) !== undefined;
