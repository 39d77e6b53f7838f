import { sql } from 'kysely';
import type { DayDate } from '#contract/day/calendar.rules';
import { isPostgres } from '#server/db/engine';
import type { Db } from '#server/db/tables';
import { bookings, toBooking, type Booking } from '../bookings.repository';

/** Equals the condition of the index `guests_unpaid_by`. */
const unpaid = (db: Db) =>
  db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .where(sql<boolean>`guests.state = 'WATTING' and guests.pay_by is not null and guests.claimed_at is null`)
    .where('guests.deletedAt', 'is', null)
    .where('days.state', '<>', 'CANCEL')
    .orderBy('guests.payBy')
    .orderBy('guests.id');

export const findOverdue = async (
  db: Db,
  before: string,
  { from, until }: { from: DayDate; until: DayDate | null },
): Promise<number[]> => {
  const rows = await unpaid(db)
    .select('guests.id')
    .where('guests.payBy', '<=', before)
    .where('days.date', '>=', from)
    .$if(until !== null, (query) => query.where('days.date', '<=', until ?? from))
    .execute();
  return rows.map(({ id }) => id);
};

/** Locks the bookings, as every action does before their days. */
export const lockLate = async (
  db: Db,
  now: string,
  {
    first,
    last,
    of,
    after = '',
  }: { first: DayDate; last: DayDate | null; of: 'sailing' | 'cancelled'; after?: string },
): Promise<Booking[]> => {
  const rows = await bookings(db)
    .where('guests.state', '=', 'WATTING')
    .where('guests.payBy', '<=', now)
    .where('guests.payBy', '>', after)
    .where('days.date', '>=', first)
    .$if(last !== null, (query) => query.where('days.date', '<=', last ?? first))
    .where('days.state', of === 'cancelled' ? '=' : '<>', 'CANCEL')
    .orderBy('guests.id')
    .$if(isPostgres(db), (query) => query.forUpdate('guests'))
    .execute();
  return rows.map(toBooking);
};

/** Call it with the bookings locked (`lockCallsOf`). */
export const findDueAfter = async (db: Db, dayId: number, instant: string): Promise<Booking[]> => {
  const rows = await bookings(db)
    .where('guests.dayId', '=', dayId)
    .where('guests.state', '=', 'WATTING')
    .where('guests.payBy', '>', instant)
    .orderBy('guests.id')
    .execute();
  return rows.map(toBooking);
};

/** A reminder that was dropped as void does not count. */
const NOT_VOID = sql<boolean>`(messages.state <> 'DROPPED' or messages.last_error is not null)`;

export const findNotReminded = async (
  db: Db,
  now: string,
): Promise<{ id: number; createdAt: string; payBy: string }[]> => {
  const rows = await unpaid(db)
    .select(['guests.id', 'guests.createdAt', 'guests.payBy'])
    .where('guests.payBy', '>', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.guestId', '=', 'guests.id')
            .where('messages.kind', '=', 'REMINDER')
            .where(NOT_VOID),
        ),
      ),
    )
    .execute();
  return rows.map(({ payBy, ...row }) => ({ ...row, payBy: payBy ?? '' }));
};

export const wasReminded = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('messages')
    .select('id')
    .where('guestId', '=', id)
    .where('kind', '=', 'REMINDER')
    .where(NOT_VOID)
    .executeTakeFirst()) !== undefined;
