import { describe, expect, test } from '@jest/globals';
import type { BookingPolicy } from '../config/config.schema';
import { isHiddenByTime, periodProblem } from './day.rules';

const logic = (over: Partial<BookingPolicy> = {}): BookingPolicy => ({
  month: null,
  reserveTime: null,
  departAt: null,
  ...over,
});
/** A day that departs at a time of its own, or at that of the policy. */
const on = (date: string, departAt: string | null = null) => ({ date, departAt });
const at = (seoul: string): Date => new Date(`${seoul}+09:00`);
const TODAY = '2026-11-20';

describe('당일 예약은 마감 시각에 닫힌다', () => {
  test.each([
    ['00:00:00', null],
    ['09:59:59.999', null],
    ['10:00:00', 'BOOKING_TIME_PASSED'],
    ['23:59:59', 'BOOKING_TIME_PASSED'],
  ])('정하지 않은 마감 시각은 10시이다: %s이면 %s', (time, problem) => {
    const now = at(`${TODAY}T${time}`);
    expect(periodProblem(on(TODAY), now, logic())).toBe(problem);
    expect(isHiddenByTime(on(TODAY), now, logic())).toBe(problem !== null);
  });

  test.each([
    [4, '03:59:59', null],
    [4, '04:00:00', 'BOOKING_TIME_PASSED'],
    [23, '22:59:59', null],
    [23, '23:00:00', 'BOOKING_TIME_PASSED'],
    [0, '00:00:00', 'BOOKING_TIME_PASSED'],
    [24, '00:00:00', 'BOOKING_TIME_PASSED'],
    [-1, '00:00:00', 'BOOKING_TIME_PASSED'],
    [1.5, '00:00:00', 'BOOKING_TIME_PASSED'],
    [Number.NaN, '00:00:00', 'BOOKING_TIME_PASSED'],
  ])('마감 시각이 %s일 때 %s이면 %s', (reserveTime, time, problem) => {
    const now = at(`${TODAY}T${time}`);
    expect(periodProblem(on(TODAY), now, logic({ reserveTime }))).toBe(problem);
    expect(isHiddenByTime(on(TODAY), now, logic({ reserveTime }))).toBe(problem !== null);
  });

  test('마감 시각은 내일에는 적용되지 않는다', () => {
    const now = at(`${TODAY}T23:59:59`);
    expect(periodProblem(on('2026-11-21'), now, logic({ reserveTime: 0 }))).toBeNull();
    expect(isHiddenByTime(on('2026-11-21'), now, logic({ reserveTime: 0 }))).toBe(false);
  });

  test('호스트나 휴대폰의 시간대가 달라도 서울의 시각으로 닫힌다', () => {
    expect(periodProblem(on(TODAY), new Date('2026-11-20T00:59:59Z'), logic())).toBeNull();
    expect(periodProblem(on(TODAY), new Date('2026-11-20T01:00:00Z'), logic())).toBe('BOOKING_TIME_PASSED');
  });
});

describe('배가 떠난 뒤에는 예약을 받지 않는다', () => {
  test.each([
    // The times of the day and of the policy, and when booking ends.
    ['05:00', null, '04:59:59', '05:00:00'],
    [null, '05:00', '04:59:59', '05:00:00'],
    ['18:00', '05:00', '09:59:59', '10:00:00'],
    ['05:20', null, '04:59:59', '05:00:00'],
    ['00:00', null, null, '00:00:00'],
  ])('그날은 %s, 여느 날은 %s에 나가면 %s까지 예약할 수 있고 %s부터는 아니다', (own, usual, last, closed) => {
    const policy = logic({ departAt: usual });
    const ask = (time: string) => periodProblem(on(TODAY, own), at(`${TODAY}T${time}`), policy);
    if (last !== null) expect(ask(last)).toBeNull();
    expect(ask(closed)).toBe('BOOKING_TIME_PASSED');
    expect(isHiddenByTime(on(TODAY, own), at(`${TODAY}T${closed}`), policy)).toBe(true);
    expect(periodProblem(on('2026-11-21', own), at(`${TODAY}T23:59:59`), policy)).toBeNull();
  });
});

describe('지난 날은 예약 기간이 아니다', () => {
  test.each(['2026-11-19', '2026-10-31', '2025-12-31'])('%s은 지났다', (date) => {
    const now = at(`${TODAY}T00:00:00`);
    expect(periodProblem(on(date), now, logic())).toBe('NOT_BOOKING_PERIOD');
    expect(isHiddenByTime(on(date), now, logic())).toBe(true);
  });

  test('서울의 자정이 지나면 어제가 된다', () => {
    expect(periodProblem(on(TODAY), new Date('2026-11-20T14:59:59Z'), logic({ reserveTime: 23 }))).toBe(
      'BOOKING_TIME_PASSED',
    );
    expect(periodProblem(on(TODAY), new Date('2026-11-20T15:00:00Z'), logic({ reserveTime: 23 }))).toBe(
      'NOT_BOOKING_PERIOD',
    );
  });
});

describe('예약 가능한 달은 이번 달을 넣어 센다', () => {
  test.each([
    [null, '2027-04-30', '2027-05-01'],
    [2, '2026-12-31', '2027-01-01'],
    [3, '2027-01-31', '2027-02-01'],
    [6, '2027-04-30', '2027-05-01'],
  ])('%s개월이면 %s까지이고 %s부터는 아니다', (month, last, beyond) => {
    for (const time of ['00:00:00', '09:00:00', '23:59:59']) {
      const now = at(`${TODAY}T${time}`);
      expect(periodProblem(on(last), now, logic({ month }))).toBeNull();
      expect(periodProblem(on(beyond), now, logic({ month }))).toBe('NOT_BOOKING_PERIOD');
    }
  });

  test('예약할 수 있는 마지막 날은 그 달이 끝나기 1초 전까지 같고, 새달이 되면 한 달 늘어난다', () => {
    const month = 2;
    expect(periodProblem(on('2027-01-01'), at('2026-11-30T23:59:59'), logic({ month }))).toBe('NOT_BOOKING_PERIOD');
    expect(periodProblem(on('2027-01-31'), at('2026-12-01T00:00:00'), logic({ month }))).toBeNull();
    expect(periodProblem(on('2027-02-01'), at('2026-12-01T00:00:00'), logic({ month }))).toBe('NOT_BOOKING_PERIOD');
  });

  test('말일 23시 59분 59초에도 그 달의 탭은 다음 달로 넘어가지 않는다', () => {
    expect(periodProblem(on('2026-12-31'), at('2026-12-31T23:59:59'), logic({ month: 2 }))).toBe('BOOKING_TIME_PASSED');
    expect(periodProblem(on('2027-01-31'), at('2026-12-31T23:59:59'), logic({ month: 2 }))).toBeNull();
    expect(periodProblem(on('2027-02-28'), at('2027-01-01T00:00:00'), logic({ month: 2 }))).toBeNull();
  });
});
