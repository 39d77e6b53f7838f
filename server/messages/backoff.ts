const FIRST_MS = 30_000;
const FACTOR = 4;

/**
 * How long to wait after a failed attempt (from 1): about half a minute, two, eight, half an hour, two hours. Half of it
 * is drawn (`random` is 0 to 1), so that what failed together does not come back together.
 */
export const backoffMs = (attempt: number, random: number): number =>
  Math.round(FIRST_MS * FACTOR ** (attempt - 1) * (0.5 + random / 2));
