import { describe, expect, test } from '@jest/globals';
import { addDays } from '../day/calendar.rules';
import { paymentAfter, REFUND_STEPS, refundOnCancel, refundPercent, refundRows } from './refund.rules';

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
      { percent: 100, edge: 'until', daysBefore: 7, date: '2026-11-28' },
      { percent: 50, edge: 'until', daysBefore: 3, date: '2026-12-02' },
      { percent: 0, edge: 'from', daysBefore: 2, date: '2026-12-03' },
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

describe('취소한 예약이 돌려받을 금액', () => {
  const paid = { state: 'COMPLETE', guestCount: 3, reservePrice: 5, reserveDate: TRIP } as const;
  const day = { state: 'OPEN' } as const;

  test('그날의 규정으로 예약금의 몫을 돌려받는다', () => {
    expect(refundOnCancel(paid, day, '2026-11-28')).toEqual({ paid: 15, percent: 100, amount: 15 });
    expect(refundOnCancel(paid, day, '2026-12-01')).toEqual({ paid: 15, percent: 50, amount: 7.5 });
    expect(refundOnCancel(paid, day, TRIP)).toEqual({ paid: 15, percent: 0, amount: 0 });
  });

  test('예약금이나 인원이 바뀌어도 낸 금액의 몫이다', () => {
    const more = { ...paid, paid: 40 };
    expect(refundOnCancel(more, day, '2026-11-28')).toEqual({ paid: 40, percent: 100, amount: 40 });
    expect(refundOnCancel({ ...more, guestCount: 1 }, day, '2026-12-01')).toMatchObject({ paid: 40, amount: 20 });
    expect(refundOnCancel(more, { state: 'CANCEL' }, TRIP)).toMatchObject({ paid: 40, amount: 40 });
    expect(refundOnCancel({ ...paid, paid: 0 }, day, '2026-11-28')).toMatchObject({ paid: 0, amount: 0 });
    expect(refundOnCancel({ ...paid, paid: null }, day, '2026-11-28')).toMatchObject({ paid: 15, amount: 15 });
  });

  test('운항이 취소된 날이면 언제 취소해도 모두 돌려받는다', () => {
    expect(refundOnCancel(paid, { state: 'CANCEL' }, TRIP)).toEqual({ paid: 15, percent: 100, amount: 15 });
  });

  test('입금하지 않은 예약은 돌려받을 것이 없다', () => {
    expect(refundOnCancel({ ...paid, state: 'WATTING' }, day, '2026-11-01').amount).toBe(0);
  });
});

describe('다른 날로 옮긴 예약의 돈', () => {
  const refund = { rate: 50, amount: 20, refundedAt: null };
  const paid = { state: 'COMPLETE', guestCount: 2, reservePrice: 10, paid: 60, refund } as const;

  test('예약금이 같은 날이면 먼저 정한 환불까지 그대로이다', () => {
    const same = { paid: 60, due: 0, freed: 0, back: 0, agreed: 20, open: 20 };
    expect(paymentAfter(paid, { reservePrice: 10 }, 100)).toEqual(same);
    expect(paymentAfter({ ...paid, totalReservePrice: 30 }, { reservePrice: 5 }, 100)).toEqual(same);
  });

  test('싼 날이면 그날의 몫이 먼저 정한 환불에 더해지고, 비싼 날이면 먼저 정한 환불부터 쓴다', () => {
    expect(paymentAfter(paid, { reservePrice: 5 }, 100)).toEqual({
      paid: 60,
      due: 0,
      freed: 10,
      back: 10,
      agreed: 20,
      open: 30,
    });
    expect(paymentAfter(paid, { reservePrice: 20 }, 0)).toEqual({
      paid: 60,
      due: 0,
      freed: 0,
      back: 0,
      agreed: 20,
      open: 10,
    });
    expect(paymentAfter(paid, { reservePrice: 40 }, 50)).toEqual({
      paid: 60,
      due: 20,
      freed: 0,
      back: 0,
      agreed: 20,
      open: 0,
    });
  });
});
