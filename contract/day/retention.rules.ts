import { addDays, type DayDate } from './calendar.rules';

/** Promised to visitors (specification 9). */
const RETENTION_DAYS = 3;

/** A trip on 5 December is erased in the night to the 8th. */
export const firstKept = (today: DayDate): DayDate => addDays(today, 1 - RETENTION_DAYS);
