import { describe, expect, test } from '@jest/globals';
import { countdown, nextCheck, openingOf } from './opening.rules';
import { openingFrom, openingInput, openingProblems } from './openingInput.rules';

const OPENS = '2026-11-25T11:00:00.000Z';
/** An instant in Seoul. */
const at = (text: string): Date => new Date(`${text}+09:00`);

describe('예약 시작', () => {
  test.each([
    ['2026-11-25T19:59:59.999', OPENS],
    ['2026-11-25T20:00:00.000', null],
    ['2026-11-25T20:00:00.001', null],
    ['2026-10-31T23:59:59.000', OPENS],
  ])('%s에는 %s까지 기다린다', (now, expected) => {
    expect(openingOf({ opensAt: OPENS, state: 'OPEN' }, at(now))).toBe(expected);
  });

  test.each([
    ['2026-11-30T15:00:00.000Z', '2026-11-30T23:59:59.999', '2026-12-01T00:00:00'],
    ['2026-12-31T15:00:00.000Z', '2026-12-31T23:59:59.999', '2027-01-01T00:00:00'],
  ])('자정과 달의 끝에도 그 순간에 열린다: %s', (opensAt, before, then) => {
    expect(openingOf({ opensAt, state: 'OPEN' }, at(before))).toBe(opensAt);
    expect(openingOf({ opensAt, state: 'OPEN' }, at(then))).toBeNull();
  });

  test('정하지 않은 날은 바로 예약할 수 있고, 마감된 날은 기다리는 날이 아니다', () => {
    expect(openingOf({ opensAt: null, state: 'OPEN' }, at('2026-11-25T19:00:00'))).toBeNull();
    for (const state of ['COMPLETE', 'CLOSE', 'CANCEL'] as const)
      expect(openingOf({ opensAt: OPENS, state }, at('2026-11-25T19:00:00'))).toBeNull();
  });

  test.each([
    ['2026-11-25T18:59:59', null],
    ['2026-11-25T19:00:00', { minutes: 60, seconds: 0 }],
    ['2026-11-25T19:47:29.100', { minutes: 12, seconds: 31 }],
    ['2026-11-25T19:59:59.999', { minutes: 0, seconds: 1 }],
    ['2026-11-25T20:00:00', null],
  ])('%s에 남은 시간은 %j', (now, expected) => {
    expect(countdown(OPENS, at(now))).toEqual(expected);
  });

  test('마지막 한 시간은 초마다, 그 전에는 1분 안에 다시 본다', () => {
    expect(nextCheck(OPENS, at('2026-11-25T10:00:00'))).toBe(60_000);
    expect(nextCheck(OPENS, at('2026-11-25T18:59:50'))).toBe(10_000);
    expect(nextCheck(OPENS, at('2026-11-25T19:30:00.400'))).toBe(600);
    expect(nextCheck(OPENS, at('2026-11-25T19:59:59'))).toBe(1_000);
  });

  test('한국 시각으로 적고 읽는다', () => {
    expect(openingFrom('2026-12-01T00:30')).toBe('2026-11-30T15:30:00.000Z');
    expect(openingInput('2026-11-30T15:30:00.000Z')).toBe('2026-12-01T00:30');
    expect([openingFrom(''), openingInput(null)]).toEqual([null, '']);
  });

  test.each([null, undefined, OPENS, '2026-11-25T11:30:00.000Z'])('%s은 받는다', (opensAt) => {
    expect(openingProblems({ opensAt })).toEqual([]);
  });
  test('출항일까지는 받고, 그 뒤로는 받지 않는다', () => {
    const on = (local: string) => ({ opensAt: openingFrom(local) });
    expect(openingProblems(on('2026-12-07T23:30'), '2026-12-07')).toEqual([]);
    expect(openingProblems(on('2026-12-08T00:00'), '2026-12-07')).toEqual([
      { field: 'opensAt', code: 'OPENING_AFTER_TRIP', date: '2026-12-07' },
    ]);
  });
  test.each(['', '내일', '2026-11-25', '2026-11-25T11:00:00Z', '2026-11-25T11:15:00.000Z', '2026-02-30T11:00:00.000Z'])(
    '"%s"은 받지 않는다',
    (opensAt) => {
      expect(openingProblems({ opensAt })).toEqual([{ field: 'opensAt', code: 'OPENING_INVALID' }]);
    },
  );
});
