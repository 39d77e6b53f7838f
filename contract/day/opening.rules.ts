import { HOUR_MS, MINUTE_MS } from '../time.rules';
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
