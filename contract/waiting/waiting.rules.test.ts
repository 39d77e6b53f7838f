import { describe, expect, test } from '@jest/globals';
import type { DayState } from '../day/day.schema';
import { holdAfterLoss, holdUntil, joinProblem, sendAt, turnOf } from './waiting.rules';

const policy = { useWaiting: 'Y', holdMinutes: null, reserveTime: 10, departAt: null } as const;
const at = (text: string): Date => new Date(`${text}:00+09:00`);

describe('자리를 언제까지 잡아 두는가', () => {
  test.each<[string, string, string, number | null, string | null]>([
    ['낮에는 60분', '2026-11-20T09:00', '2026-12-05', null, '2026-11-20T10:00'],
    ['정한 시간', '2026-11-20T09:00', '2026-12-05', 90, '2026-11-20T10:30'],
    ['밤 10시 정각에 끝나는 것은 낮이다', '2026-11-20T21:00', '2026-12-05', null, '2026-11-20T22:00'],
    ['밤에 걸치면 남은 시간을 아침에 잇는다', '2026-11-20T21:30', '2026-12-05', null, '2026-11-21T08:30'],
    ['밤에 난 자리는 아침 8시부터 센다', '2026-11-20T23:10', '2026-12-05', null, '2026-11-21T09:00'],
    ['자정이 지나도 같다', '2026-11-21T00:00', '2026-12-05', null, '2026-11-21T09:00'],
    ['아침 8시부터 낮이다', '2026-11-21T08:00', '2026-12-05', null, '2026-11-21T09:00'],
    ['달이 바뀌는 밤', '2026-11-30T22:00', '2026-12-05', null, '2026-12-01T09:00'],
    ['해가 바뀌는 밤', '2026-12-31T21:59', '2027-01-05', null, '2027-01-01T08:59'],
    ['설날 밤', '2027-02-06T23:00', '2027-02-10', null, '2027-02-07T09:00'],
    ['하루보다 긴 시간은 밤을 두 번 건넌다', '2026-11-20T12:00', '2026-12-05', 1_440, '2026-11-21T22:00'],
    ['그날의 마감을 넘지 않는다', '2026-12-05T09:30', '2026-12-05', null, '2026-12-05T10:00'],
    ['전날 밤에 난 자리도 마감을 넘지 않는다', '2026-12-04T23:00', '2026-12-05', 600, '2026-12-05T10:00'],
    ['마감이 지나면 잡아 두지 않는다', '2026-12-05T10:00', '2026-12-05', null, null],
  ])('%s', (_, now, trip, holdMinutes, until) => {
    const expected = until === null ? null : at(until);
    expect(holdUntil(at(now), { date: trip, departAt: null }, { ...policy, holdMinutes })).toEqual(expected);
  });

  test.each<[string, string, string | null, string | null, string | null]>([
    ['출항 시각을 넘지 않는다', '2026-12-04T21:30', '05:00', null, '2026-12-05T05:00'],
    ['정책의 출항 시각도 넘지 않는다', '2026-12-04T21:30', null, '05:00', '2026-12-05T05:00'],
    ['자정의 출항 시각도 넘지 않는다', '2026-12-04T21:30', '00:00', '17:00', '2026-12-05T00:00'],
    ['마감 뒤의 출항은 상관없다', '2026-12-05T09:30', '17:00', '05:00', '2026-12-05T10:00'],
    ['출항 1분 전에는 1분 잡아 둔다', '2026-12-05T04:59', '05:00', null, '2026-12-05T05:00'],
    ['출항했으면 마감 전이라도 잡아 두지 않는다', '2026-12-05T05:00', '05:00', null, null],
  ])('%s', (_, now, departAt, usual, until) => {
    const day = { date: '2026-12-05', departAt };
    expect(holdUntil(at(now), day, { ...policy, departAt: usual })).toEqual(until && at(until));
  });
});

