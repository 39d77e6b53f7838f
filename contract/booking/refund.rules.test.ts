import { describe, expect, test } from '@jest/globals';
import { addDays } from '../day/calendar.rules';
import { REFUND_STEPS, refundPercent, refundRows } from './refund.rules';

const TRIP = '2026-12-05';

describe('환불은 출조일까지 남은 날로 정한다', () => {
  test.each([
    [30, 100],
    [8, 100],
    [7, 100],
    [6, 50],
    [4, 50],
    [3, 50],
    [2, 0],
    [1, 0],
    [0, 0],
    [-1, 0],
  ])('%i일 전에 취소하면 %i%%를 환불한다', (days, percent) => {
    expect(refundPercent(TRIP, addDays(TRIP, -days))).toBe(percent);
  });

  test('해를 넘기는 출조도 날수로 센다', () => {
    expect(refundPercent('2027-01-01', '2026-12-25')).toBe(100);
    expect(refundPercent('2027-01-01', '2026-12-26')).toBe(50);
    expect(refundPercent('2027-01-01', '2026-12-30')).toBe(0);
  });
});

describe('환불표는 그 출조의 날짜로 적는다', () => {
  test('12월 5일 출조는 11월 28일까지 100%, 12월 2일까지 50%, 12월 3일부터 0%이다', () => {
    expect(refundRows(TRIP)).toEqual([
      { percent: 100, daysBefore: 7, date: '2026-11-28' },
      { percent: 50, daysBefore: 3, date: '2026-12-02' },
      { percent: 0, daysBefore: null, date: '2026-12-03' },
    ]);
  });

  test.each([TRIP, '2028-03-03', '2027-01-02'])('%s의 표에 적힌 날짜와 실제로 환불되는 비율이 같다', (trip) => {
    const [full, half, none] = refundRows(trip).map(({ date }) => date) as [string, string, string];
    expect([full, addDays(full, 1)].map((day) => refundPercent(trip, day))).toEqual([100, 50]);
    expect([half, none].map((day) => refundPercent(trip, day))).toEqual([50, 0]);
    expect(addDays(half, 1)).toBe(none);
  });

  test('규정은 7일 전 100%, 3일 전 50%, 그 뒤로는 없음이다', () => {
    expect(REFUND_STEPS).toEqual([
      { daysBefore: 7, percent: 100 },
      { daysBefore: 3, percent: 50 },
      { daysBefore: null, percent: 0 },
    ]);
  });
});
