import { cutoffHour } from '../config/config.rules';
import type { ConfigLogic } from '../config/config.schema';
import { addDays, daysBetween, seoulToday, type DayDate } from '../day/calendar.rules';
import type { ReserveDay } from '../day/day.schema';
import { departureOf } from '../day/times.rules';
import type { DepositMark, ManagedGuest } from './guest.schema';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.rules';

/** `departAt` is the day's own, if it has one. */
export type Trip = Pick<ReserveDay, 'date' | 'departAt'>;
export type TripPolicy = Pick<ConfigLogic, 'reserveTime' | 'departAt'>;

export type DeadlinePolicy = TripPolicy & Pick<ConfigLogic, 'payHours' | 'payHoursSoon'>;

/** With the policy's `autoCancel` an unpaid booking is cancelled this long after its deadline. */
export const GRACE_MS = 2 * HOUR_MS;

/** `payHoursSoon` applies to trips within this number of days. */
export const SOON_DAYS = 3;

const STEP_MS = 30 * MINUTE_MS;
/** In Seoul. People sleep: no deadline lies between these hours. */
export const NIGHT = { from: 22 * HOUR_MS, until: 8 * HOUR_MS } as const;

/**
 * In Seoul. Reminders go out within the minute, and a provider may be down for minutes: from 22:00 it would be night.
 */
const LAST_REMINDER = 21.5 * HOUR_MS;

/** Milliseconds of midnight in Seoul. */
export const startOf = (date: DayDate): number => Date.parse(`${date}T00:00:00+09:00`);

/** Milliseconds since midnight in Seoul. */
export const sinceMidnight = (instant: number): number => instant - startOf(seoulToday(new Date(instant)));

/** A trip takes no bookings from the cut-off hour of its date on, in Seoul. */
export const cutoffOf = (trip: DayDate, policy: Pick<ConfigLogic, 'reserveTime'>): Date =>
  new Date(startOf(trip) + cutoffHour(policy) * HOUR_MS);

/** No message is sent at night. 22:00 and 08:00 themselves are day. */
export const isNight = (instant: Date): boolean => afterNight(instant.getTime()) !== instant.getTime();

/** The next 08:00 at night, else the instant itself. */
export const onceAwake = (instant: Date): Date => new Date(afterNight(instant.getTime()));

/** 22:00 and 08:00 themselves are day. */
const afterNight = (instant: number, from: number = NIGHT.from): number => {
  const date = seoulToday(new Date(instant));
  const time = sinceMidnight(instant);
  if (time < NIGHT.until) return startOf(date) + NIGHT.until;
  return time > from ? startOf(addDays(date, 1)) + NIGHT.until : instant;
};

/** The cut-off of the trip, or its departure if that is known and comes first. */
export const lastInstantOf = (trip: Trip, policy: TripPolicy): Date => {
  const cutoff = cutoffOf(trip.date, policy);
  const departure = departureOf(trip, policy);
  return departure && departure < cutoff ? departure : cutoff;
};

/** Not later than the trip's cut-off and departure; null if either has passed at `now`. */
export const beforeTrip = (deadline: Date, trip: Trip, policy: TripPolicy, now: Date): Date | null => {
  const last = lastInstantOf(trip, policy);
  if (last <= now) return null;
  return deadline < last ? deadline : last;
};

/**
 * For a booking made at `now`: `payHours` later, or `payHoursSoon` for a trip within three days. Rounded up to the next
 * half hour, moved from the night to 08:00, and never past the cut-off of the trip or its departure. Null while
 * `payHours` is not set, and after either.
 */
export const payDeadline = (now: Date, trip: Trip, policy: DeadlinePolicy): Date | null => {
  const { payHours, payHoursSoon } = policy;
  if (payHours === null) return null;
  const isSoon = daysBetween(seoulToday(now), trip.date) <= SOON_DAYS;
  const hours = isSoon ? (payHoursSoon ?? payHours) : payHours;
  const rounded = Math.ceil((now.getTime() + hours * HOUR_MS) / STEP_MS) * STEP_MS;
  return beforeTrip(new Date(afterNight(rounded)), trip, policy, now);
};

