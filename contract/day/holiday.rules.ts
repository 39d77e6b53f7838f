import * as years from '@hyunbinseo/holidays-kr/all';
import type { DayDate } from './calendar.rules';

/**
 * The official name of the public holiday on a date (the first one, if several coincide); null if there is none, or if
 * the year is not published yet.
 */
export const holidayName = (date: DayDate): string | null => {
  const preset = (years as Record<string, Record<string, readonly string[]>>)[`y${date.slice(0, 4)}`];
  return preset?.[date]?.[0] ?? null;
};
