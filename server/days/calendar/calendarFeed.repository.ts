import type { Selectable } from 'kysely';
import type { CalendarFeedTable, Db } from '#server/db/tables';

const ROW = 1;

type FeedRow = Omit<Selectable<CalendarFeedTable>, 'id'>;

/** The token is stored as salt and hash. */
export const findFeed = async (db: Db): Promise<FeedRow | null> =>
  (await db
    .selectFrom('calendarFeed')
    .select(['salt', 'tokenHash', 'madeAt'])
    .where('id', '=', ROW)
    .executeTakeFirst()) ?? null;

/** Replaces the previous address. */
export const saveFeed = async (db: Db, row: FeedRow): Promise<void> => {
  await db
    .insertInto('calendarFeed')
    .values({ id: ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** False if there was none. */
export const dropFeed = async (db: Db): Promise<boolean> =>
  (await db.deleteFrom('calendarFeed').where('id', '=', ROW).returning('id').executeTakeFirst()) !== undefined;
