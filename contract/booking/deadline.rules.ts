import { cutoffHour } from '../config/config.rules';
import type { ConfigLogic } from '../config/config.schema';
import { addDays, daysBetween, seoulToday, type DayDate } from '../day/calendar.rules';
import type { ReserveDay } from '../day/day.schema';
import { departureOf } from '../day/times.rules';
import type { DepositMark, ManagedGuest } from './guest.schema';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.rules';

/** What of a day decides when its trip is too near for a deadline: its date, and its own time of departure if it has one. */
export type Trip = Pick<ReserveDay, 'date' | 'departAt'>;
/** The settings that decide it with the day: the cut-off hour, and the usual time of departure. */
export type TripPolicy = Pick<ConfigLogic, 'reserveTime' | 'departAt'>;

/** The settings that decide until when a deposit is to be paid. */
export type DeadlinePolicy = TripPolicy & Pick<ConfigLogic, 'payHours' | 'payHoursSoon'>;

/** An unpaid booking is cancelled by the system this long after its deadline, if the policy says so (`autoCancel`). */
export const GRACE_MS = 2 * HOUR_MS;

/** Trips within this number of days are soon, and have `payHoursSoon`. */
export const SOON_DAYS = 3;

const STEP_MS = 30 * MINUTE_MS;
/** The hours between which people sleep, in Seoul: no deadline lies between them. */
export const NIGHT = { from: 22 * HOUR_MS, until: 8 * HOUR_MS } as const;

/**
 * The last time of day for a reminder, in Seoul. What follows deadlines runs every minute at any second of it, and a
 * provider may be down for minutes: at 22:00 itself it would be night.
 */
const LAST_REMINDER = 21.5 * HOUR_MS;

/** The instant at which a date begins in Seoul, in milliseconds. */
export const startOf = (date: DayDate): number => Date.parse(`${date}T00:00:00+09:00`);

/** The milliseconds that have passed of an instant's date, in Seoul. */
export const sinceMidnight = (instant: number): number => instant - startOf(seoulToday(new Date(instant)));

/** The instant from which a trip takes no bookings: the cut-off hour of its date, in Seoul. */
export const cutoffOf = (trip: DayDate, policy: Pick<ConfigLogic, 'reserveTime'>): Date =>
  new Date(startOf(trip) + cutoffHour(policy) * HOUR_MS);

/** Whether people sleep at an instant, so that no message is sent. 22:00 and 08:00 themselves are day. */
export const isNight = (instant: Date): boolean => afterNight(instant.getTime()) !== instant.getTime();

/** The instant from which people are awake: the next 08:00 at night, and an instant of the day itself. */
export const onceAwake = (instant: Date): Date => new Date(afterNight(instant.getTime()));

/** The next 08:00 for an instant of the night; an instant of the day stays. 22:00 and 08:00 themselves are day. */
const afterNight = (instant: number, from: number = NIGHT.from): number => {
  const date = seoulToday(new Date(instant));
  const time = sinceMidnight(instant);
  if (time < NIGHT.until) return startOf(date) + NIGHT.until;
  return time > from ? startOf(addDays(date, 1)) + NIGHT.until : instant;
};

/** The latest instant of a deadline: the cut-off of the trip, or its departure if that is known and comes first. */
export const lastInstantOf = (trip: Trip, policy: TripPolicy): Date => {
  const cutoff = cutoffOf(trip.date, policy);
  const departure = departureOf(trip, policy);
  return departure && departure < cutoff ? departure : cutoff;
};

/** A deadline that lies neither after the cut-off of a trip nor after its departure; null if either has passed at `now`. */
export const beforeTrip = (deadline: Date, trip: Trip, policy: TripPolicy, now: Date): Date | null => {
  const last = lastInstantOf(trip, policy);
  if (last <= now) return null;
  return deadline < last ? deadline : last;
};

/**
 * Until when the deposit of a booking is to be paid that is made at `now` for a trip: `payHours` later, or `payHoursSoon`
 * for a trip within three days; rounded up to the next half hour, moved from the night to 08:00, and never past the
 * cut-off of the trip or its departure. Null while `payHours` is not set, and after either.
 */
export const payDeadline = (now: Date, trip: Trip, policy: DeadlinePolicy): Date | null => {
  const { payHours, payHoursSoon } = policy;
  if (payHours === null) return null;
  const isSoon = daysBetween(seoulToday(now), trip.date) <= SOON_DAYS;
  const hours = isSoon ? (payHoursSoon ?? payHours) : payHours;
  const rounded = Math.ceil((now.getTime() + hours * HOUR_MS) / STEP_MS) * STEP_MS;
  return beforeTrip(new Date(afterNight(rounded)), trip, policy, now);
};

/** A booking made within this time after a cancelled one of the same number, for the same day, keeps its deadline. */
export const REBOOKED_MS = DAY_MS;

/** Of the cancelled bookings whose deadline one made now keeps: the first and the last deadline, and when the last was made. */
export interface EarlierDeadlines {
  first: string;
  last: string;
  madeAt: string;
}

/**
 * The deadline that a booking keeps of cancelled ones: the first. Once that has passed there is half an hour, rounded and
 * moved like every deadline, but only one time: a booking made after it that was cancelled as well has used it, and leaves
 * its own deadline, even if that has passed too.
 */
export const keptDeadline = ({ first, last, madeAt }: EarlierDeadlines, now: Date): Date => {
  if (Date.parse(first) > now.getTime()) return new Date(first);
  if (Date.parse(madeAt) >= Date.parse(first)) return new Date(last);
  return new Date(afterNight(Math.ceil((now.getTime() + STEP_MS) / STEP_MS) * STEP_MS));
};

/** Time in which no server ran, or that the clock has skipped: what fell into it passed unseen. */
export interface LostTime {
  /** When a server last ran. */
  from: Date;
  /** When one runs again. */
  to: Date;
}

/**
 * Whether a deadline passed in lost time, or so shortly before that the booking would be cancelled at the return. The night
 * after the return counts as lost, because nobody is reminded in it.
 */
export const isLost = (payBy: string, { from, to }: LostTime): boolean => {
  const end = Date.parse(payBy);
  if (end > from.getTime()) return end <= onceAwake(to).getTime();
  return end + GRACE_MS > from.getTime() && end + GRACE_MS <= to.getTime();
};

/**
 * The deadline of a deposit that is lost: as long after the return as was left when the
 * server went away, at least half an hour; rounded and moved like every deadline. At night
 * the return is at 08:00. Null after the cut-off of the trip or its departure.
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
 * When the guest of an unpaid booking is reminded of its deadline: when a third of the time is left. Of an instant after
 * 21:30 or in the night it is the next 08:00, or the 21:30 before if that is not before the deadline; null if the booking
 * was made after that.
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
 * The deadline of a deposit a day later than it is, or than now if it has passed; rounded and moved like every deadline.
 * Null if the trip takes no bookings any more or has departed, or if that is not later: it lies at the last instant already.
 */
export const extendedDeadline = (payBy: string, now: Date, trip: Trip, policy: TripPolicy): Date | null => {
  const from = Math.max(Date.parse(payBy), now.getTime());
  const rounded = Math.ceil((from + DAY_MS) / STEP_MS) * STEP_MS;
  const extended = beforeTrip(new Date(afterNight(rounded)), trip, policy, now);
  return extended && extended.getTime() > Date.parse(payBy) ? extended : null;
};

/** What the operator should know of an unpaid deposit, if anything. No deadline counts on a day that does not sail. */
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
