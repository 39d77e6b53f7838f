const FIRST_MS = 30_000;
const FACTOR = 4;

/**
 * Delay after a failed attempt (from 1), in milliseconds: about half a minute, two, eight, half an hour, two hours.
 * Half of it is random (`random` is 0 to 1), so that messages that failed together are not retried together.
 */
export const backoffMs = (attempt: number, random: number): number =>
  Math.round(FIRST_MS * FACTOR ** (attempt - 1) * (0.5 + random / 2));
