import type { BookingPolicy } from '../config/config.schema';
import { bookableMonths, cutoffHour } from '../config/config.rules';
import { characters, DAY_MEMO_MAX, hasForbiddenCharacter } from '../text.rules';
import type { FieldProblem } from '../errors';
import { monthsBetween, seoulHour, seoulToday, yearMonthOf, type DayDate } from './calendar.rules';
import type { DayState, ReserveDay } from './day.schema';
import { openingOf, OPENING_STEP_MS } from './opening.rules';
import { departureOf, type Departing } from './times.rules';

/** The effect of a cancellation on `today` on the seats: only a day that takes bookings sells them again. */
export type SeatsAfterCancel = 'sold again' | 'reopen the day' | 'stay closed' | 'no trip';
/** What happens to the seats of a booking of the day that is cancelled on `today`. */
export const seatsAfterCancel = (day: Pick<ReserveDay, 'state' | 'date'>, today: DayDate): SeatsAfterCancel => {
  if (day.state === 'CANCEL') return 'no trip';
  if (day.state === 'CLOSE' || day.date < today) return 'stay closed';
  return day.state === 'COMPLETE' ? 'reopen the day' : 'sold again';
};

/** Validates a day's memo in its stored form; null if it is valid. */
export const dayMemoProblem = (memo: string): FieldProblem<'memo'> | null => {
  if (characters(memo) > DAY_MEMO_MAX) return { field: 'memo', code: 'TOO_LONG', max: DAY_MEMO_MAX };
  return hasForbiddenCharacter(memo) ? { field: 'memo', code: 'CHARACTER_INVALID' } : null;
};

/** The states a day may be changed to; used by the operator's buttons and by the server (specification 4). */
export const DAY_TRANSITIONS: Record<DayState, readonly DayState[]> = {
  OPEN: ['COMPLETE', 'CLOSE', 'CANCEL'],
  COMPLETE: ['OPEN', 'CLOSE', 'CANCEL'],
  CLOSE: ['OPEN', 'COMPLETE', 'CANCEL'],
  CANCEL: ['OPEN', 'COMPLETE', 'CLOSE'],
};

type Seats = Pick<ReserveDay, 'totalCount' | 'guestCount' | 'heldCount' | 'charter'>;
/** Seats that are taken: sold, or held for people of the waiting list. */
export const seatsTaken = ({ guestCount, heldCount }: Pick<Seats, 'guestCount' | 'heldCount'>): number =>
  guestCount + heldCount;
/** Seats that can still be sold, never negative; none on a chartered day. */
export const seatsLeft = ({ totalCount, charter, ...seats }: Seats): number =>
  charter === 'Y' ? 0 : Math.max(0, totalCount - seatsTaken(seats));
/** Up to this number of seats left, a card highlights them in amber. */
export const LAST_SEATS = 3;

/** The state of a day as it is shown: a chartered day reads CHARTER (독선), unless its trip is cancelled. */
export type ShownState = DayState | 'CHARTER';
/** The state of a day as it is shown. */
export const shownState = ({ state, charter }: Pick<ReserveDay, 'state' | 'charter'>): ShownState =>
  charter === 'Y' && state !== 'CANCEL' ? 'CHARTER' : state;

/** The state of a day as the operator sees it: before its opening it takes no bookings yet, and after its date none any more. */
export type ManagedState = ShownState | 'OPENS_LATER' | 'PAST';
/** The state of a day as the operator sees it now. */
export const managedState = (
  day: Pick<ReserveDay, 'state' | 'charter' | 'date' | 'opensAt'>,
  now: Date,
): ManagedState => {
  const shown = shownState(day);
  if (day.date < seoulToday(now) && (shown === 'OPEN' || shown === 'COMPLETE')) return 'PAST';
  return shown === 'OPEN' && openingOf(day, now) !== null ? 'OPENS_LATER' : shown;
};

/** Whether a day is closed because all of its seats are sold or held, so that people can wait for them. */
export const isSoldOut = (day: Pick<ReserveDay, 'state'> & Seats): boolean =>
  shownState(day) === 'COMPLETE' && seatsLeft(day) === 0;

/** The states that are offered for a day: a chartered one sails or does not, and takes no bookings either way. */
export const offeredStates = ({ state, charter }: Pick<ReserveDay, 'state' | 'charter'>): readonly DayState[] => {
  if (charter === 'N') return DAY_TRANSITIONS[state];
  return state === 'CANCEL' ? ['COMPLETE'] : ['CANCEL'];
};

/**
 * The offer of a calendar card: a bookable day with seats, or the reason why it cannot be booked. `memo` is what visitors
 * read of it: on a bookable day only if the operator has made it public.
 */
export type DayOffer =
  | { kind: 'bookable'; seatsLeft: number; memo: string }
  | { kind: 'closed'; state: Exclude<ShownState, 'OPEN'>; memo: string };

/** The offer of a day. One that takes bookings but has no seats left counts as full. */
export const dayOffer = (day: Pick<ReserveDay, 'state' | 'memo' | 'memoPublic'> & Seats): DayOffer => {
  const left = seatsLeft(day);
  if (day.state === 'OPEN' && left > 0)
    return { kind: 'bookable', seatsLeft: left, memo: day.memoPublic === 'Y' ? day.memo : '' };
  const shown = shownState(day);
  return { kind: 'closed', state: shown === 'OPEN' ? 'COMPLETE' : shown, memo: day.memo };
};

