import { HOUR_MS, MINUTE_MS } from '#contract/time.rules';

/** ISO texts; the end is inclusive. */
export interface Span {
  since: string;
  until: string;
}

/** More than clocks of several servers differ. */
const TOLERANCE_MS = MINUTE_MS;

/** Later rows were made while the clock was ahead; counting them would block the number for too long. */
export const lastHour = (now: Date): Span => ({
  since: new Date(now.getTime() - HOUR_MS).toISOString(),
  until: new Date(now.getTime() + TOLERANCE_MS).toISOString(),
});
