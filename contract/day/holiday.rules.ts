import { y2026, y2027 } from '@hyunbinseo/holidays-kr/all';
import type { DayDate } from './calendar.rules';

/** The published years in which the boat sails; `holiday.rules.test.ts` fails when the package has a further one. */
const years: Record<string, Record<string, readonly string[]>> = { y2026, y2027 };

/**
 * The official name of the public holiday on a date (the first one, if several coincide); null if there is none, or if
 * the year is not published yet.
 */
export const holidayName = (date: DayDate): string | null => {
  return years[`y${date.slice(0, 4)}`]?.[date]?.[0] ?? null;
};
