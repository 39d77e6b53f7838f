import { expect, test } from '@jest/globals';
import { aDay, factsOf } from '#mocks/builders';
import type { ReserveDay } from './day.schema';
import { isNearest, nextBookable } from './nextDay.rules';

const WANTED = { date: '2026-12-05', fish: '갈치' };
const dateOf = (...days: Partial<ReserveDay>[]) =>
  nextBookable(
    days.map((day) => factsOf(aDay(day))),
    WANTED,
  )?.day.date;

test('다음 날 가운데 같은 어종의 날을 먼저, 없으면 다른 어종의 날을 권한다', () => {
  const squid = { date: '2026-12-06', fish: '오징어' };
  expect(dateOf(squid, { date: '2026-12-09' }, { date: '2026-12-10' })).toBe('2026-12-09');
  expect(dateOf(squid, { date: '2026-12-09', fish: '오징어·갈치' })).toBe('2026-12-09');
  expect(dateOf({ date: '2026-12-04', fish: '참돔' }, squid)).toBe('2026-12-06');
});
test('뒤에 없으면 앞의 가장 가까운 날을, 아무 날도 없으면 아무것도 권하지 않는다', () => {
  expect(dateOf({ date: '2026-12-01' }, { date: '2026-12-03' }, WANTED)).toBe('2026-12-03');
  expect(dateOf({ date: '2026-12-09', state: 'COMPLETE' }, { date: '2026-11-19' }, WANTED)).toBeUndefined();
  expect(dateOf({ date: '2026-12-09', opensAt: '2026-12-01T11:00:00.000Z' })).toBeUndefined();
});
test('같은 어종의 뒷날을 찾으면 다음 달까지 보지 않는다', () => {
  const found = (over: Partial<ReserveDay>) => factsOf(aDay(over));
  expect(isNearest(found({ date: '2026-12-09' }), WANTED)).toBe(true);
  expect(isNearest(found({ date: '2026-12-03' }), WANTED)).toBe(false);
  expect(isNearest(found({ date: '2026-12-09', fish: '참돔' }), WANTED)).toBe(false);
  expect(isNearest(undefined, WANTED)).toBe(false);
});
