import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { MessageState } from '../../contract/messages/message.schema';
import type { WaitingState } from '../../contract/waiting/waiting.schema';
import { isPostgres } from '../db/engine';
import type { Db, WaitingTable } from '../db/tables';

export type WaitingRow = Selectable<WaitingTable>;

const IN_LINE: readonly WaitingState[] = ['WAITING', 'OFFERED'];

/**
 * Stores an entry of a waiting list and returns it. The database refuses a second one in line for the day with the same
 * telephone number.
 */
export const insertEntry = (db: Db, entry: Insertable<WaitingTable>): Promise<WaitingRow> =>
  db.insertInto('waiting').values(entry).returningAll().executeTakeFirstOrThrow();

/** The entry with an id, in any state and without a lock; null if there is none. */
export const findEntry = async (db: Db, id: number): Promise<WaitingRow | null> =>
  (await db.selectFrom('waiting').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The entry that was made with an idempotency key, or null. */
export const findEntryOfKey = async (db: Db, key: string): Promise<WaitingRow | null> =>
  (await db.selectFrom('waiting').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

/** The entry whose last offer has this token, or null. */
export const findEntryOfToken = async (db: Db, tokenHash: string): Promise<WaitingRow | null> =>
  (await db.selectFrom('waiting').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()) ?? null;

/** The entries of a day in one of some states, or all, in the order of their numbers. Lock the day first to change them. */
export const findEntries = (db: Db, dayId: number, states?: readonly WaitingState[]): Promise<WaitingRow[]> =>
  db
    .selectFrom('waiting')
    .selectAll()
    .where('dayId', '=', dayId)
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .orderBy('number')
    .execute();

/** The number of a day's next entry. */
export const nextNumber = async (db: Db, dayId: number): Promise<number> => {
  const { last } = await db
    .selectFrom('waiting')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('dayId', '=', dayId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

/** The entry of a telephone number that is in line for a day, or null. */
export const findEntryInLine = async (db: Db, dayId: number, phone: string): Promise<WaitingRow | null> =>
  (await db
    .selectFrom('waiting')
    .selectAll()
    .where('dayId', '=', dayId)
    .where('phone', '=', phone)
    .where('state', 'in', IN_LINE)
    .executeTakeFirst()) ?? null;

/** Whether a telephone number is in line for a day. */
export const isInLine = async (db: Db, dayId: number, phone: string): Promise<boolean> =>
  (await findEntryInLine(db, dayId, phone)) !== null;

/** Those of the given days that have entries in line. */
export const daysInLine = async (db: Db, dayIds: readonly number[]): Promise<number[]> => {
  if (dayIds.length === 0) return [];
  const rows = await db
    .selectFrom('waiting')
    .select('dayId')
    .distinct()
    .where('dayId', 'in', dayIds)
    .where('state', 'in', IN_LINE)
    .execute();
  return rows.map(({ dayId }) => dayId);
};

/** The days with offers whose time is over, in the order of their ids. */
export const daysOfPassedOffers = async (db: Db, now: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('waiting')
    .select('dayId')
    .distinct()
    .where('state', '=', 'OFFERED')
    .where('holdUntil', '<=', now)
    .orderBy('dayId')
    .execute();
  return rows.map(({ dayId }) => dayId);
};

/** The days from a date on that have entries in line without an offer. */
export const daysOfWaiting = async (db: Db, from: DayDate): Promise<number[]> => {
  const rows = await db
    .selectFrom('waiting')
    .innerJoin('days', 'days.id', 'waiting.dayId')
    .select('waiting.dayId')
    .distinct()
    .where('waiting.state', '=', 'WAITING')
    .where('days.date', '>=', from)
    .execute();
  return rows.map(({ dayId }) => dayId);
};

/** Counts the entries without an offer of the days from a date on that sail, by date. */
export const countWaiting = async (db: Db, from: DayDate): Promise<{ date: DayDate; count: number }[]> => {
  const rows = await db
    .selectFrom('waiting')
    .innerJoin('days', 'days.id', 'waiting.dayId')
    .select((eb) => ['days.date', eb.fn.countAll().as('count')])
    .where('waiting.state', '=', 'WAITING')
    .where('days.date', '>=', from)
    .where('days.state', '<>', 'CANCEL')
    .groupBy('days.date')
    .orderBy('days.date')
    .execute();
  return rows.map(({ date, count }) => ({ date, count: Number(count) }));
};

/** Changes an entry if its state is unchanged since it was read; null otherwise. */
export const updateEntry = async (
  db: Db,
  { id, state }: Pick<WaitingRow, 'id' | 'state'>,
  change: Updateable<WaitingTable>,
): Promise<WaitingRow | null> =>
  (await db
    .updateTable('waiting')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()) ?? null;

/**
 * The message of an offer was delivered: its seats are held until an instant, or until the earlier one that an earlier
 * delivery has set. No effect if the offer is over, or there is a later one to the entry.
 */
export const beginHold = async (
  db: Db,
  { id, offer, until }: { id: number; offer: string; until: string },
): Promise<void> => {
  await db
    .updateTable('waiting')
    .set({ holdUntil: until })
    .where('id', '=', id)
    .where('state', '=', 'OFFERED')
    .where('offerSalt', '=', offer)
    .where('holdUntil', '>', until)
    .execute();
};

/** The state of the message that each of the days' entries got last. */
export const lastMessages = async (db: Db, dayId: number): Promise<Map<number | null, MessageState>> => {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('waiting', 'waiting.id', 'messages.waitingId')
    .select(['messages.waitingId', 'messages.state'])
    .where('waiting.dayId', '=', dayId)
    .orderBy('messages.id')
    .execute();
  return new Map(rows.map(({ waitingId, state }) => [waitingId, state]));
};

/** Notes that entries were passed over. */
export const markSkipped = async (db: Db, ids: readonly number[], at: string): Promise<void> => {
  if (ids.length === 0) return;
  await db.updateTable('waiting').set({ skippedAt: at }).where('id', 'in', ids).execute();
};

/** Locks the entry until the transaction ends; its day is locked before. */
export const lockEntry = async (db: Db, id: number): Promise<WaitingRow | null> =>
  (await db
    .selectFrom('waiting')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()) ?? null;

/** Deletes the entries of trips before a date, with the messages to them that were not sent, and the texts of the others. */
export const eraseEntriesBefore = async (db: Db, date: DayDate): Promise<number> => {
  const old = await db
    .selectFrom('waiting')
    .select('waiting.id')
    .innerJoin('days', 'days.id', 'waiting.dayId')
    .where('days.date', '<', date)
    .execute();
  if (old.length === 0) return 0;
  const past = () =>
    db
      .selectFrom('waiting')
      .innerJoin('days', 'days.id', 'waiting.dayId')
      .select('waiting.id')
      .where('days.date', '<', date);
  await db
    .updateTable('messages')
    .set({ state: 'DROPPED', claimedUntil: null, lastError: null })
    .where('waitingId', 'in', past())
    .where('state', 'in', ['QUEUED', 'PARKED'])
    .execute();
  await db.updateTable('messages').set({ sentText: null, sentTo: null }).where('waitingId', 'in', past()).execute();
  await db.deleteFrom('waiting').where('id', 'in', past()).execute();
  return old.length;
};
