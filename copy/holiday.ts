import { holidayName } from '#contract/day/holiday.rules';
import type { DayDate } from '#contract/day/calendar.rules';

/** For official names that only repeat their date. */
const SAID: Record<string, string> = { '1월 1일': '새해 첫날' };

/** The common name; null on other days. */
export const holidayOf = (date: DayDate): string | null => {
  const name = holidayName(date);
  return name === null ? null : (SAID[name] ?? name);
};
