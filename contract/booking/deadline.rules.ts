import { cutoffHour } from '../config/config.rules';
import type { ConfigLogic } from '../config/config.schema';
import { addDays, daysBetween, seoulToday, type DayDate } from '../day/calendar.rules';
import type { ReserveDay } from '../day/day.schema';
import { departureOf } from '../day/times.rules';
import type { DepositMark, ManagedGuest } from './guest.schema';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.rules';

export type Trip = Pick<ReserveDay, 'date' | 'departAt'>;
export type TripPolicy = Pick<ConfigLogic, 'reserveTime' | 'departAt'>;

export type DeadlinePolicy = TripPolicy & Pick<ConfigLogic, 'payHours' | 'payHoursSoon'>;

/** With `autoCancel` an unpaid booking is cancelled this long after its deadline. */
export const GRACE_MS = 2 * HOUR_MS;

export const SOON_DAYS = 3;

const STEP_MS = 30 * MINUTE_MS;
/** In Seoul. No deadline falls between these hours. */
export const NIGHT = { from: 22 * HOUR_MS, until: 8 * HOUR_MS } as const;

/** Sending a reminder may take minutes, and night begins at 22:00. */
const LAST_REMINDER = 21.5 * HOUR_MS;

/** Milliseconds of midnight in Seoul. */
export const startOf = (date: DayDate): number => Date.parse(`${date}T00:00:00+09:00`);

/** Milliseconds since midnight in Seoul. */
export const sinceMidnight = (instant: number): number => instant - startOf(seoulToday(new Date(instant)));

export const cutoffOf = (trip: DayDate, policy: Pick<ConfigLogic, 'reserveTime'>): Date =>
  new Date(startOf(trip) + cutoffHour(policy) * HOUR_MS);

/** 22:00 and 08:00 themselves are day. */
export const isNight = (instant: Date): boolean => afterNight(instant.getTime()) !== instant.getTime();

export const onceAwake = (instant: Date): Date => new Date(afterNight(instant.getTime()));

const afterNight = (instant: number, from: number = NIGHT.from): number => {
  const date = seoulToday(new Date(instant));
  const time = sinceMidnight(instant);
  if (time < NIGHT.until) return startOf(date) + NIGHT.until;
  return time > from ? startOf(addDays(date, 1)) + NIGHT.until : instant;
};

export const lastInstantOf = (trip: Trip, policy: TripPolicy): Date => {
  const cutoff = cutoffOf(trip.date, policy);
  const departure = departureOf(trip, policy);
  return departure && departure < cutoff ? departure : cutoff;
};

/** Null if the trip's cut-off or departure has passed at `now`. */
export const beforeTrip = (deadline: Date, trip: Trip, policy: TripPolicy, now: Date): Date | null => {
  const last = lastInstantOf(trip, policy);
  if (last <= now) return null;
  return deadline < last ? deadline : last;
};

/** Rounded up to the next half hour, and never at night. Null after the cut-off or the departure. */
export const payDeadline = (now: Date, trip: Trip, policy: DeadlinePolicy): Date | null => {
  const { payHours, payHoursSoon } = policy;
  if (payHours === null) return null;
  const isSoon = daysBetween(seoulToday(now), trip.date) <= SOON_DAYS;
  const hours = isSoon ? (payHoursSoon ?? payHours) : payHours;
  const rounded = Math.ceil((now.getTime() + hours * HOUR_MS) / STEP_MS) * STEP_MS;
  return beforeTrip(new Date(afterNight(rounded)), trip, policy, now);
};

/** A new booking of the same number and day inherits the deadline this long after a cancellation. */
export const REBOOKED_MS = DAY_MS;

export interface EarlierDeadlines {
  first: string;
  last: string;
  madeAt: string;
}

/** A passed deadline is extended by half an hour, once: a booking made after it has used that. */
export const keptDeadline = ({ first, last, madeAt }: EarlierDeadlines, now: Date): Date => {
  if (Date.parse(first) > now.getTime()) return new Date(first);
  if (Date.parse(madeAt) >= Date.parse(first)) return new Date(last);
  return new Date(afterNight(Math.ceil((now.getTime() + STEP_MS) / STEP_MS) * STEP_MS));
};

/** No server ran, or the clock skipped it. */
export interface LostTime {
  from: Date;
  to: Date;
}

/** The night after the restart is lost too, because no reminders are sent at night. */
export const isLost = (payBy: string, { from, to }: LostTime): boolean => {
  const end = Date.parse(payBy);
  if (end > from.getTime()) return end <= onceAwake(to).getTime();
  return end + GRACE_MS > from.getTime() && end + GRACE_MS <= to.getTime();
};

/** Adds the time that was left at the stop, at least half an hour. Null after the cut-off or the departure. */
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
 * When a third of the time is left, never between 21:30 and 08:00. Null if the booking was made too late for a
 * reminder.
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

/** A day after the deadline, or after now if it has passed. Null if the trip leaves no more time. */
export const extendedDeadline = (payBy: string, now: Date, trip: Trip, policy: TripPolicy): Date | null => {
  const from = Math.max(Date.parse(payBy), now.getTime());
  const rounded = Math.ceil((from + DAY_MS) / STEP_MS) * STEP_MS;
  const extended = beforeTrip(new Date(afterNight(rounded)), trip, policy, now);
  return extended && extended.getTime() > Date.parse(payBy) ? extended : null;
};

/** Deadlines of days that do not sail are ignored. */
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
