import { yearMonthOf, type DayDate, type YearMonth } from '../contract/day/calendar.rules';
import type { StatsQuery } from '../contract/stats/stats.schema';
import { format, weekdayLetter } from './format';
import { stats as copy } from './stats';

/** `2026년`, `2026년 12월` */
export const periodText = ({ year, month }: StatsQuery): string =>
  month === undefined ? copy.ofYear(year) : format.yearMonth({ year, month } satisfies YearMonth);

/** The year of a date, by which the figures of two years are told apart: `2026년`. */
export const yearText = (date: DayDate): string => copy.ofYear(yearMonthOf(date).year);

/** The share of the seats that were booked: `79%`; a dash without seats. */
export const shareText = (sold: number, offered: number): string =>
  offered === 0 ? '-' : copy.percent(Math.round((sold / offered) * 100));

/** The letter of a weekday that is the key of a group. */
export const weekdayText = (key: string): string => weekdayLetter(Number(key));
