import type { Insertable, Selectable, Updateable } from 'kysely';
import type { DayDate } from '#contract/day/calendar.rules';
import type { MessageState } from '#contract/messages/message.schema';
import type { WaitingState } from '#contract/waiting/waiting.schema';
import { isPostgres } from '#server/db/engine';
import type { Db, WaitingTable } from '#server/db/tables';

export type WaitingRow = Selectable<WaitingTable>;

const IN_LINE: readonly WaitingState[] = ['WAITING', 'OFFERED'];

/** The database refuses a second entry of a telephone number in line for the day. */
export const insertEntry = (db: Db, entry: Insertable<WaitingTable>): Promise<WaitingRow> =>
  db.insertInto('waiting').values(entry).returningAll().executeTakeFirstOrThrow();

export const findEntry = async (db: Db, id: number): Promise<WaitingRow | null> =>
  (await db.selectFrom('waiting').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const findEntryOfKey = async (db: Db, key: string): Promise<WaitingRow | null> =>
  (await db.selectFrom('waiting').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

export const findEntryOfToken = async (db: Db, tokenHash: string): Promise<WaitingRow | null> =>
  (await db.selectFrom('waiting').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()) ?? null;

/** In the order of their numbers. Lock the day first to change them. */
export const findEntries = (db: Db, dayId: number, states?: readonly WaitingState[]): Promise<WaitingRow[]> =>
  db
    .selectFrom('waiting')
    .selectAll()
    .where('dayId', '=', dayId)
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .orderBy('number')
    .execute();

export const nextNumber = async (db: Db, dayId: number): Promise<number> => {
  const { last } = await db
    .selectFrom('waiting')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('dayId', '=', dayId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

export const findEntryInLine = async (db: Db, dayId: number, phone: string): Promise<WaitingRow | null> =>
  (await db
    .selectFrom('waiting')
    .selectAll()
    .where('dayId', '=', dayId)
    .where('phone', '=', phone)
    .where('state', 'in', IN_LINE)
    .executeTakeFirst()) ?? null;

export const isInLine = async (db: Db, dayId: number, phone: string): Promise<boolean> =>
  (await findEntryInLine(db, dayId, phone)) !== null;

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

/** Null if its state has changed since it was read. */
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
 * Call it after the delivery; a retry does not change the first instant. No effect if the offer is over or replaced.
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

export const markSkipped = async (db: Db, ids: readonly number[], at: string): Promise<void> => {
  if (ids.length === 0) return;
  await db.updateTable('waiting').set({ skippedAt: at }).where('id', 'in', ids).execute();
};

/** The lock holds until the transaction ends. Lock the day first. */
export const lockEntry = async (db: Db, id: number): Promise<WaitingRow | null> =>
  (await db
    .selectFrom('waiting')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()) ?? null;

/** Also drops unsent messages to these entries, and deletes the texts of the others. */
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
