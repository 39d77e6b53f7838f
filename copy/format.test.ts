import { describe, expect, test } from '@jest/globals';
import { refundRows } from '#contract/booking/refund.rules';
import { tidePhase } from '#contract/day/tide.rules';
import { booking } from './booking';
import { dated } from './dated';
import { format, weekdayLetter } from './format';

describe('날짜를 적는다', () => {
  test('긴 날짜와 짧은 날짜', () => {
    expect(format.longDate('2026-12-05')).toBe('2026년 12월 5일(토)');
    expect(format.day('2026-12-05')).toBe('12월 5일(토)');
    expect(format.monthDay('2026-12-05')).toBe('12월 5일');
    expect(format.shortDate('2026-12-05')).toBe('12.05(토)');
    expect(format.shortDate('2027-01-01')).toBe('01.01(금)');
    expect(format.longDate('2028-02-29')).toBe('2028년 2월 29일(화)');
    expect(format.year('2026-12-05')).toBe('2026년');
    expect(format.weekday('2026-12-06')).toBe('(일)');
  });

  test('요일 글자는 월화수목금토일의 순서이고 그 밖에는 없다', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(weekdayLetter).join('')).toBe('월화수목금토일');
    expect([0, 8, 1.5, Number.NaN].map(weekdayLetter)).toEqual(['', '', '', '']);
  });

  test('월은 올해가 아닐 때만 해를 적는다', () => {
    expect(format.month({ year: 2026, month: 12 }, 2026)).toBe('12월');
    expect(format.month({ year: 2027, month: 1 }, 2026)).toBe('2027년 1월');
    expect(format.yearMonth({ year: 2026, month: 12 })).toBe('2026년 12월');
  });

  test('해를 넘는 목록의 날짜는 올해가 아닐 때만 해를 적는다', () => {
    expect(format.dayIn('2026-12-05', 2026)).toBe('12월 5일(토)');
    expect(format.dayIn('2026-12-05', 2027)).toBe('2026년 12월 5일');
    expect(dated.shortDate('2026-12-05', 2026)).toBe('12.05(토)');
    expect(dated.shortDate('2027-01-01', 2026)).toBe('2027.01.01(금)');
    expect(dated.shortDate('2027-01-01')).toBe('01.01(금)');
    expect(dated.shortInstant('2026-11-19T23:24:00.000Z', 2026)).toBe('11.20(금) 08:24');
    // The year of Seoul.
    expect(dated.shortInstant('2026-12-31T15:00:00.000Z', 2026)).toBe('2027.01.01(금) 00:00');
  });

  test('음력은 월과 일을 점으로 잇는다', () => {
    expect(format.lunar(tidePhase('2026-11-20')?.lunar ?? { month: 0, day: 0 })).toBe('음력 10.12');
  });
});

describe('시각은 서울의 시각이다', () => {
  test.each([
    ['2026-11-19T23:24:00.000Z', '2026년 11월 20일(금) 08:24', '11.20(금) 08:24'],
    ['2026-11-20T14:59:59.999Z', '2026년 11월 20일(금) 23:59', '11.20(금) 23:59'],
    ['2026-11-20T15:00:00.000Z', '2026년 11월 21일(토) 00:00', '11.21(토) 00:00'],
    ['2026-12-31T15:00:00.000Z', '2027년 1월 1일(금) 00:00', '01.01(금) 00:00'],
    ['2026-11-20T08:24:00+09:00', '2026년 11월 20일(금) 08:24', '11.20(금) 08:24'],
  ])('%s은 %s이다', (instant, long, short) => {
    expect(format.longInstant(instant)).toBe(long);
    expect(format.shortInstant(instant)).toBe(short);
  });
});

describe('수를 적는다', () => {
  test.each([
    [0, '0만원'],
    [10, '10만원'],
    [999, '999만원'],
    [1200, '1,200만원'],
  ])('%i은 %s이다', (money, text) => {
    expect(format.money(money)).toBe(text);
  });

  test('사람과 건수는 단위를 붙여 적는다', () => {
    expect([format.people(6), format.cases(42)]).toEqual(['6명', '42건']);
  });
});

test('12월 5일 출조의 환불표는 11월 28일까지, 12월 2일까지, 12월 3일부터이다', () => {
  const lines = refundRows('2026-12-05').map(({ percent, date }) =>
    percent > 0 ? booking.refundUntil(format.monthDay(date)) : booking.refundFrom(format.monthDay(date)),
  );
  expect(lines).toEqual(['11월 28일까지', '12월 2일까지', '12월 3일부터']);
});
