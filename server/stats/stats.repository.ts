import type { DayDate } from '#contract/day/calendar.rules';
import type { CountedDay } from '#contract/stats/stats.rules';
import { storedBookings, toBooking } from '#server/bookings/bookings.repository';
import { toDay } from '#server/days/toDay';
import type { Db } from '#server/db/tables';

/** Both inclusive. */
export const findDatesBetween = (
  db: Db,
  [from, until]: readonly [DayDate, DayDate],
): Promise<{ date: DayDate; guestCount: number }[]> =>
  db
    .selectFrom('days')
    .select(['date', 'guestCount'])
    .where('date', '>=', from)
    .where('date', '<=', until)
    .orderBy('date')
    .execute();

/** Both inclusive. */
export const findCountedDays = async (db: Db, [from, until]: readonly [DayDate, DayDate]): Promise<CountedDay[]> => {
  const days = await db
    .selectFrom('days')
    .leftJoin('cancelledTrips', 'cancelledTrips.dayId', 'days.id')
    .selectAll('days')
    .select('cancelledTrips.reason')
    .where('days.date', '>=', from)
    .where('days.date', '<=', until)
    .orderBy('days.date')
    .execute();
  const bookings = await storedBookings(db)
    .where('days.date', '>=', from)
    .where('days.date', '<=', until)
    .orderBy('guests.id')
    .execute();
  const byDay = new Map<number, CountedDay['bookings'][number][]>();
  for (const row of bookings) {
    const { guest, dayId, money } = toBooking(row);
    const ofDay = byDay.get(dayId);
    const counted = { ...guest, withTrip: guest.tripCancelled === 'Y', kept: money.kept };
    if (ofDay) ofDay.push(counted);
    else byDay.set(dayId, [counted]);
  }
  return days.map(({ reason, ...day }) => ({ ...toDay(day), reason, bookings: byDay.get(day.id) ?? [] }));
};
