/** Ticks that one request can carry. */
export const TICKS_AT_ONCE = 100;
