import { HOUR_MS, MINUTE_MS } from '../../contract/time.rules';

/** A span of time whose end belongs to it; ISO texts. */
export interface Span {
  since: string;
  until: string;
}

/** More than the clocks of several servers differ. */
const TOLERANCE_MS = MINUTE_MS;

/**
 * The hour in which the bookings and messages of a telephone number are counted. What lies after it was made while the
 * clock was ahead: it is not counted, or the number would be refused until the clock is as late again.
 */
export const lastHour = (now: Date): Span => ({
  since: new Date(now.getTime() - HOUR_MS).toISOString(),
  until: new Date(now.getTime() + TOLERANCE_MS).toISOString(),
});
