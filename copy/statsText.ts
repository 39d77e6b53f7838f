import { yearMonthOf, type DayDate } from '#contract/day/calendar.rules';
import type { StatsQuery } from '#contract/stats/stats.schema';
import { format, weekdayLetter } from './format';
import { stats as copy } from './stats';

/** `2026년`, `2026년 12월` */
export const periodText = ({ year, month }: StatsQuery): string =>
  month === undefined ? copy.ofYear(year) : format.yearMonth({ year, month });

/** `2026년`, to distinguish the two years of the statistics. */
export const yearText = (date: DayDate): string => copy.ofYear(yearMonthOf(date).year);

/** `79%`; a dash without seats. */
export const shareText = (sold: number, offered: number): string =>
  offered === 0 ? '-' : copy.percent(Math.round((sold / offered) * 100));

/** `key` is the weekday's number as a group's key. */
export const weekdayText = (key: string): string => weekdayLetter(Number(key));
