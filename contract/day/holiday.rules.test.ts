import { describe, expect, test } from '@jest/globals';
import * as published from '@hyunbinseo/holidays-kr/all';
import { holidayName } from './holiday.rules';

describe('공휴일', () => {
  test.each([
    ['2026-12-25', '기독탄신일'],
    ['2026-03-01', '3ㆍ1절'],
    ['2026-02-17', '설날'],
    ['2026-05-25', '대체공휴일(부처님 오신 날)'],
    ['2027-12-25', '기독탄신일'],
  ])('%s은 %s이다', (date, name) => {
    expect(holidayName(date)).toBe(name);
  });

  test.each(['2026-11-20', '2026-12-24', '2026-12-26'])('%s은 공휴일이 아니다', (date) => {
    expect(holidayName(date)).toBeNull();
  });

  test('고시된 해는 2026년부터 빠짐없이 적는다', () => {
    const years: [string, Record<string, readonly string[]>][] = Object.entries(published);
    const dates = years.filter(([year]) => year >= 'y2026').flatMap(([, days]) => Object.entries(days));
    expect(dates.length).toBeGreaterThan(30);
    for (const [date, [name]] of dates) expect([date, holidayName(date)]).toEqual([date, name]);
  });

  test.each(['2100-12-25', '1999-12-25'])('월력요항이 없는 해의 %s에는 아무것도 적지 않는다', (date) => {
    expect(holidayName(date)).toBeNull();
  });
});
