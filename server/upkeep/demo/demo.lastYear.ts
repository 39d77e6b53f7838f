import type { DayDate } from '#contract/day/calendar.rules';
import { addDays, addMonths, isoWeek, monthRange, yearMonthOf } from '#contract/day/calendar.rules';
import type { GuestState } from '#contract/booking/guest.schema';

/** `cancelled` is in days before the trip. */
interface FormerParty {
  guestCount: number;
  state: Exclude<GuestState, 'WATTING'>;
  daysBefore?: number;
}

/** A trip without parties was lost to the weather. */
export interface FormerDay {
  date: DayDate;
  parties: readonly FormerParty[] | null;
}

const paid = (...people: readonly number[]): FormerParty[] =>
  people.map((guestCount) => ({ guestCount, state: 'COMPLETE' }));
const cancelled = (guestCount: number, daysBefore: number): FormerParty => ({
  guestCount,
  state: 'CANCEL',
  daysBefore,
});

const BUSY = [paid(10, 6), paid(8, 5), [...paid(12), cancelled(4, 2)]];
const QUIET = [paid(5), [...paid(6), cancelled(2, 9)], paid(3, 2), [...paid(4), cancelled(3, 4)]];

/** More at the weekend; null for a trip that was lost to the weather. */
const partiesOf = (date: DayDate, index: number): FormerDay['parties'] => {
  if (index % 12 === 7) return null;
  const likely = isoWeek(date) >= 6 ? BUSY : QUIET;
  return likely[index % likely.length] ?? [];
};

/**
 * In the current month and the one before, so that the statistics have a comparison. The boat did not sail on Mondays
 * and Thursdays.
 */
export const formerDays = (today: DayDate): FormerDay[] => {
  const month = addMonths(yearMonthOf(today), -12);
  const { first } = monthRange(addMonths(month, -1));
  const { last } = monthRange(month);
  const dates: DayDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) if (![1, 4].includes(isoWeek(date))) dates.push(date);
  return dates.map((date, index) => ({ date, parties: partiesOf(date, index) }));
};
