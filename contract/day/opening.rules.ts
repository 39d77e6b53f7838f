import { HOUR_MS, MINUTE_MS } from '../time.rules';
import type { ReserveDay } from './day.schema';

/** Responses are cached until the half hour ends, so they never outlive an opening. */
export const OPENING_STEP_MS = 30 * MINUTE_MS;
export const COUNTDOWN_MS = HOUR_MS;

/** ISO 8601; null if it has opened. */
export const opensLater = ({ opensAt }: Pick<ReserveDay, 'opensAt'>, now: Date): string | null =>
  opensAt !== null && Date.parse(opensAt) > now.getTime() ? opensAt : null;

/** Null for a closed or cancelled day. */
export const openingOf = (day: Pick<ReserveDay, 'opensAt' | 'state'>, now: Date): string | null =>
  day.state === 'OPEN' ? opensLater(day, now) : null;

/** Null also while it is more than an hour away. */
export const countdown = (opensAt: string, now: Date): { minutes: number; seconds: number } | null => {
  const left = Math.ceil((Date.parse(opensAt) - now.getTime()) / 1_000);
  if (left <= 0 || left > COUNTDOWN_MS / 1_000) return null;
  return { minutes: Math.floor(left / 60), seconds: left % 60 };
};

/** In milliseconds, at most a minute. */
export const nextCheck = (opensAt: string, now: Date): number => {
  const left = Date.parse(opensAt) - now.getTime();
  if (left > COUNTDOWN_MS) return Math.min(left - COUNTDOWN_MS, MINUTE_MS);
  return left % 1_000 || 1_000;
};
