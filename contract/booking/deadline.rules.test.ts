import { describe, expect, it } from '@jest/globals';
import {
  beforeTrip,
  depositMark,
  extendedDeadline,
  isNight,
  lastInstantOf,
  payDeadline,
  reminderAt,
  type DeadlinePolicy,
} from './deadline.rules';

const POLICY: DeadlinePolicy = { payHours: 24, payHoursSoon: 6, reserveTime: 10, departAt: null };
const deadline = (now: string, date: string, over: Partial<DeadlinePolicy> = {}): string | null => {
  const found = payDeadline(new Date(`${now}+09:00`), { date, departAt: null }, { ...POLICY, ...over });
  return found && new Date(found.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);
};

it.each<[string, string, string, Partial<DeadlinePolicy>, string | null]>([
  ['정한 시간 뒤이다', '2026-11-20T09:30:00', '2026-12-05', {}, '2026-11-21T09:30'],
  ['다음 30분으로 올린다', '2026-11-20T09:30:01', '2026-12-05', {}, '2026-11-21T10:00'],
  ['자정을 넘으면 다음 날 아침이다', '2026-11-20T12:10:00', '2026-12-05', { payHours: 12 }, '2026-11-21T08:00'],
  ['자정 바로 전이면 다음 날 아침이다', '2026-11-20T23:40:00', '2026-12-05', {}, '2026-11-22T08:00'],
  ['밤 10시는 그대로이다', '2026-11-20T22:00:00', '2026-12-05', {}, '2026-11-21T22:00'],
  ['밤 10시를 넘으면 아침이다', '2026-11-20T22:00:01', '2026-12-05', {}, '2026-11-22T08:00'],
  ['새벽이면 그날 아침이다', '2026-11-20T07:29:00', '2026-12-05', {}, '2026-11-21T08:00'],
  ['달이 바뀐다', '2026-11-30T21:50:00', '2026-12-25', {}, '2026-12-01T22:00'],
  ['말일의 밤은 다음 달 아침이다', '2026-11-30T22:30:00', '2026-12-25', { payHours: 1 }, '2026-12-01T08:00'],
  ['해가 바뀐다', '2026-12-31T23:00:00', '2027-01-20', { payHours: 1 }, '2027-01-01T08:00'],
  ['설에도 같은 규칙이다', '2027-02-06T20:10:00', '2027-02-14', {}, '2027-02-07T20:30'],
  ['윤년이 아닌 2월의 끝', '2027-02-28T22:10:00', '2027-03-20', { payHours: 1 }, '2027-03-01T08:00'],
  ['사흘 안의 출조는 따로 정한 시간이다', '2026-11-20T09:00:00', '2026-11-23', {}, '2026-11-20T15:00'],
  ['나흘 뒤의 출조는 아니다', '2026-11-20T09:00:00', '2026-11-24', {}, '2026-11-21T09:00'],
  ['따로 정하지 않았으면 같다', '2026-11-20T09:00:00', '2026-11-23', { payHoursSoon: null }, '2026-11-21T09:00'],
  ['출조의 마감 시각을 넘지 않는다', '2026-11-20T20:00:00', '2026-11-21', { payHoursSoon: 24 }, '2026-11-21T10:00'],
  [
    '아침으로 옮겨도 마감 시각을 넘지 않는다',
    '2026-11-20T21:00:00',
    '2026-11-21',
    { reserveTime: 5 },
    '2026-11-21T05:00',
  ],
  [
    '당일 예약을 받지 않으면 전날 자정까지이다',
    '2026-11-20T21:00:00',
    '2026-11-21',
    { reserveTime: 0 },
    '2026-11-21T00:00',
  ],
  [
    '마감보다 이른 출항 시각을 넘지 않는다',
    '2026-11-20T20:00:00',
    '2026-11-21',
    { departAt: '05:00' },
    '2026-11-21T05:00',
  ],
  ['자정에 출항하면 전날 자정까지이다', '2026-11-20T20:00:00', '2026-11-21', { departAt: '00:00' }, '2026-11-21T00:00'],
  [
    '마감보다 늦은 출항은 상관없다',
    '2026-11-20T20:00:00',
    '2026-11-21',
    { departAt: '17:00', payHoursSoon: 24 },
    '2026-11-21T10:00',
  ],
  [
    '출항 바로 전에 받은 예약은 출항까지이다',
    '2026-11-21T04:59:00',
    '2026-11-21',
    { departAt: '05:00' },
    '2026-11-21T05:00',
  ],
  ['출항한 뒤 마감 전에 받은 예약에는 없다', '2026-11-21T05:00:00', '2026-11-21', { departAt: '05:00' }, null],
  ['마감 시각이 지나 받은 예약에는 없다', '2026-11-21T10:00:00', '2026-11-21', {}, null],
  ['정하지 않았으면 없다', '2026-11-20T09:30:00', '2026-12-05', { payHours: null }, null],
])('%s', (_, now, trip, over, expected) => {
  expect(deadline(now, trip, over)).toBe(expected);
});

