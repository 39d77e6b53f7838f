import type { Attention } from '../../contract/booking/guest.schema';
import type { Db } from '../db/tables';

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
