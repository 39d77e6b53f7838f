/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** A day in milliseconds; in Seoul every day has 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** A time of day, `HH:MM` from 00:00 to 23:59. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The longest time before departure at which people can be asked to meet, in minutes. */
export const MEET_MAX = 240;
