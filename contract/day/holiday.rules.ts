import { y2026, y2027 } from '@hyunbinseo/holidays-kr/all';
import type { DayDate } from './calendar.rules';

/** `holiday.rules.test.ts` fails when the package has a further year. */
const years: Record<string, Record<string, readonly string[]>> = { y2026, y2027 };

export const holidayName = (date: DayDate): string | null => {
  return years[`y${date.slice(0, 4)}`]?.[date]?.[0] ?? null;
};
