import { DAY_MS, HOUR_MS } from '../time.rules';

/**
 * The business calendar: days are `YYYY-MM-DD` strings in Asia/Seoul, `now` is always an argument. `week` is ISO: 1 =
 * Monday .. 7 = Sunday.
 */
export type DayDate = string;
export type Week = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** A calendar month; `month` is 1..12. */
export interface YearMonth {
  year: number;
  month: number;
}

/** Korea has used UTC+9 without summer time since 1988, so a fixed offset is exact for all dates of the product. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS;

const asSeoul = (instant: Date): Date => new Date(instant.getTime() + SEOUL_OFFSET_MS);
const utc = (date: DayDate): number => Date.parse(`${date}T00:00:00Z`);
const pad = (n: number): string => String(n).padStart(2, '0');

/** The date in Seoul at an instant. */
export const seoulToday = (now: Date): DayDate => asSeoul(now).toISOString().slice(0, 10);
/** The hour (0..23) in Seoul at an instant. */
export const seoulHour = (now: Date): number => asSeoul(now).getUTCHours();
/** The time in Seoul at an instant, as `HH:mm`. */
export const seoulTime = (now: Date): string => asSeoul(now).toISOString().slice(11, 16);

/** Whether a text is a real calendar date in the form `YYYY-MM-DD`; there is no year 0. */
export const isDayDate = (value: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(utc(value)) &&
  new Date(utc(value)).toISOString().startsWith(value);

/** The ISO weekday of a date: 1 = Monday .. 7 = Sunday. */
export const isoWeek = (date: DayDate): Week => (new Date(utc(date)).getUTCDay() || 7) as Week;

/** The date some days later; earlier if `days` is negative. */
export const addDays = (date: DayDate, days: number): DayDate =>
  new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: DayDate, to: DayDate): number => Math.round((utc(to) - utc(from)) / DAY_MS);

/** The month of a date; January is 1. */
export const yearMonthOf = (date: DayDate): YearMonth => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});
/** The month some months later; earlier if `months` is negative. */
export const addMonths = ({ year, month }: YearMonth, months: number): YearMonth => {
  const index = year * 12 + (month - 1) + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};
/** Whether two months are the same. */
export const sameMonth = (a: YearMonth, b: YearMonth): boolean => a.year === b.year && a.month === b.month;
/** Months from `from` to `to`; negative if `to` is earlier. */
export const monthsBetween = (from: YearMonth, to: YearMonth): number =>
  (to.year - from.year) * 12 + (to.month - from.month);
/** The first and last date of a month. */
export const monthRange = (ym: YearMonth): { first: DayDate; last: DayDate } => {
  const next = addMonths(ym, 1);
  return {
    first: `${ym.year}-${pad(ym.month)}-01`,
    last: addDays(`${next.year}-${pad(next.month)}-01`, -1),
  };
};
/** `count` months, starting with the month of `today`. */
export const monthTabs = (today: DayDate, count: number): YearMonth[] =>
  Array.from({ length: count }, (_, i) => addMonths(yearMonthOf(today), i));
