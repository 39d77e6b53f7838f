import { describe, expect, test } from '@jest/globals';
import { bookableMonths, cutoffHour, infoProblems, NO_TERMS, tideSetting, usesReserveFind } from './config.rules';
import { configInfoSchema, configLogicSchema } from './config.schema';
import { INFO_MAX } from '../text.rules';

describe('저장한 적이 없는 설정은 기본값으로 읽는다', () => {
  test('예약 가능 개월은 6개월, 마감 시각은 10시, 예약 확인은 사용 안 함이다', () => {
    const never = {
      month: null,
      reserveTime: null,
      ktAdmin: null,
      useReserveFind: null,
      tideTable: null,
      payHours: null,
      payHoursSoon: null,
      autoCancel: null,
      ...NO_TERMS,
      useWaiting: null,
      holdMinutes: null,
      fairStart: null,
      useManifest: null,
      version: 'v1',
    };
    expect(configLogicSchema.parse(never)).toEqual(never);
    expect([bookableMonths(never), cutoffHour(never), usesReserveFind(never)]).toEqual([6, 10, false]);
  });

  test.each([2, 6])('저장한 %i개월은 그대로이다', (month) => {
    expect(bookableMonths({ month })).toBe(month);
  });

  test.each([
    [0, 0],
    [1, 1],
    [10, 10],
    [23, 23],
    [24, 0],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
  ])('마감 시각 %s은 %i시로 읽는다', (reserveTime, hour) => {
    expect(cutoffHour({ reserveTime })).toBe(hour);
  });

  test.each([
    [null, '8물때식'],
    ['7물때식', '7물때식'],
    ['OFF', 'OFF'],
  ] as const)('물때 표 %s은 %s으로 읽는다', (tideTable, table) => {
    expect(tideSetting({ tideTable })).toBe(table);
  });

  test('예약 확인은 Y일 때만 사용한다', () => {
    expect(usesReserveFind({ useReserveFind: 'Y' })).toBe(true);
    expect(usesReserveFind({ useReserveFind: 'N' })).toBe(false);
  });
});

describe('기본정보', () => {
  const nothing = {
    ...Object.fromEntries(Object.keys(INFO_MAX).map((field) => [field, null])),
    logo: null,
    version: 'v1',
  };

  test.each(Object.entries(INFO_MAX))('%s은 %i자까지이다', (field, max) => {
    expect(configInfoSchema.safeParse({ ...nothing, [field]: '가'.repeat(max) }).success).toBe(true);
    expect(configInfoSchema.safeParse({ ...nothing, [field]: '가'.repeat(max + 1) }).success).toBe(false);
    expect(configInfoSchema.safeParse({ ...nothing, [field]: undefined }).success).toBe(false);
  });

  test('길이 제한은 명세의 것이다', () => {
    expect(INFO_MAX).toEqual({
      name: 10,
      desc: 255,
      tel: 13,
      owner: 10,
      address: 255,
      bizno: 20,
      bank: 30,
      band: 100,
      homepage: 100,
    });
  });
});

describe('기본정보의 규칙은 화면과 서버가 같다', () => {
  test.each([
    [{ band: 'javascript:alert(1)' }, 'band', 'WEB_ADDRESS_INVALID'],
    [{ homepage: 'https://' }, 'homepage', 'WEB_ADDRESS_INVALID'],
    [{ owner: '🚢'.repeat(6) }, 'owner', 'TOO_LONG'],
    [{ bank: '수협\uE000' }, 'bank', 'CHARACTER_INVALID'],
  ])('%j', (draft, field, code) => {
    expect(infoProblems(draft)).toMatchObject([{ field, code }]);
  });
  test('비운 주소와 https 주소는 받는다', () => {
    expect(infoProblems({ band: '', homepage: 'https://dawn.example' })).toEqual([]);
  });
});
