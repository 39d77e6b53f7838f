export const TICKS_AT_ONCE = 100;