/** Within this time after a cancellation, a new booking of the same number for the same day inherits the deadline. */
export const REBOOKED_MS = DAY_MS;

/** Deadlines of cancelled bookings that a new booking inherits, and when the last of these bookings was made. */
export interface EarlierDeadlines {
  first: string;
  last: string;
  madeAt: string;
}

/**
 * The first deadline. Once it has passed there is half an hour more (rounded and moved like every deadline), but only
 * once: a booking made after the first deadline and cancelled too has used it, and its own deadline is inherited, even
 * a passed one.
 */
export const keptDeadline = ({ first, last, madeAt }: EarlierDeadlines, now: Date): Date => {
  if (Date.parse(first) > now.getTime()) return new Date(first);
  if (Date.parse(madeAt) >= Date.parse(first)) return new Date(last);
  return new Date(afterNight(Math.ceil((now.getTime() + STEP_MS) / STEP_MS) * STEP_MS));
};

/** A period in which no server ran, or that the clock has skipped. */
export interface LostTime {
  from: Date;
  to: Date;
}

/**
 * Whether the deadline passed in lost time, or so shortly before that the booking would be cancelled at the return. The
 * night after the return is lost too, because nobody is reminded in it.
 */
export const isLost = (payBy: string, { from, to }: LostTime): boolean => {
  const end = Date.parse(payBy);
  if (end > from.getTime()) return end <= onceAwake(to).getTime();
  return end + GRACE_MS > from.getTime() && end + GRACE_MS <= to.getTime();
};

/**
 * Adds the time that was left when the server stopped, at least half an hour, to the return; rounded and moved like
 * every deadline. At night the return is 08:00. Null after the cut-off of the trip or its departure.
 */
export const deadlineAfterLoss = (
  payBy: string,
  { from, to }: LostTime,
  trip: Trip,
  policy: TripPolicy,
): Date | null => {
  const left = Math.max(Date.parse(payBy) - from.getTime(), STEP_MS);
  const rounded = Math.ceil((onceAwake(to).getTime() + left) / STEP_MS) * STEP_MS;
  return beforeTrip(new Date(afterNight(rounded)), trip, policy, to);
};

/**
 * When a third of the time is left. From 21:30 to 08:00 it is the next 08:00, or the 21:30 before if 08:00 is after the
 * deadline; null if the booking was made after that.
 */
export const reminderAt = ({ createdAt, payBy }: { createdAt: string; payBy: string }): Date | null => {
  const made = Date.parse(createdAt);
  const end = Date.parse(payBy);
  const instant = end - (end - made) / 3;
  const morning = afterNight(instant, LAST_REMINDER);
  if (morning < end) return new Date(morning);
  const evening = morning - NIGHT.until - (DAY_MS - LAST_REMINDER);
  return evening > made ? new Date(evening) : null;
};

/**
 * A day after the deadline, or after now if it has passed; rounded and moved like every deadline. Null if the trip
 * takes no bookings any more or has departed, or if the deadline is at the last instant already.
 */
export const extendedDeadline = (payBy: string, now: Date, trip: Trip, policy: TripPolicy): Date | null => {
  const from = Math.max(Date.parse(payBy), now.getTime());
  const rounded = Math.ceil((from + DAY_MS) / STEP_MS) * STEP_MS;
  const extended = beforeTrip(new Date(afterNight(rounded)), trip, policy, now);
  return extended && extended.getTime() > Date.parse(payBy) ? extended : null;
};

/** No deadline counts on a day that does not sail. */
export const depositMark = (
  { state, payBy, claimedAt, dayState }: Pick<ManagedGuest, 'state' | 'payBy' | 'claimedAt' | 'dayState'>,
  now: Date,
): DepositMark | null => {
  if (state !== 'WATTING') return null;
  if (claimedAt !== null) return 'CLAIMED';
  if (payBy === null || dayState === 'CANCEL') return null;
  if (Date.parse(payBy) <= now.getTime()) return 'OVERDUE';
  return seoulToday(new Date(payBy)) === seoulToday(now) ? 'DUE_TODAY' : null;
};
