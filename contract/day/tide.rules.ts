import KoreanLunarCalendar from 'korean-lunar-calendar';
import type { DayDate } from './calendar.rules';

/** The two customary tables: the west sea counts in sevens, the south and east sea in eights. */
export type TideTable = '7물때식' | '8물때식';
export const DEFAULT_TIDE_TABLE: TideTable = '8물때식';
/** The operator's choices: a table, or no tide phases (물때) at all. */
export const TIDE_SETTINGS = ['7물때식', '8물때식', 'OFF'] as const satisfies readonly (TideTable | 'OFF')[];
export type TideSetting = (typeof TIDE_SETTINGS)[number];

/** A lunar date; `day` is 1..30, a leap month counts the same. */
export interface LunarDate {
  month: number;
  day: number;
}
/** `name` is 조금, 무시 or `n물`: a customary label, never a forecast. */
export interface TidePhase {
  name: string;
  lunar: LunarDate;
}

/** The lunar date of a day, or null beyond the range of the calendar's table (after 2050). */
export const lunarDate = (date: DayDate): LunarDate | null => {
  const calendar = new KoreanLunarCalendar();
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  if (!calendar.setSolarDate(year, month, day)) return null;
  const lunar = calendar.getLunarCalendar();
  return { month: lunar.month, day: lunar.day };
};

const nameOf = (lunarDay: number, table: TideTable): string => {
  const n = table === '7물때식' ? (lunarDay + 6) % 15 : (lunarDay + 7) % 15;
  if (table === '7물때식') return n === 14 ? '조금' : n === 0 ? '무시' : `${n}물`;
  return n === 0 ? '조금' : `${n}물`;
};

/**
 * The tide phase (물때), by which anglers choose a day; it depends on the lunar day only. Null if none is to be shown.
 */
export const tidePhase = (date: DayDate, table: TideSetting = DEFAULT_TIDE_TABLE): TidePhase | null => {
  if (table === 'OFF') return null;
  const lunar = lunarDate(date);
  return lunar && { name: nameOf(lunar.day, table), lunar };
};