describe('입금기한은 출항 시각을 넘지 않는다', () => {
  const instant = (text: string) => new Date(`${text}:00+09:00`);

  it.each<[string, string | null, string | null, number, string]>([
    ['출항 시각을 모르면 예약 마감', null, null, 10, '2026-12-05T10:00'],
    ['마감보다 이른 정책의 출항 시각', null, '05:00', 10, '2026-12-05T05:00'],
    ['그날의 출항 시각이 정책보다 앞선다', '04:30', '05:00', 10, '2026-12-05T04:30'],
    ['그날만 늦게 출항하면 예약 마감', '17:00', '05:00', 10, '2026-12-05T10:00'],
    ['그날만 일찍 출항하면 그 시각', '05:00', '17:00', 10, '2026-12-05T05:00'],
    ['출항과 마감이 같다', '10:00', null, 10, '2026-12-05T10:00'],
    ['마감 1분 전의 출항', '09:59', null, 10, '2026-12-05T09:59'],
    ['자정의 출항', '00:00', null, 10, '2026-12-05T00:00'],
    ['자정 바로 뒤의 출항', '00:01', null, 10, '2026-12-05T00:01'],
    ['자정 바로 앞의 출항', '23:59', null, 23, '2026-12-05T23:00'],
    ['당일 예약을 받지 않으면 자정이 먼저', '05:00', null, 0, '2026-12-05T00:00'],
  ])('%s', (_, departAt, usual, reserveTime, expected) => {
    const day = { date: '2026-12-05', departAt };
    const policy = { reserveTime, departAt: usual };
    const last = instant(expected);
    expect(lastInstantOf(day, policy)).toEqual(last);
    const [before, after] = [new Date(last.getTime() - 1), new Date(last.getTime() + 1)];
    expect(beforeTrip(after, day, policy, before)).toEqual(last);
    expect(beforeTrip(before, day, policy, instant('2026-12-04T12:00'))).toEqual(before);
    expect(beforeTrip(after, day, policy, last)).toBeNull();
  });

  it.each([
    ['출항까지만 연장한다', '2026-12-04T12:00', '2026-12-04T18:00', '05:00', '2026-12-05T05:00'],
    ['이미 출항까지이면 연장하지 않는다', '2026-12-04T12:00', '2026-12-05T05:00', '05:00', null],
    ['출항했으면 마감 전이라도 연장하지 않는다', '2026-12-05T05:00', '2026-12-04T18:00', '05:00', null],
    ['자정에 출항하면 자정까지만 연장한다', '2026-12-04T12:00', '2026-12-04T18:00', '00:00', '2026-12-05T00:00'],
    ['자정에 출항하면 자정부터 연장하지 않는다', '2026-12-05T00:00', '2026-12-04T18:00', '00:00', null],
  ])('%s', (_, now, payBy, departAt, expected) => {
    const policy = { reserveTime: 10, departAt };
    const day = { date: '2026-12-05', departAt: null };
    const found = extendedDeadline(instant(payBy).toISOString(), instant(now), day, policy);
    expect(found).toEqual(expected && instant(expected));
  });
});

describe('입금기한 안내', () => {
  const inSeoul = (instant: Date): string => new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);
  const remind = (made: string, end: string): string | null => {
    const at = reminderAt({ createdAt: `${made}:00+09:00`, payBy: `${end}:00+09:00` });
    return at && inSeoul(at);
  };

  it.each([
    ['기한까지의 시간이 3분의 1 남았을 때', '2026-11-20T09:00', '2026-11-21T09:00', '2026-11-21T08:00'],
    ['낮에 끝나는 짧은 기한', '2026-11-20T09:00', '2026-11-20T15:00', '2026-11-20T13:00'],
    ['밤이면 다음 날 아침 8시', '2026-11-20T12:00', '2026-11-21T12:00', '2026-11-21T08:00'],
    ['저녁 9시 반까지는 그때', '2026-11-20T05:30', '2026-11-21T05:30', '2026-11-20T21:30'],
    ['저녁 9시 반을 넘으면 다음 날 아침 8시', '2026-11-19T21:45', '2026-11-21T09:45', '2026-11-21T08:00'],
    ['기한이 그날 밤 10시이면 9시 반', '2026-11-20T21:10', '2026-11-20T22:00', '2026-11-20T21:30'],
    ['기한이 아침 8시이면 전날 저녁 9시 반', '2026-11-20T18:00', '2026-11-21T08:00', '2026-11-20T21:30'],
    ['밤 10시 조금 전이어도 기한이 아침이면 저녁 9시 반', '2026-11-20T05:45', '2026-11-21T05:45', '2026-11-20T21:30'],
    ['달이 바뀌는 밤', '2026-11-30T12:00', '2026-12-01T12:00', '2026-12-01T08:00'],
    ['설 전날 밤', '2027-02-06T12:00', '2027-02-07T12:00', '2027-02-07T08:00'],
    ['전날 저녁 9시 반보다 늦게 예약했으면 안내하지 않는다', '2026-11-20T21:40', '2026-11-21T08:00', null],
  ])('%s', (_, made, end, expected) => {
    expect(remind(made, end)).toBe(expected);
  });

  it('밤 10시가 지나면 아침 8시까지는 밤이다', () => {
    const night = ['21:59', '22:00', '22:01', '00:00', '07:59', '08:00'].map((clock) =>
      isNight(new Date(`2026-11-30T${clock}:00+09:00`)),
    );
    expect(night).toEqual([false, false, true, true, true, false]);
  });
});

