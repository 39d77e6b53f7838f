import { describe, expect, test } from '@jest/globals';
import { meetTime, returnsNextDay, timesOf, tripInstants } from './times.rules';

const NONE = { departAt: null, returnAt: null, meetAt: null };
const POLICY = { departAt: '05:00', returnAt: '15:00', meetAt: 30 };

describe('출조일의 시각', () => {
  test('정하지 않은 날은 운영정책의 시각이다', () => {
    expect(timesOf(NONE, POLICY)).toEqual(POLICY);
    expect(timesOf(NONE, NONE)).toEqual(NONE);
  });
  test('출항 시각을 따로 정한 날의 귀항 시각은 운영정책의 것이 아니다', () => {
    expect(timesOf({ ...NONE, departAt: '17:00' }, POLICY)).toEqual({ departAt: '17:00', returnAt: null, meetAt: 30 });
    expect(timesOf({ ...NONE, returnAt: '13:00' }, POLICY)).toEqual({ ...POLICY, returnAt: '13:00' });
  });
  test.each([
    ['05:00', 30, '04:30'],
    ['05:00', 0, '05:00'],
    ['00:20', 20, '00:00'],
    ['00:20', 30, null],
    [null, 30, null],
  ])('출항 %s, %s분 전 집합이면 %s', (departAt, meetAt, at) => {
    expect(meetTime({ departAt, returnAt: null, meetAt })).toBe(at);
  });
  test('출항보다 이른 귀항은 다음 날이다', () => {
    const night = { departAt: '17:00', returnAt: '05:00', meetAt: null };
    expect(returnsNextDay(night)).toBe(true);
    expect(returnsNextDay(POLICY)).toBe(false);
    expect(tripInstants('2026-12-31', night)).toEqual({
      start: new Date('2026-12-31T08:00:00Z'),
      end: new Date('2026-12-31T20:00:00Z'),
    });
    expect(tripInstants('2026-12-31', NONE)).toBeNull();
  });
});
