import { addDays, type DayDate } from './calendar.rules';

/** Promised to visitors (specification 9). */
const KEPT_DAYS = 3;

/** A trip on 5 December is erased in the night to the 8th. */
export const firstKept = (today: DayDate): DayDate => addDays(today, 1 - KEPT_DAYS);
