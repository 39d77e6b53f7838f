import { seoulToday, yearMonthOf, type DayDate } from '../contract/day/calendar.rules';
import { format } from './format';

/** Short dates in lists that reach into other years: with the year when it is not `thisYear`, if that is given. Long ones: `format.dayIn`. */
export const dated = {
  /** `12.05(토)`, `2027.01.05(화)` */
  shortDate: (date: DayDate, thisYear = yearMonthOf(date).year) =>
    `${yearMonthOf(date).year === thisYear ? '' : `${yearMonthOf(date).year}.`}${format.shortDate(date)}`,
  /** `11.20(금) 08:24`, `2027.01.05(화) 08:24`, in Seoul, of an ISO instant. */
  shortInstant: (instant: string, thisYear?: number) =>
    `${dated.shortDate(seoulToday(new Date(instant)), thisYear)} ${format.time(instant)}`,
} as const;
