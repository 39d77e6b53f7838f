import { DAY_MS, HOUR_MS } from '../time.rules';

/** `YYYY-MM-DD` in Asia/Seoul. `now` is always an argument. `Week` is ISO: 1 = Monday .. 7 = Sunday. */
export type DayDate = string;
export type Week = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** `month` is 1..12. */
export interface YearMonth {
  year: number;
  month: number;
}

/** Korea has used UTC+9 without summer time since 1988. */
const SEOUL_OFFSET_MS = 9 * HOUR_MS;

const asSeoul = (instant: Date): Date => new Date(instant.getTime() + SEOUL_OFFSET_MS);
const utc = (date: DayDate): number => Date.parse(`${date}T00:00:00Z`);
const pad = (n: number): string => String(n).padStart(2, '0');

export const seoulToday = (now: Date): DayDate => asSeoul(now).toISOString().slice(0, 10);
export const seoulHour = (now: Date): number => asSeoul(now).getUTCHours();
/** `HH:mm`. */
export const seoulTime = (now: Date): string => asSeoul(now).toISOString().slice(11, 16);

/** There is no year 0. */
export const isDayDate = (value: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(utc(value)) &&
  new Date(utc(value)).toISOString().startsWith(value);

export const isoWeek = (date: DayDate): Week => (new Date(utc(date)).getUTCDay() || 7) as Week;

export const addDays = (date: DayDate, days: number): DayDate =>
  new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: DayDate, to: DayDate): number => Math.round((utc(to) - utc(from)) / DAY_MS);

export const yearMonthOf = (date: DayDate): YearMonth => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});
export const addMonths = ({ year, month }: YearMonth, months: number): YearMonth => {
  const index = year * 12 + (month - 1) + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};
export const sameMonth = (a: YearMonth, b: YearMonth): boolean => a.year === b.year && a.month === b.month;
export const monthsBetween = (from: YearMonth, to: YearMonth): number =>
  (to.year - from.year) * 12 + (to.month - from.month);
export const monthRange = (ym: YearMonth): { first: DayDate; last: DayDate } => {
  const next = addMonths(ym, 1);
  return {
    first: `${ym.year}-${pad(ym.month)}-01`,
    last: addDays(`${next.year}-${pad(next.month)}-01`, -1),
  };
};
export const monthTabs = (today: DayDate, count: number): YearMonth[] =>
  Array.from({ length: count }, (_, i) => addMonths(yearMonthOf(today), i));
