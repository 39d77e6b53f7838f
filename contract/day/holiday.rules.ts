import * as years from '@hyunbinseo/holidays-kr/all';
import type { DayDate } from './calendar.rules';

/** The official public holiday's name on a date (the first, where several meet), or null; null too for a year not published yet. */
export const holidayName = (date: DayDate): string | null => {
  const preset = (years as Record<string, Record<string, readonly string[]>>)[`y${date.slice(0, 4)}`];
  return preset?.[date]?.[0] ?? null;
};
