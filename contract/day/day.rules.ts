import type { BookingPolicy } from '../config/config.schema';
import { bookableMonths, cutoffHour } from '../config/config.rules';
import { characters, DAY_MEMO_MAX, hasForbiddenCharacter } from '../text.rules';
import type { FieldProblem } from '../errors';
import { monthsBetween, seoulHour, seoulToday, yearMonthOf, type DayDate } from './calendar.rules';
import type { DayState, ReserveDay } from './day.schema';
import { openingOf, OPENING_STEP_MS } from './opening.rules';
import { departureOf, type Departing } from './times.rules';

export type SeatsAfterCancel = 'sold again' | 'reopen the day' | 'stay closed' | 'no trip';
export const seatsAfterCancel = (day: Pick<ReserveDay, 'state' | 'date'>, today: DayDate): SeatsAfterCancel => {
  if (day.state === 'CANCEL') return 'no trip';
  if (day.state === 'CLOSE' || day.date < today) return 'stay closed';
  return day.state === 'COMPLETE' ? 'reopen the day' : 'sold again';
};

export const dayMemoProblem = (memo: string): FieldProblem<'memo'> | null => {
  if (characters(memo) > DAY_MEMO_MAX) return { field: 'memo', code: 'TOO_LONG', max: DAY_MEMO_MAX };
  return hasForbiddenCharacter(memo) ? { field: 'memo', code: 'CHARACTER_INVALID' } : null;
};

/** Specification 4. */
export const DAY_TRANSITIONS: Record<DayState, readonly DayState[]> = {
  OPEN: ['COMPLETE', 'CLOSE', 'CANCEL'],
  COMPLETE: ['OPEN', 'CLOSE', 'CANCEL'],
  CLOSE: ['OPEN', 'COMPLETE', 'CANCEL'],
  CANCEL: ['OPEN', 'COMPLETE', 'CLOSE'],
};

type Seats = Pick<ReserveDay, 'totalCount' | 'guestCount' | 'heldCount' | 'charter'>;
export const seatsTaken = ({ guestCount, heldCount }: Pick<Seats, 'guestCount' | 'heldCount'>): number =>
  guestCount + heldCount;
export const seatsLeft = ({ totalCount, charter, ...seats }: Seats): number =>
  charter === 'Y' ? 0 : Math.max(0, totalCount - seatsTaken(seats));
/** Up to this number a card highlights the seats in amber. */
export const LAST_SEATS = 3;

/** CHARTER is 독선; a cancelled trip takes precedence. */
export type ShownState = DayState | 'CHARTER';
export const shownState = ({ state, charter }: Pick<ReserveDay, 'state' | 'charter'>): ShownState =>
  charter === 'Y' && state !== 'CANCEL' ? 'CHARTER' : state;

export type ManagedState = ShownState | 'OPENS_LATER' | 'PAST';
export const managedState = (
  day: Pick<ReserveDay, 'state' | 'charter' | 'date' | 'opensAt'>,
  now: Date,
): ManagedState => {
  const shown = shownState(day);
  if (day.date < seoulToday(now) && (shown === 'OPEN' || shown === 'COMPLETE')) return 'PAST';
  return shown === 'OPEN' && openingOf(day, now) !== null ? 'OPENS_LATER' : shown;
};

export const isSoldOut = (day: Pick<ReserveDay, 'state'> & Seats): boolean =>
  shownState(day) === 'COMPLETE' && seatsLeft(day) === 0;

/** A chartered day takes no bookings. */
export const offeredStates = ({ state, charter }: Pick<ReserveDay, 'state' | 'charter'>): readonly DayState[] => {
  if (charter === 'N') return DAY_TRANSITIONS[state];
  return state === 'CANCEL' ? ['COMPLETE'] : ['CANCEL'];
};

export type DayOffer =
  | { kind: 'bookable'; seatsLeft: number; memo: string }
  | { kind: 'closed'; state: Exclude<ShownState, 'OPEN'>; memo: string };

