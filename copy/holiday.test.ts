import { expect, test } from '@jest/globals';
import { holidayOf } from './holiday';

test.each([
  ['2027-01-01', '새해 첫날'],
  ['2026-12-25', '기독탄신일'],
  ['2026-12-24', null],
])('%s의 공휴일은 %s이다', (date, name) => {
  expect(holidayOf(date)).toBe(name);
});
