import { holidayName } from '../contract/day/holiday.rules';
import type { DayDate } from '../contract/day/calendar.rules';

/** Official names that say nothing beside their date. */
const SAID: Record<string, string> = { '1월 1일': '새해 첫날' };

/** The public holiday on a date as people call it, or null. */
export const holidayOf = (date: DayDate): string | null => {
  const name = holidayName(date);
  return name === null ? null : (SAID[name] ?? name);
};
