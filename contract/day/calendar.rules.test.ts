import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  addMonths,
  daysBetween,
  isDayDate,
  isoWeek,
  monthRange,
  monthsBetween,
  monthTabs,
  sameMonth,
  seoulHour,
  seoulTime,
  seoulToday,
  yearMonthOf,
} from './calendar.rules';

describe('오늘은 서울의 오늘이다', () => {
  test.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20', 23, '23:59'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21', 0, '00:00'],
    ['2026-11-20T00:00:00.000Z', '2026-11-20', 9, '09:00'],
    ['2026-12-31T14:59:59.999Z', '2026-12-31', 23, '23:59'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01', 0, '00:00'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29', 0, '00:00'],
    ['2026-11-20T08:24:00+09:00', '2026-11-20', 8, '08:24'],
    ['2026-11-19T18:30:00-08:00', '2026-11-20', 11, '11:30'],
  ])('%s은 서울의 %s %i시이다', (instant, date, hour, time) => {
    expect(seoulToday(new Date(instant))).toBe(date);
    expect(seoulHour(new Date(instant))).toBe(hour);
    expect(seoulTime(new Date(instant))).toBe(time);
  });

  test('2020년부터 2050년까지 어느 날에도 서울의 시차는 아홉 시간이다', () => {
    const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });
    for (let at = Date.UTC(2020, 0, 1, 14, 59); at < Date.UTC(2051, 0, 1); at += 13 * 86_400_000) {
      const instant = new Date(at);
      expect(`${seoulToday(instant)} ${seoulTime(instant)}`).toBe(seoul.format(instant));
    }
  });
});

describe('달력에 없는 날짜는 날짜가 아니다', () => {
  test.each(['2026-11-20', '2026-12-31', '2027-01-01', '2028-02-29', '2000-02-29'])('%s은 날짜이다', (date) => {
    expect(isDayDate(date)).toBe(true);
  });

  test.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-12-00',
    '2026-2-1',
    '26-12-05',
    '20261205',
    '2026-12-05T00:00:00Z',
    ' 2026-12-05',
    '0000-12-05',
    '10000-12-05',
    '2026-12-05\n',
    '２０２６-12-05',
    'today',
  ])('%j은 날짜가 아니다', (value) => {
    expect(isDayDate(value)).toBe(false);
  });
});

describe('요일은 월요일이 1이고 일요일이 7이다', () => {
  test.each([
    ['2026-11-16', 1],
    ['2026-11-17', 2],
    ['2026-11-18', 3],
    ['2026-11-19', 4],
    ['2026-11-20', 5],
    ['2026-12-05', 6],
    ['2026-11-22', 7],
    ['2028-02-29', 2],
    ['2026-12-31', 4],
    ['2027-01-01', 5],
  ])('%s의 요일은 %i이다', (date, week) => {
    expect(isoWeek(date)).toBe(week);
  });
});

describe('날짜를 더하고 뺀다', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 30, '2026-12-20'],
    ['2026-11-20', 366, '2027-11-21'],
  ])('%s에서 %i일 뒤는 %s이고, 그 사이도 그만큼이다', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test('뒤의 날짜에서 앞의 날짜까지는 음수이다', () => {
    expect(daysBetween('2026-12-05', '2026-11-28')).toBe(-7);
  });
});

describe('달을 더하고 센다', () => {
  test.each([
    [2026, 11, 0, 2026, 11],
    [2026, 11, 1, 2026, 12],
    [2026, 11, 2, 2027, 1],
    [2026, 12, 1, 2027, 1],
    [2027, 1, -1, 2026, 12],
    [2026, 11, 14, 2028, 1],
    [2026, 1, -13, 2024, 12],
  ])('%i년 %i월에서 %i달 뒤는 %i년 %i월이다', (year, month, months, toYear, toMonth) => {
    const from = { year, month };
    const to = { year: toYear, month: toMonth };
    expect(addMonths(from, months)).toEqual(to);
    expect(monthsBetween(from, to)).toBe(months);
    expect(sameMonth(addMonths(from, months), to)).toBe(true);
  });

  test('같은 달이라도 해가 다르면 다른 달이다', () => {
    expect(sameMonth({ year: 2026, month: 11 }, { year: 2027, month: 11 })).toBe(false);
    expect(sameMonth({ year: 2026, month: 11 }, { year: 2026, month: 12 })).toBe(false);
  });

  test.each([
    [2026, 2, '2026-02-01', '2026-02-28'],
    [2028, 2, '2028-02-01', '2028-02-29'],
    [2026, 11, '2026-11-01', '2026-11-30'],
    [2026, 12, '2026-12-01', '2026-12-31'],
    [2027, 1, '2027-01-01', '2027-01-31'],
  ])('%i년 %i월은 %s부터 %s까지이다', (year, month, first, last) => {
    expect(monthRange({ year, month })).toEqual({ first, last });
    expect(yearMonthOf(first)).toEqual({ year, month });
    expect(yearMonthOf(last)).toEqual({ year, month });
  });

  test('월 탭은 이번 달부터 이어지고 해를 넘긴다', () => {
    expect(monthTabs('2026-11-30', 4)).toEqual([
      { year: 2026, month: 11 },
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
      { year: 2027, month: 2 },
    ]);
    expect(monthTabs('2026-11-30', 0)).toEqual([]);
  });
});