/** A day as everybody may read it: without the memo of an open day that is not made public. */
export const publicDay = <Day extends Pick<ReserveDay, 'state' | 'memo' | 'memoPublic'>>(day: Day): Day =>
  day.state === 'OPEN' && day.memoPublic === 'N' ? { ...day, memo: '' } : day;

/**
 * Whether a trip sails: confirmed by the number of people or by hand, or some people short of the least number. Null
 * without a least number, for a day that is closed, cancelled or chartered, and while seats held for the waiting list leave
 * too few for the people who are missing. `minCount` is 0 for a trip that the operator has confirmed: it does not fall short
 * again.
 */
export type Sailing = { kind: 'confirmed'; minCount: number } | { kind: 'short'; minCount: number; missing: number };
type SailingDay = Pick<ReserveDay, 'state' | 'minCount' | 'confirmed'> & Seats;
/** Whether the trip of a day sails. */
export const sailingOf = (day: SailingDay): Sailing | null => {
  const { state, charter, guestCount, heldCount, minCount, confirmed } = day;
  if (minCount === 0 || charter === 'Y' || state === 'CLOSE' || state === 'CANCEL') return null;
  if (confirmed === 'Y') return { kind: 'confirmed', minCount: 0 };
  if (guestCount >= minCount) return { kind: 'confirmed', minCount };
  const missing = minCount - guestCount;
  return heldCount > 0 && missing > seatsLeft(day) ? null : { kind: 'short', minCount, missing };
};
/** So many days before a trip under its least number is named on the operator's home page. */
export const BELOW_MINIMUM_DAYS = 3;

/** Reason why the time does not allow booking a day (specification 5). */
export type PeriodProblem = 'NOT_BOOKING_PERIOD' | 'BOOKING_TIME_PASSED';

/** What of a day tells until when it can be booked. */
type DepartingDay = Departing & Pick<ReserveDay, 'date'>;

/**
 * Whether a trip of today has left, as far as visitors are concerned: from the half hour in which it departs, because pages
 * are kept for half hours (docs/adr/0049).
 */
const leaves = (day: DepartingDay, now: Date, policy: BookingPolicy): boolean => {
  // NaN, which is never in the past, if it is not known.
  const departure = departureOf(day, policy)?.getTime() ?? NaN;
  return departure - (departure % OPENING_STEP_MS) <= now.getTime();
};

/**
 * Checks whether a day can be booked at `now`: not before today, not today after the cut-off hour or the departure, not
 * beyond the bookable months (the current one and the next N - 1). Returns null if it can.
 */
export const periodProblem = (day: DepartingDay, now: Date, policy: BookingPolicy): PeriodProblem | null => {
  const today = seoulToday(now);
  if (day.date < today) return 'NOT_BOOKING_PERIOD';
  if (day.date === today && (seoulHour(now) >= cutoffHour(policy) || leaves(day, now, policy)))
    return 'BOOKING_TIME_PASSED';
  if (monthsBetween(yearMonthOf(today), yearMonthOf(day.date)) >= bookableMonths(policy)) return 'NOT_BOOKING_PERIOD';
  return null;
};

/** Whether a day is visible to visitors: days beyond the bookable months are not disclosed. */
export const isAnnounced = (date: DayDate, now: Date, policy: BookingPolicy): boolean =>
  date <= seoulToday(now) || periodProblem({ date, departAt: null }, now, policy) === null;

/** Whether the public calendar hides a day: days before today, and today after the cut-off hour or the departure. */
export const isHiddenByTime = (day: DepartingDay, now: Date, policy: BookingPolicy): boolean =>
  day.date <= seoulToday(now) && periodProblem(day, now, policy) !== null;

/**
 * The state of a day after its seats change: the last seat or a charter closes it, a released seat opens it again.
 * `seats` are those after the change, so a charter that only becomes smaller opens nothing.
 */
export const stateAfterSeats = (before: DayState, seats: Seats, delta: number): DayState => {
  if (before === 'OPEN' && delta > 0 && seatsLeft(seats) === 0) return 'COMPLETE';
  if (before === 'COMPLETE' && delta < 0 && seatsLeft(seats) > 0) return 'OPEN';
  return before;
};

/**
 * The state of a day after the operator changes its capacity: a full COMPLETE day that gains seats opens, an OPEN day
 * without seats left closes. All other states stay.
 */
export const stateAfterCapacity = (before: DayState, seats: Seats, totalCount: number): DayState => {
  const left = seatsLeft({ ...seats, totalCount });
  if (before === 'COMPLETE' && seatsLeft(seats) === 0 && left > 0) return 'OPEN';
  if (before === 'OPEN' && seatsTaken(seats) > 0 && left === 0) return 'COMPLETE';
  return before;
};

/** The state after the operator requests one: a full or chartered day stays COMPLETE if OPEN is requested. */
export const stateAfterRequest = (requested: DayState, seats: Seats): DayState =>
  requested === 'OPEN' && seatsLeft(seats) === 0 ? 'COMPLETE' : requested;
