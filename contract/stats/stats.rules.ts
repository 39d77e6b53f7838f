import { depositTotals } from '../booking/guest.rules';
import { keptOf } from '../booking/ledger.rules';
import { feeOf, moneyOf, type Paying } from '../booking/refund.rules';
import { addDays, daysBetween, monthRange, seoulToday, yearMonthOf, type DayDate } from '../day/calendar.rules';
import type { ReserveDay } from '../day/day.schema';
import { hasDeparted, timesOf, type TripTimes } from '../day/times.rules';
import type { TripReason } from '../day/tripReason.schema';
import type { Figures, StatsQuery, StatsRow } from './stats.schema';

/**
 * Days before the trip at which each group of cancellations begins: the steps of the refund policy, and the day itself.
 */
export const NOTICE_GROUPS = [7, 3, 1, 0] as const;

/** Without personal data. */
export interface CountedBooking extends Paying {
  price: number;
  cancelledAt: string | null;
  /** Whether it was cancelled with its whole trip. */
  withTrip: boolean;
  /** Left with the operator by earlier refunds, in 10,000 won. */
  kept: number;
}
/** `reason` is why the trip was cancelled, null if none was given. */
export interface CountedDay
  extends TripTimes, Pick<ReserveDay, 'date' | 'week' | 'state' | 'fish' | 'totalCount' | 'guestCount'> {
  reason: TripReason | null;
  bookings: readonly CountedBooking[];
}

/** Up to today, with the same dates of the year before; inclusive. A future period has no dates and no comparison. */
export const statsPeriods = (
  { year, month }: StatsQuery,
  today: DayDate,
): Record<'now' | 'before', readonly [DayDate, DayDate]> => {
  const bounds = (of: number) => ({
    from: monthRange({ year: of, month: month ?? 1 }).first,
    end: monthRange({ year: of, month: month ?? 12 }).last,
  });
  const now = bounds(year);
  const before = bounds(year - 1);
  if (now.from > today)
    return { now: [now.from, addDays(now.from, -1)], before: [before.from, addDays(before.from, -1)] };
  const isRunning = now.from <= today && today < now.end;
  if (!isRunning) return { now: [now.from, now.end], before: [before.from, before.end] };
  const sameMonth = monthRange({ year: year - 1, month: yearMonthOf(today).month }).last;
  const sameDay = `${year - 1}${today.slice(4)}`;
  return { now: [now.from, today], before: [before.from, sameDay < sameMonth ? sameDay : sameMonth] };
};

/** The trip has departed, by the policy's times or its own, or is cancelled. */
export const isCounted = (day: CountedDay, policy: TripTimes, now: Date): boolean =>
  day.state === 'CANCEL' || hasDeparted(day.date, timesOf(day, policy), now);

/** Excludes cancelled days, and closed days without passengers. */
const wasOffered = ({ state, guestCount }: CountedDay): boolean =>
  state !== 'CANCEL' && (state !== 'CLOSE' || guestCount > 0);

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Counts offered days only. Groups are in the order of their first day. */
const rowsBy = (days: readonly CountedDay[], keyOf: (day: CountedDay) => string): StatsRow[] => {
  const groups = new Map<string, CountedDay[]>();
  for (const day of days.filter(wasOffered)) groups.set(keyOf(day), [...(groups.get(keyOf(day)) ?? []), day]);
  return [...groups].map(([key, its]) => ({
    key,
    days: its.length,
    offered: sum(its, ({ totalCount }) => totalCount),
    sold: sum(its, ({ guestCount }) => guestCount),
  }));
};

/** Sorts by the number in the key, or by the booked people. */
export type GroupOrder = 'number' | 'people';

/** The tide phases without a number come last. */
const numberOf = (key: string): number => parseInt(key, 10) || Infinity;

/** Includes the groups of the period before. */
export const groupKeys = (now: readonly StatsRow[], before: readonly StatsRow[], by: GroupOrder): string[] => {
  const sold = (rows: readonly StatsRow[], key: string) => rows.find((row) => row.key === key)?.sold ?? 0;
  return [...new Set([...now, ...before].map(({ key }) => key))].sort((one, other) =>
    by === 'number' ? numberOf(one) - numberOf(other) : sold(now, other) - sold(now, one),
  );
};

/** In 10,000 won, left with the operator by earlier refunds and the current one. */
const leftOf = (booking: CountedBooking): number => keptOf({ ...moneyOf(booking), kept: booking.kept });

/** In days, by the calendar of Seoul. */
const noticeOf = (day: CountedDay, { cancelledAt }: CountedBooking): number =>
  cancelledAt === null ? 0 : Math.max(0, daysBetween(seoulToday(new Date(cancelledAt)), day.date));

/** Figures of the days between two dates, both inclusive. */
export const figuresOf = (
  days: readonly CountedDay[],
  [from, until]: readonly [DayDate, DayDate],
  tideOf: (date: DayDate) => string,
): Figures => {
  const sailing = days.filter(({ state }) => state !== 'CANCEL');
  const off = days.filter(({ state }) => state === 'CANCEL');
  const weather = off.filter(({ reason }) => reason === 'WEATHER').length;
  const standing = sailing.flatMap(({ bookings }) => bookings.filter(({ state }) => state !== 'CANCEL'));
  const cancelled = days.flatMap((day) =>
    day.bookings
      .filter(({ state }) => state === 'CANCEL')
      .map((booking) => ({ booking, notice: noticeOf(day, booking) })),
  );
  const single = cancelled.filter(({ booking }) => !booking.withTrip);
  return {
    from,
    until,
    days: {
      sailed: sailing.filter(({ guestCount }) => guestCount > 0).length,
      weather,
      cancelled: off.length - weather,
    },
    seats: {
      offered: sum(days.filter(wasOffered), ({ totalCount }) => totalCount),
      sold: sum(sailing, ({ guestCount }) => guestCount),
    },
    money: {
      deposits: depositTotals(standing).paid,
      fares: sum(standing, feeOf),
      kept: sum(standing, leftOf) + sum(cancelled, ({ booking }) => leftOf(booking)),
    },
    cancellations: {
      bookings: single.length,
      people: sum(single, ({ booking }) => booking.guestCount),
      byNotice: NOTICE_GROUPS.map((least, at) => ({
        days: least,
        bookings: single.filter(({ notice }) => notice >= least && notice < (NOTICE_GROUPS[at - 1] ?? Infinity)).length,
      })),
    },
    byWeekday: rowsBy(days, ({ week }) => String(week)),
    byFish: rowsBy(days, ({ fish }) => fish),
    byTide: rowsBy(days, ({ date }) => tideOf(date)),
  };
};
