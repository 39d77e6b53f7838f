import { bookingChangeSchema, dayChangeSchema } from '../../contract/live/live.schema';
import type { Db } from '../db/tables';
import type { LiveChange } from './bus';

const SHOWN: readonly string[] = [...bookingChangeSchema.options, ...dayChangeSchema.options];

/** The newest id of the history, 0 where nothing has happened yet. */
export const newestChangeId = async (db: Db): Promise<number> => {
  const { newest } = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
};

/** The changes of bookings and days after an id, oldest first, `limit` at most. */
export const changesAfter = (db: Db, id: number, limit: number): Promise<LiveChange[]> =>
  db
    .selectFrom('changes')
    .select(['id', 'action', 'dayId', 'guestId', 'at'])
    .where('id', '>', id)
    .where('action', 'in', SHOWN)
    .orderBy('id')
    .limit(limit)
    .execute();