export const dayOffer = (day: Pick<ReserveDay, 'state' | 'memo' | 'memoPublic'> & Seats): DayOffer => {
  const left = seatsLeft(day);
  if (day.state === 'OPEN' && left > 0)
    return { kind: 'bookable', seatsLeft: left, memo: day.memoPublic === 'Y' ? day.memo : '' };
  const shown = shownState(day);
  return { kind: 'closed', state: shown === 'OPEN' ? 'COMPLETE' : shown, memo: day.memo };
};

export const publicDay = <Day extends Pick<ReserveDay, 'state' | 'memo' | 'memoPublic'>>(day: Day): Day =>
  day.state === 'OPEN' && day.memoPublic === 'N' ? { ...day, memo: '' } : day;

/** Null while held seats leave too few for the missing people. `minCount` 0: confirmed by hand, never short again. */
export type Sailing = { kind: 'confirmed'; minCount: number } | { kind: 'short'; minCount: number; missing: number };
type SailingDay = Pick<ReserveDay, 'state' | 'minCount' | 'confirmed'> & Seats;
export const sailingOf = (day: SailingDay): Sailing | null => {
  const { state, charter, guestCount, heldCount, minCount, confirmed } = day;
  if (minCount === 0 || charter === 'Y' || state === 'CLOSE' || state === 'CANCEL') return null;
  if (confirmed === 'Y') return { kind: 'confirmed', minCount: 0 };
  if (guestCount >= minCount) return { kind: 'confirmed', minCount };
  const missing = minCount - guestCount;
  return heldCount > 0 && missing > seatsLeft(day) ? null : { kind: 'short', minCount, missing };
};
/** In days before the trip. */
export const BELOW_MINIMUM_DAYS = 3;

export type PeriodProblem = 'NOT_BOOKING_PERIOD' | 'BOOKING_TIME_PASSED';

type DepartingDay = Departing & Pick<ReserveDay, 'date'>;

/** From the half hour of the departure: pages are cached for half hours (docs/decisions/0016). */
const leaves = (day: DepartingDay, now: Date, policy: BookingPolicy): boolean => {
  // NaN if unknown; NaN is never in the past.
  const departure = departureOf(day, policy)?.getTime() ?? NaN;
  return departure - (departure % OPENING_STEP_MS) <= now.getTime();
};

/** Bookable are the current month and the next N - 1, today until the cut-off hour or the departure. */
export const periodProblem = (day: DepartingDay, now: Date, policy: BookingPolicy): PeriodProblem | null => {
  const today = seoulToday(now);
  if (day.date < today) return 'NOT_BOOKING_PERIOD';
  if (day.date === today && (seoulHour(now) >= cutoffHour(policy) || leaves(day, now, policy)))
    return 'BOOKING_TIME_PASSED';
  if (monthsBetween(yearMonthOf(today), yearMonthOf(day.date)) >= bookableMonths(policy)) return 'NOT_BOOKING_PERIOD';
  return null;
};

/** Days beyond the bookable months are not disclosed. */
export const isAnnounced = (date: DayDate, now: Date, policy: BookingPolicy): boolean =>
  date <= seoulToday(now) || periodProblem({ date, departAt: null }, now, policy) === null;

export const isHiddenByTime = (day: DepartingDay, now: Date, policy: BookingPolicy): boolean =>
  day.date <= seoulToday(now) && periodProblem(day, now, policy) !== null;

/** `seats` are those after the change: a charter that only becomes smaller does not reopen its day. */
export const stateAfterSeats = (before: DayState, seats: Seats, delta: number): DayState => {
  if (before === 'OPEN' && delta > 0 && seatsLeft(seats) === 0) return 'COMPLETE';
  if (before === 'COMPLETE' && delta < 0 && seatsLeft(seats) > 0) return 'OPEN';
  return before;
};

export const stateAfterCapacity = (before: DayState, seats: Seats, totalCount: number): DayState => {
  const left = seatsLeft({ ...seats, totalCount });
  if (before === 'COMPLETE' && seatsLeft(seats) === 0 && left > 0) return 'OPEN';
  if (before === 'OPEN' && seatsTaken(seats) > 0 && left === 0) return 'COMPLETE';
  return before;
};

export const stateAfterRequest = (requested: DayState, seats: Seats): DayState =>
  requested === 'OPEN' && seatsLeft(seats) === 0 ? 'COMPLETE' : requested;