describe('서버가 멈춘 사이에 끝난 안내는 언제까지 이어지는가', () => {
  test.each<[string, [from: string, to: string], string, string | null]>([
    ['멈출 때 남았던 만큼', ['2026-11-20T09:10', '2026-11-22T12:00'], '2026-11-20T10:00', '2026-11-22T12:50'],
    ['밤에 돌아오면 아침부터', ['2026-11-20T09:10', '2026-11-22T23:00'], '2026-11-20T10:00', '2026-11-23T08:50'],
    [
      '밤을 건너 끝날 것도 한 번의 기한까지',
      ['2026-11-20T21:50', '2026-11-21T12:00'],
      '2026-11-21T08:50',
      '2026-11-21T13:00',
    ],
    ['출조를 넘지 않는다', ['2026-12-04T09:10', '2026-12-05T09:30'], '2026-12-04T10:00', '2026-12-05T10:00'],
    ['출조가 지났으면 이어지지 않는다', ['2026-12-04T09:10', '2026-12-06T09:30'], '2026-12-04T10:00', null],
  ])('%s', (_, [from, to], until, expected) => {
    const lost = { from: at(from), to: at(to) };
    const moved = holdAfterLoss(at(until).toISOString(), lost, { date: '2026-12-05', departAt: null }, policy);
    expect(moved).toEqual(expected && at(expected));
  });
});

describe('언제 알리는가', () => {
  test.each<[string, string, string, string]>([
    ['낮에는 바로', '2026-11-20T09:00', '2026-11-20T10:00', '2026-11-20T09:00'],
    ['밤에는 아침 8시에', '2026-11-20T23:00', '2026-11-21T09:00', '2026-11-21T08:00'],
    ['아침이면 이미 늦을 때는 밤에도 바로', '2026-12-04T23:00', '2026-12-05T04:00', '2026-12-04T23:00'],
  ])('%s', (_, now, until, sent) => expect(sendAt(at(now), at(until))).toEqual(at(sent)));
});

describe('누구의 차례인가', () => {
  const line = (...counts: number[]) => counts.map((guestCount, index) => ({ number: index + 1, guestCount }));
  test.each<[string, number[], number, number[], number[]]>([
    ['기다리는 사람이 없다', [], 3, [], []],
    ['자리가 없다', [2], 0, [], []],
    ['첫 번째 사람에게 딱 맞는다', [2, 2], 2, [1], []],
    ['여러 사람에게 차례대로', [2, 1, 4], 3, [1, 2], []],
    ['너무 큰 일행은 건너뛰고 차례는 남는다', [4, 2], 3, [2], [1]],
    ['건너뛴 뒤에 남은 자리도 뒷사람에게', [4, 2, 3, 1], 3, [2, 4], [1, 3]],
    ['아무에게도 맞지 않으면 모두 건너뛴다', [4, 5], 3, [], [1, 2]],
  ])('%s', (_, counts, seats, offered, skipped) => {
    const turn = turnOf(line(...counts), seats);
    expect([turn.offered, turn.skipped].map((entries) => entries.map(({ number }) => number))).toEqual([
      offered,
      skipped,
    ]);
  });
});

describe('대기 신청을 받는 날', () => {
  const day = (state: DayState, guestCount: number, over: { heldCount?: number; charter?: 'Y' } = {}) => ({
    state,
    guestCount,
    totalCount: 6,
    heldCount: 0,
    charter: 'N' as const,
    ...over,
  });
  test.each([
    ['자리가 모두 찬 날', day('COMPLETE', 6), null],
    ['잡아 둔 자리까지 모두 찬 날', day('COMPLETE', 4, { heldCount: 2 }), null],
    ['자리가 남은 날', day('OPEN', 4), 'SEATS_FREE'],
    ['자리가 남았는데 운영자가 마감한 날', day('COMPLETE', 4), 'DAY_CLOSED'],
    ['예약불가인 날', day('CLOSE', 6), 'DAY_CLOSED'],
    ['운항이 취소된 날', day('CANCEL', 0), 'DAY_CANCELLED'],
    ['독선인 날', day('COMPLETE', 3, { charter: 'Y' }), 'DAY_CHARTERED'],
  ])('%s', (_, full, problem) => {
    expect(joinProblem(full, policy)).toBe(problem);
    expect(joinProblem(full, { useWaiting: 'N' })).toBe('WAITING_OFF');
    expect(joinProblem(full, { useWaiting: null })).toBe('WAITING_OFF');
  });
});
