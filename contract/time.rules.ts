export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** In Seoul every day has 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** `HH:MM` from 00:00 to 23:59. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** In minutes before departure. */
export const MEET_MAX = 240;
