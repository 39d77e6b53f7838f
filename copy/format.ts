import {
  isoWeek,
  seoulTime,
  seoulToday,
  yearMonthOf,
  type DayDate,
  type Week,
  type YearMonth,
} from '#contract/day/calendar.rules';
import type { LunarDate } from '#contract/day/tide.rules';
import { WON } from '#contract/money.rules';
import { grouped } from '#contract/text.rules';

const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;

/** 1 = Monday .. 7 = Sunday. */
export const weekdayLetter = (week: number): string => WEEKDAYS[(week as Week) - 1] ?? '';
const dayOf = (date: DayDate): number => Number(date.slice(8, 10));
const short = (date: DayDate): string => `${date.slice(5, 7)}.${date.slice(8, 10)}`;

export const format = {
  /** `12월 5일` */
  monthDay: (date: DayDate) => `${yearMonthOf(date).month}월 ${dayOf(date)}일`,
  /** `(토)` */
  weekday: (date: DayDate) => `(${weekdayLetter(isoWeek(date))})`,
  /** `2026년` */
  year: (date: DayDate) => `${yearMonthOf(date).year}년`,
  /** In two parts, because a card shows the number large. */
  dayOfMonth: (date: DayDate) => ({ number: dayOf(date), unit: '일' }),
  /** `12월 5일(토)` */
  day: (date: DayDate) => `${yearMonthOf(date).month}월 ${dayOf(date)}일(${weekdayLetter(isoWeek(date))})`,
  /** `12월 5일(토)`; in another year than `thisYear` without the weekday: `2027년 1월 5일`. Short dates: `dated`. */
  dayIn: (date: DayDate, thisYear: number) =>
    yearMonthOf(date).year === thisYear ? format.day(date) : `${format.year(date)} ${format.monthDay(date)}`,
  /** `2026년 12월 5일(토)` */
  longDate: (date: DayDate) => `${yearMonthOf(date).year}년 ${format.day(date)}`,
  /** `12.05(토)` */
  shortDate: (date: DayDate) => `${short(date)}(${weekdayLetter(isoWeek(date))})`,
  /** `2026년 12월 5일(토) 08:24`, in Seoul. `instant` is in ISO 8601. */
  longInstant: (instant: string) => `${format.longDate(seoulToday(new Date(instant)))} ${seoulTime(new Date(instant))}`,
  /** `08:24`, in Seoul. `instant` is in ISO 8601. */
  time: (instant: string) => seoulTime(new Date(instant)),
  /** `11.20(금) 08:24`, in Seoul. `instant` is in ISO 8601. */
  shortInstant: (instant: string) =>
    `${format.shortDate(seoulToday(new Date(instant)))} ${seoulTime(new Date(instant))}`,
  /** `12월`; in another year than `thisYear` `2027년 1월`. */
  month: ({ year, month }: YearMonth, thisYear: number) => (year === thisYear ? `${month}월` : `${year}년 ${month}월`),
  /** `12월` */
  monthOnly: (month: number) => `${month}월`,
  /** `2026년 12월` */
  yearMonth: ({ year, month }: YearMonth) => `${year}년 ${month}월`,
  /** `오전 5시`, `오후 3시 30분`, `낮 12시`; `clock` is `HH:MM`. */
  clock: (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    const part = hour === 12 ? '낮' : hour < 12 ? '오전' : '오후';
    return `${part} ${hour > 12 ? hour - 12 : hour}시${minute ? ` ${minute}분` : ''}`;
  },
  /** `11월 23일(월) 오후 6시`, in Seoul. `instant` is in ISO 8601. */
  spokenInstant: (instant: string) =>
    `${format.day(seoulToday(new Date(instant)))} ${format.clock(seoulTime(new Date(instant)))}`,
  /** Times and dates stay on one line each: no line ends between `오후` and `6시`. */
  unbroken: (text: string) => text.replace(/(오전|오후|낮|시|월) (?=\d)/g, '$1\u00a0'),
  people: (n: number) => `${n}명`,
  cases: (n: number) => `${n}건`,
  /** Prices are in 10,000 won. */
  money: (tenThousandWon: number) => `${grouped(tenThousandWon)}만원`,
  /** For small sums: `10,000원`. */
  won: (tenThousandWon: number) => `${grouped(tenThousandWon * WON)}원`,
  lunar: ({ month, day }: LunarDate) => `음력 ${month}.${day}`,
} as const;
