import type { UnpaidSeats } from '../../contract/booking/limits.rules';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { Db } from '../db/tables';
import type { Span } from '../throttle/lastHour';

/** Unpaid seats and bookings of a telephone number from a date on; trips that were called off are not counted. */
export const unpaidSeatsOf = async (db: Db, phone: string, from: DayDate): Promise<UnpaidSeats> => {
  const { trips, seats } = await db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select((eb) => [
      eb.fn.count('guests.dayId').distinct().as('trips'),
      eb.fn.coalesce(eb.fn.sum('guests.guestCount'), eb.lit(0)).as('seats'),
    ])
    .where('guests.phone', '=', phone)
    .where('guests.state', '=', 'WATTING')
    .where('days.date', '>=', from)
    .where('days.state', '<>', 'CANCEL')
    .executeTakeFirstOrThrow();
  return { trips: Number(trips), seats: Number(seats) };
};

/** Number of bookings that a telephone number made within a span, including cancelled ones, and the time of the first. */
export const bookingsWithin = async (
  db: Db,
  phone: string,
  { since, until }: Span,
): Promise<{ count: number; first: string | null }> => {
  const { count, first } = await db
    .selectFrom('guests')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('createdAt').as('first')])
    .where('phone', '=', phone)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until)
    .executeTakeFirstOrThrow();
  return { count: Number(count), first };
};
