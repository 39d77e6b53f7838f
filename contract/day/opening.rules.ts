import type { FieldProblem } from '../errors';
import { HOUR_MS, MINUTE_MS } from '../time.rules';
import { seoulTime, seoulToday, type DayDate } from './calendar.rules';
import type { ReserveDay } from './day.schema';

/** Booking opens on a half hour: answers are kept until the half hour ends, and so never outlive an opening. */
export const OPENING_STEP_MS = 30 * MINUTE_MS;
/** So long before the opening, visitors see the time that is left. */
export const COUNTDOWN_MS = HOUR_MS;

/** The instant (ISO 8601) from which visitors can book a day, if it is later than `now`; null if they can. */
export const opensLater = ({ opensAt }: Pick<ReserveDay, 'opensAt'>, now: Date): string | null =>
  opensAt !== null && Date.parse(opensAt) > now.getTime() ? opensAt : null;

/**
 * The opening that a day waits for: it would take bookings if its time had come. Null for a day that is open, and for one
 * that is closed or cancelled, which says so instead.
 */
export const openingOf = (day: Pick<ReserveDay, 'opensAt' | 'state'>, now: Date): string | null =>
  day.state === 'OPEN' ? opensLater(day, now) : null;

/** The time left until an opening, in whole minutes and seconds; null while it is more than an hour away, or over. */
export const countdown = (opensAt: string, now: Date): { minutes: number; seconds: number } | null => {
  const left = Math.ceil((Date.parse(opensAt) - now.getTime()) / 1_000);
  if (left <= 0 || left > COUNTDOWN_MS / 1_000) return null;
  return { minutes: Math.floor(left / 60), seconds: left % 60 };
};

/** Milliseconds after which what is said of an opening changes; at most a minute, after which the clock is asked again. */
export const nextLook = (opensAt: string, now: Date): number => {
  const left = Date.parse(opensAt) - now.getTime();
  if (left > COUNTDOWN_MS) return Math.min(left - COUNTDOWN_MS, MINUTE_MS);
  return left % 1_000 || 1_000;
};

/** The instant of a date and time in Seoul, as an `<input type="datetime-local">` holds it; null if it is empty. */
export const openingFrom = (local: string): string | null => {
  if (local === '') return null;
  const instant = new Date(`${local.slice(0, 16)}:00+09:00`);
  return Number.isNaN(instant.getTime()) ? local : instant.toISOString();
};
/** The same in the other direction: `2026-11-25T20:00`, or empty. */
export const openingInput = (opensAt: string | null): string =>
  opensAt === null ? '' : `${seoulToday(new Date(opensAt))}T${seoulTime(new Date(opensAt))}`;

/**
 * Validates an opening: an ISO instant in UTC, with milliseconds, on a half hour, and not after `date`, the (first) day of
 * the trip, which could never be booked; missing ones and null are valid.
 */
export const openingProblems = (
  { opensAt }: { opensAt?: string | null | undefined },
  date?: DayDate,
): FieldProblem<'opensAt'>[] => {
  if (opensAt === undefined || opensAt === null) return [];
  const instant = Date.parse(opensAt);
  const isValid =
    !Number.isNaN(instant) &&
    instant % OPENING_STEP_MS === 0 &&
    /^\d{4}-/.test(opensAt) &&
    new Date(instant).toISOString() === opensAt;
  if (!isValid) return [{ field: 'opensAt', code: 'OPENING_INVALID' }];
  const isLate = date !== undefined && seoulToday(new Date(instant)) > date;
  return isLate ? [{ field: 'opensAt', code: 'OPENING_AFTER_TRIP', date }] : [];
};
