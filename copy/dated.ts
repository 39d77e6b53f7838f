import { seoulToday, yearMonthOf, type DayDate } from '#contract/day/calendar.rules';
import { format } from './format';

/** Short dates for lists with several years: with the year if it is not `thisYear`. Long ones: `format.dayIn`. */
export const dated = {
  /** `12.05(토)`, `2027.01.05(화)` */
  shortDate: (date: DayDate, thisYear = yearMonthOf(date).year) =>
    `${yearMonthOf(date).year === thisYear ? '' : `${yearMonthOf(date).year}.`}${format.shortDate(date)}`,
  /** `11.20(금) 08:24`, `2027.01.05(화) 08:24`, in Seoul. `instant` is in ISO 8601. */
  shortInstant: (instant: string, thisYear?: number) =>
    `${dated.shortDate(seoulToday(new Date(instant)), thisYear)} ${format.time(instant)}`,
} as const;
