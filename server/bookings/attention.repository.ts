import type { Attention, OwedRefund } from '../../contract/booking/guest.schema';
import { WON } from '../../contract/money.rules';
import type { Db } from '../db/tables';
import type { Range } from '../page';
import { storedBookings, toBooking, toOwed } from './bookings.repository';

const bookingsByDay = (db: Db) =>
  db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select((eb) => ['days.date', eb.fn.countAll().as('count')])
    .groupBy('days.date')
    .orderBy('days.date');

const summed = (rows: readonly { date: string; count: number | string | bigint }[]): Attention['unpaidSoon'] => {
  const days = rows.map(({ date, count }) => ({ date, count: Number(count) }));
  return { count: days.reduce((sum, { count }) => sum + count, 0), days };
};

/** Counts active unpaid bookings of trips between two dates. */
export const countUnpaid = async (
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<Attention['unpaidSoon']> =>
  summed(
    await bookingsByDay(db)
      .where('guests.state', '=', 'WATTING')
      .where('days.state', '!=', 'CANCEL')
      .where('days.date', '>=', from)
      .where('days.date', '<=', to)
      .execute(),
  );

/** Counts paid bookings on cancelled days, whose guests must be called, cancelled and refunded. */
export const countPaidOnCancelledDays = async (db: Db): Promise<Attention['paidOnCancelledDays']> =>
  summed(await bookingsByDay(db).where('guests.state', '=', 'COMPLETE').where('days.state', '=', 'CANCEL').execute());

/** Number of open refunds, and their sum in 10,000 won. */
export const sumOpenRefunds = async (db: Db): Promise<Attention['openRefunds']> => {
  const { count, won } = await db
    .selectFrom('guests')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('refundWon').as('won')])
    .where('refundWon', '>', 0)
    .where('refundedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: Number(won ?? 0) / WON };
};

/** One page of open refunds, oldest first; also of deleted bookings. */
export const findOpenRefunds = async (db: Db, { limit, offset }: Range): Promise<OwedRefund[]> => {
  const rows = await storedBookings(db)
    .where('guests.refundWon', '>', 0)
    .where('guests.refundedAt', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('guests.cancelledAt', 'guests.owedSince'))
    .orderBy('guests.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toOwed(toBooking(row)));
};
