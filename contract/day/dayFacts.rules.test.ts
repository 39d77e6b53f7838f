import { expect, test } from '@jest/globals';
import { aDay, aConfigLogic } from '#mocks/builders';
import { dayFacts } from './dayFacts.rules';

const NOW = new Date('2026-11-20T08:24:00+09:00');
const full = aDay({ state: 'COMPLETE', guestCount: 20 });

test('날의 시각이 없으면 늘 그 시각이고, 물때는 사장님이 고른 방식으로 말한다', () => {
  const usual = { departAt: '05:00', returnAt: '15:00', meetAt: 30 };
  const facts = dayFacts(aDay({ meetAt: 20 }), aConfigLogic({ ...usual, tideTable: 'OFF' }), NOW);
  expect(facts.times).toEqual({ ...usual, meetAt: 20 });
  expect(facts.phase).toBeNull();
});
test('대기는 자리가 다 찬 날에, 대기를 받을 때만 있다', () => {
  expect(dayFacts(full, aConfigLogic({ useWaiting: 'Y' }), NOW).hasWaitingList).toBe(true);
  expect(dayFacts(full, aConfigLogic(), NOW).hasWaitingList).toBe(false);
  expect(dayFacts(aDay({ state: 'COMPLETE' }), aConfigLogic({ useWaiting: 'Y' }), NOW).hasWaitingList).toBe(false);
});
test('오늘인지, 이제 예약할 수 없는지는 때에 달렸다', () => {
  const today = aDay({ date: '2026-11-20' });
  expect(dayFacts(today, aConfigLogic(), NOW)).toMatchObject({ isToday: true, problem: null });
  expect(dayFacts(today, aConfigLogic(), new Date('2026-11-20T10:00:00+09:00')).problem).toBe('BOOKING_TIME_PASSED');
});