describe('기한 연장', () => {
  it.each<[string, string, string, string, number, string | null]>([
    ['기한의 하루 뒤이다', '2026-11-20T12:00', '2026-11-21T09:30', '2026-12-05', 10, '2026-11-22T09:30'],
    ['지난 기한은 지금부터 하루 뒤이다', '2026-11-23T15:10', '2026-11-21T09:30', '2026-12-05', 10, '2026-11-24T15:30'],
    ['밤에 누르면 다음다음 날 아침이다', '2026-11-23T23:50', '2026-11-21T09:30', '2026-12-05', 10, '2026-11-25T08:00'],
    ['자정에 누르면 다음 날 아침이다', '2026-11-24T00:00', '2026-11-21T09:30', '2026-12-05', 10, '2026-11-25T08:00'],
    [
      '밤 10시의 기한은 다음 날 밤 10시이다',
      '2026-11-20T12:00',
      '2026-11-21T22:00',
      '2026-12-05',
      10,
      '2026-11-22T22:00',
    ],
    ['달이 바뀐다', '2026-11-29T12:00', '2026-11-30T22:00', '2026-12-25', 10, '2026-12-01T22:00'],
    ['해가 바뀐다', '2026-12-30T12:00', '2026-12-31T09:00', '2027-01-20', 10, '2027-01-01T09:00'],
    ['설날에도 같은 규칙이다', '2027-02-05T12:00', '2027-02-06T20:30', '2027-02-14', 10, '2027-02-07T20:30'],
    ['출조의 마감 시각을 넘지 않는다', '2026-12-03T12:00', '2026-12-04T12:00', '2026-12-05', 10, '2026-12-05T10:00'],
    ['전날 자정에 마감하면 자정까지이다', '2026-12-03T12:00', '2026-12-04T12:00', '2026-12-05', 0, '2026-12-05T00:00'],
    ['이미 마감 시각까지이면 연장하지 않는다', '2026-12-03T12:00', '2026-12-05T10:00', '2026-12-05', 10, null],
    ['마감 시각이 지났으면 연장하지 않는다', '2026-12-05T10:00', '2026-12-04T12:00', '2026-12-05', 10, null],
  ])('%s', (_, now, payBy, trip, reserveTime, expected) => {
    const instant = (text: string) => new Date(`${text}:00+09:00`);
    const day = { date: trip, departAt: null };
    const found = extendedDeadline(instant(payBy).toISOString(), instant(now), day, { reserveTime, departAt: null });
    expect(found).toEqual(expected === null ? null : instant(expected));
  });
});

describe('운영자에게 보이는 표시', () => {
  const AT = '2026-11-30T18:00:00+09:00';
  const mark = (now: string, over: Partial<Parameters<typeof depositMark>[0]> = {}) =>
    depositMark({ state: 'WATTING', payBy: AT, claimedAt: null, ...over }, new Date(`${now}:00+09:00`));

  it.each([
    ['전날 자정 바로 앞에는 없다', '2026-11-29T23:59', null],
    ['그날 자정부터 오늘 마감이다', '2026-11-30T00:00', 'DUE_TODAY'],
    ['기한 바로 앞까지 오늘 마감이다', '2026-11-30T17:59', 'DUE_TODAY'],
    ['기한이 되면 지난 것이다', '2026-11-30T18:00', 'OVERDUE'],
    ['달이 바뀌어도 지난 것이다', '2026-12-01T00:00', 'OVERDUE'],
  ])('%s', (_, now, expected) => {
    expect(mark(now)).toBe(expected);
  });

  it('입금했다고 알렸으면 기한보다 그것이 보이고, 입금을 확인했거나 취소했으면 아무것도 없다', () => {
    expect(mark('2026-12-01T00:00', { claimedAt: AT })).toBe('CLAIMED');
    expect(mark('2026-12-01T00:00', { claimedAt: AT, payBy: null })).toBe('CLAIMED');
    for (const state of ['COMPLETE', 'CANCEL'] as const) expect(mark('2026-12-01T00:00', { state })).toBeNull();
    expect(mark('2026-12-01T00:00', { payBy: null })).toBeNull();
  });

  it('운항을 취소한 날의 기한은 세지 않고, 입금했다고 알린 것은 보인다', () => {
    for (const now of ['2026-11-30T00:00', '2026-12-01T00:00']) expect(mark(now, { dayState: 'CANCEL' })).toBeNull();
    expect(mark('2026-12-01T00:00', { dayState: 'CANCEL', claimedAt: AT })).toBe('CLAIMED');
    expect(mark('2026-12-01T00:00', { dayState: 'COMPLETE' })).toBe('OVERDUE');
  });
});
