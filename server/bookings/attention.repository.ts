import { sql, type RawBuilder } from 'kysely';
import type { Attention, GuestState, OwedRefund } from '../../contract/booking/guest.schema';
import { WON } from '../../contract/money.rules';
import type { Db } from '../db/tables';
import type { Range } from '../page';
import { storedBookings, toBooking, toOwed } from './bookings.repository';

const casesOf = async (
  query: RawBuilder<{ date: string; count: number }>,
  db: Db,
): Promise<Attention['unpaidSoon']> => {
  const days = (await query.execute(db)).rows.map(({ date, count }) => ({ date, count: Number(count) }));
  return { count: days.reduce((sum, { count }) => sum + count, 0), days };
};

/** The kept counts of one state on the days that `where` selects, by date. */
const bookingsByDay = (state: GuestState, where: RawBuilder<boolean>) => sql<{ date: string; count: number }>`
  select days.date, sum(kept_counts.count) as count
  from days join kept_counts on kept_counts.kind = 'day' and kept_counts.bucket = days.id
  where kept_counts.state = ${state} and ${where}
  group by days.date having sum(kept_counts.count) > 0 order by days.date`;

/** Counts active unpaid bookings of trips between two dates. */
export const countUnpaid = (db: Db, { from, to }: { from: string; to: string }): Promise<Attention['unpaidSoon']> =>
  casesOf(bookingsByDay('WATTING', sql`days.date >= ${from} and days.date <= ${to} and days.state <> 'CANCEL'`), db);

/** Counts paid bookings on cancelled days, whose guests must be called, cancelled and refunded. */
export const countPaidOnCancelledDays = (db: Db): Promise<Attention['paidOnCancelledDays']> =>
  casesOf(bookingsByDay('COMPLETE', sql`days.state = 'CANCEL'`), db);

/** The condition of an open refund, written as in its index: a parameter instead of 0 would not use it. */
const OPEN_REFUND = sql<boolean>`guests.refund_won > 0 and guests.refunded_at is null`;

/** Number of open refunds, and their sum in 10,000 won. */
export const sumOpenRefunds = async (db: Db): Promise<Attention['openRefunds']> => {
  const { count, won } = await db
    .selectFrom('guests')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('refundWon').as('won')])
    .where(OPEN_REFUND)
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: Number(won ?? 0) / WON };
};

/** One page of open refunds, oldest first; also of deleted bookings. */
export const findOpenRefunds = async (db: Db, { limit, offset }: Range): Promise<OwedRefund[]> => {
  const rows = await storedBookings(db)
    .where(OPEN_REFUND)
    .orderBy((eb) => eb.fn.coalesce('guests.cancelledAt', 'guests.owedSince'))
    .orderBy('guests.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toOwed(toBooking(row)));
};
