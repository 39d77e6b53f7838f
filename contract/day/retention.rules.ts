import { addDays, type DayDate } from './calendar.rules';

/** Promised to visitors: personal data are erased on the third day after departure (specification 9). */
const KEPT_DAYS = 3;

/** The earliest trip whose personal data are kept on `today`: a trip on 5 December is erased in the night to the 8th. */
export const firstKept = (today: DayDate): DayDate => addDays(today, 1 - KEPT_DAYS);
