import { sql } from 'kysely';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { Db } from '../db/tables';

/** Unpaid bookings with a deadline that nobody says to have paid, as the index `guests_unpaid_by` has them. */
const unpaid = (db: Db) =>
  db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .where(sql<boolean>`guests.state = 'WATTING' and guests.pay_by is not null and guests.claimed_at is null`)
    .where('guests.deletedAt', 'is', null)
    .where('days.state', '<>', 'CANCEL')
    .orderBy('guests.payBy')
    .orderBy('guests.id');

/** The ids of the unpaid bookings whose deadline passed before an instant, on trips from a date on; oldest first. */
export const findOverdue = async (db: Db, before: string, from: DayDate): Promise<number[]> => {
  const rows = await unpaid(db)
    .select('guests.id')
    .where('guests.payBy', '<=', before)
    .where('days.date', '>=', from)
    .execute();
  return rows.map(({ id }) => id);
};

/** The unpaid bookings whose deadline is ahead of an instant and of which nobody was reminded yet, soonest first. */
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
            .where('messages.kind', '=', 'REMINDER'),
        ),
      ),
    )
    .execute();
  return rows.map(({ payBy, ...row }) => ({ ...row, payBy: payBy ?? '' }));
};

/** Whether the guest of a booking was reminded of its deadline. */
export const wasReminded = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('messages')
    .select('id')
    .where('guestId', '=', id)
    .where('kind', '=', 'REMINDER')
    .executeTakeFirst()) !== undefined;
