import { daysBetween, type DayDate } from './calendar.rules';
import { FIRST_LUNAR_DAY, LAST_LUNAR_DAY, LUNAR_MONTHS } from './lunarMonths';

/** The west sea counts in sevens, the south and east sea in eights. */
export type TideTable = '7물때식' | '8물때식';
export const DEFAULT_TIDE_TABLE: TideTable = '8물때식';
/** OFF: no tide phases (물때) at all. */
export const TIDE_SETTINGS = ['7물때식', '8물때식', 'OFF'] as const satisfies readonly (TideTable | 'OFF')[];
export type TideSetting = (typeof TIDE_SETTINGS)[number];

/** `day` is 1..30, a leap month counts the same. */
export interface LunarDate {
  month: number;
  day: number;
}
/** 조금, 무시 or `n물`: a customary label, never a forecast. */
export interface TidePhase {
  name: string;
  lunar: LunarDate;
}

/** Null outside the table (before 26 December 2019 and after 2050). */
export const lunarDate = (date: DayDate): LunarDate | null => {
  if (date > LAST_LUNAR_DAY) return null;
  let days = daysBetween(FIRST_LUNAR_DAY, date);
  if (days < 0) return null;
  let month = 11;
  for (const mark of LUNAR_MONTHS) {
    const isLeap = mark === mark.toUpperCase();
    if (!isLeap) month = (month % 12) + 1;
    const length = mark.toLowerCase() === 'l' ? 30 : 29;
    if (days < length) return { month, day: days + 1 };
    days -= length;
  }
  return null;
};

const nameOf = (lunarDay: number, table: TideTable): string => {
  const n = table === '7물때식' ? (lunarDay + 6) % 15 : (lunarDay + 7) % 15;
  if (table === '7물때식') return n === 14 ? '조금' : n === 0 ? '무시' : `${n}물`;
  return n === 0 ? '조금' : `${n}물`;
};

/** 물때; anglers choose days by it. */
export const tidePhase = (date: DayDate, table: TideSetting = DEFAULT_TIDE_TABLE): TidePhase | null => {
  if (table === 'OFF') return null;
  const lunar = lunarDate(date);
  return lunar && { name: nameOf(lunar.day, table), lunar };
};
