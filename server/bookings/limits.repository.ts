import type { EarlierDeadlines } from '../../contract/booking/deadline.rules';
import type { UnpaidSeats } from '../../contract/booking/limits.rules';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { Db } from '../db/tables';
import type { Span } from '../throttle/lastHour';

/**
 * Unpaid seats of a telephone number from a date on, with those that are held for it as an offer of the waiting list; trips
 * that were called off are not counted.
 */
export const unpaidSeatsOf = async (db: Db, phone: string, from: DayDate): Promise<UnpaidSeats> => {
  const booked = await db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select(['guests.dayId', 'guests.guestCount'])
    .where('guests.phone', '=', phone)
    .where('guests.state', '=', 'WATTING')
    .where('days.date', '>=', from)
    .where('days.state', '<>', 'CANCEL')
    .execute();
  const held = await db
    .selectFrom('waiting')
    .innerJoin('days', 'days.id', 'waiting.dayId')
    .select(['waiting.dayId', 'waiting.guestCount'])
    .where('waiting.phone', '=', phone)
    .where('waiting.state', '=', 'OFFERED')
    .where('days.date', '>=', from)
    .execute();
  const unpaid = [...booked, ...held];
  return {
    trips: new Set(unpaid.map(({ dayId }) => dayId)).size,
    seats: unpaid.reduce((sum, { guestCount }) => sum + guestCount, 0),
  };
};

/**
 * The deadlines of the bookings of a telephone number for a day that were cancelled after an instant without having been
 * paid; null if there are none.
 */
export const earlierDeadlines = async (
  db: Db,
  { dayId, phone, since }: { dayId: number; phone: string; since: string },
): Promise<EarlierDeadlines | null> => {
  const { first, last, madeAt } = await db
    .selectFrom('guests')
    .select(({ fn }) => [fn.min('payBy').as('first'), fn.max('payBy').as('last'), fn.max('createdAt').as('madeAt')])
    .where('phone', '=', phone)
    .where('dayId', '=', dayId)
    .where('state', '=', 'CANCEL')
    .where('cancelledAt', '>', since)
    .where('paidWon', 'is', null)
    .where('payBy', 'is not', null)
    .executeTakeFirstOrThrow();
  return first && last && madeAt ? { first, last, madeAt } : null;
};

/**
 * Number of bookings that a telephone number made within a span, including cancelled ones, and of its entries on waiting
 * lists that have not become a booking; and the time of the first.
 */
export const bookingsWithin = async (
  db: Db,
  phone: string,
  { since, until }: Span,
): Promise<{ count: number; first: string | null }> => {
  const { count, first } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('guests')
        .select('createdAt')
        .where('phone', '=', phone)
        .where('createdAt', '>', since)
        .unionAll(
          eb
            .selectFrom('waiting')
            .select('createdAt')
            .where('phone', '=', phone)
            .where('createdAt', '>', since)
            .where('guestId', 'is', null),
        )
        .as('made'),
    )
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.min('createdAt').as('first')])
    .where('createdAt', '<=', until)
    .executeTakeFirstOrThrow();
  return { count: Number(count), first };
};
