import { describe, expect, test } from '@jest/globals';
import { dayStateSchema, reserveDaySchema, type DayState } from './day.schema';
import {
  DAY_TRANSITIONS,
  dayMemoProblem,
  dayOffer,
  managedState,
  offeredStates,
  sailingOf,
  seatsLeft,
  stateAfterCapacity,
  stateAfterRequest,
  stateAfterSeats,
} from './day.rules';
import { dayAfterBulk, dayFactProblems, isUnchangedByBulk, NEW_DAY } from './bulk.rules';
import { FISH_MAX, DAY_MEMO_MAX } from '../text.rules';

const STATES = dayStateSchema.options;
const seats = (guestCount: number, totalCount = 20) => ({
  guestCount,
  totalCount,
  heldCount: 0,
  charter: 'N' as const,
});
const chartered = (guestCount: number, totalCount = 20) => ({
  guestCount,
  totalCount,
  heldCount: 0,
  charter: 'Y' as const,
});

/** The memo of an open day is not shown to visitors. */
const HIDDEN = { memoPublic: 'N' as const };

describe('남은자리', () => {
  test.each([
    [0, 20, 20],
    [12, 20, 8],
    [19, 20, 1],
    [20, 20, 0],
    [21, 20, 0],
    [0, 0, 0],
  ])('예약 %i명, 정원 %i명이면 %i자리이다', (guestCount, totalCount, left) => {
    expect(seatsLeft(seats(guestCount, totalCount))).toBe(left);
  });
});

describe('운영자가 보는 상태', () => {
  const now = new Date('2026-11-20T10:00:00+09:00');
  const day = { state: 'OPEN', charter: 'N', date: '2026-12-05', opensAt: null } as const;

  test.each<[string, Partial<Parameters<typeof managedState>[0]>, ReturnType<typeof managedState>]>([
    ['앞날은 그대로이다', {}, 'OPEN'],
    ['예약 시작 전이면 예약중이 아니다', { opensAt: '2026-11-25T11:00:00.000Z' }, 'OPENS_LATER'],
    ['예약이 시작되었으면 예약중이다', { opensAt: '2026-11-20T00:30:00.000Z' }, 'OPEN'],
    ['예약 시작 전이라도 닫은 날은 닫은 날이다', { opensAt: '2026-11-25T11:00:00.000Z', state: 'CLOSE' }, 'CLOSE'],
    ['오늘은 지나지 않았다', { date: '2026-11-20' }, 'OPEN'],
    ['어제는 예약중이 아니다', { date: '2026-11-19' }, 'PAST'],
    ['어제 찼던 날도 예약마감이 아니다', { date: '2026-11-19', state: 'COMPLETE' }, 'PAST'],
    ['어제 취소한 날은 운항취소이다', { date: '2026-11-19', state: 'CANCEL' }, 'CANCEL'],
    ['어제의 독선은 독선이다', { date: '2026-11-19', state: 'COMPLETE', charter: 'Y' }, 'CHARTER'],
  ])('%s', (_, over, expected) => {
    expect(managedState({ ...day, ...over }, now)).toBe(expected);
  });
});

describe('달력의 카드', () => {
  test('예약중이고 자리가 있으면 예약할 수 있다', () => {
    expect(dayOffer({ state: 'OPEN', memo: '전화 문의 있음', ...HIDDEN, ...seats(19) })).toEqual({
      kind: 'bookable',
      seatsLeft: 1,
      memo: '',
    });
  });

  test('예약중인 날의 메모는 방문자에게 보이기로 한 것만 보인다', () => {
    const day = { state: 'OPEN' as const, memo: '귀항 후 어묵탕 제공', ...seats(3) };
    expect(dayOffer({ ...day, memoPublic: 'Y' })).toMatchObject({ memo: '귀항 후 어묵탕 제공' });
    expect(dayOffer({ ...day, memoPublic: 'N' })).toMatchObject({ memo: '' });
  });

  test('예약중이라도 자리가 없으면 예약마감으로 보인다', () => {
    expect(dayOffer({ state: 'OPEN', memo: '만석', ...HIDDEN, ...seats(20) })).toEqual({
      kind: 'closed',
      state: 'COMPLETE',
      memo: '만석',
    });
  });

  test.each(['COMPLETE', 'CLOSE', 'CANCEL'] as const)('%s인 날은 자리가 있어도 그 상태와 메모로 닫혀 있다', (state) => {
    expect(dayOffer({ state, memo: '풍랑주의보', ...HIDDEN, ...seats(3) })).toEqual({
      kind: 'closed',
      state,
      memo: '풍랑주의보',
    });
  });
});

describe('출조일 상태의 변경', () => {
  test.each(STATES)('%s에서 자기 자신으로는 바꿀 수 없다', (state) => {
    expect(DAY_TRANSITIONS[state]).not.toContain(state);
  });

  test.each(STATES)('%s에서는 나머지 세 상태로 한 번씩 바꿀 수 있고, 되돌릴 수 있다', (state) => {
    expect([...DAY_TRANSITIONS[state]].sort()).toEqual(STATES.filter((other) => other !== state).sort());
    for (const other of DAY_TRANSITIONS[state]) expect(DAY_TRANSITIONS[other]).toContain(state);
  });

  test('만석인 날을 예약중으로 바꾸면 예약마감이 답이다', () => {
    expect(stateAfterRequest('OPEN', seats(20))).toBe('COMPLETE');
    expect(stateAfterRequest('OPEN', seats(21))).toBe('COMPLETE');
  });

  test('한 자리라도 있으면 요청한 대로 예약중이 된다', () => {
    expect(stateAfterRequest('OPEN', seats(19))).toBe('OPEN');
  });

  test.each(['COMPLETE', 'CLOSE', 'CANCEL'] as const)('%s은 자리와 상관없이 요청한 대로 된다', (state) => {
    expect(stateAfterRequest(state, seats(0))).toBe(state);
    expect(stateAfterRequest(state, seats(20))).toBe(state);
  });
});

describe('자리가 바뀐 뒤의 상태', () => {
  test.each<[string, DayState, number, number, DayState]>([
    ['마지막 자리가 나가면 예약마감이 된다', 'OPEN', 20, 1, 'COMPLETE'],
    ['한 자리가 남으면 예약중 그대로이다', 'OPEN', 19, 3, 'OPEN'],
    ['예약마감인 날에 자리가 나면 예약중이 된다', 'COMPLETE', 18, -2, 'OPEN'],
    ['자리가 남은 채 마감했던 날도 취소가 나오면 예약중이 된다', 'COMPLETE', 4, -1, 'OPEN'],
    ['예약불가인 날은 취소가 나와도 열리지 않는다', 'CLOSE', 18, -2, 'CLOSE'],
    ['운항취소인 날은 취소가 나와도 열리지 않는다', 'CANCEL', 0, -2, 'CANCEL'],
    ['예약중인 날은 취소가 나와도 예약중이다', 'OPEN', 3, -2, 'OPEN'],
    ['인원이 그대로이면 예약마감도 그대로이다', 'COMPLETE', 20, 0, 'COMPLETE'],
    ['인원이 그대로이면 만석이라도 상태를 건드리지 않는다', 'OPEN', 20, 0, 'OPEN'],
    ['마감된 날에 인원이 늘어도 예약마감이다', 'COMPLETE', 15, 1, 'COMPLETE'],
    ['예약불가인 날이 가득 차도 예약불가이다', 'CLOSE', 20, 1, 'CLOSE'],
  ])('%s', (_, before, guestCount, delta, after) => {
    expect(stateAfterSeats(before, seats(guestCount), delta)).toBe(after);
  });
});

describe('정원이 바뀐 뒤의 상태', () => {
  test.each<[string, DayState, number, number, number, DayState]>([
    ['만석이던 예약마감일에 자리가 늘면 예약중이 된다', 'COMPLETE', 20, 20, 21, 'OPEN'],
    ['자리가 남은 채 마감한 날은 정원이 늘어도 예약마감이다', 'COMPLETE', 4, 20, 30, 'COMPLETE'],
    ['만석인 채 정원이 그대로이면 예약마감이다', 'COMPLETE', 20, 20, 20, 'COMPLETE'],
    ['예약중인 날의 마지막 자리까지 차면 예약마감이 된다', 'OPEN', 4, 20, 4, 'COMPLETE'],
    ['예약중인 날에 한 자리라도 남으면 예약중이다', 'OPEN', 4, 20, 5, 'OPEN'],
    ['예약이 없으면 정원이 0명이어도 예약중이다', 'OPEN', 0, 20, 0, 'OPEN'],
    ['예약불가인 날은 꼭 차도 예약불가이다', 'CLOSE', 4, 20, 4, 'CLOSE'],
    ['운항취소인 날은 자리가 늘어도 운항취소이다', 'CANCEL', 20, 20, 30, 'CANCEL'],
  ])('%s', (_, before, guestCount, was, totalCount, after) => {
    expect(stateAfterCapacity(before, seats(guestCount, was), totalCount)).toBe(after);
  });
});

describe('독선인 날', () => {
  test('자리가 남아 있어도 팔 자리가 없고, 어느 상태에서나 독선으로 보이되 운항취소는 운항취소이다', () => {
    expect(seatsLeft(chartered(6))).toBe(0);
    expect(dayOffer({ state: 'COMPLETE', memo: '', ...HIDDEN, ...chartered(6) })).toMatchObject({ state: 'CHARTER' });
    expect(dayOffer({ state: 'CLOSE', memo: '', ...HIDDEN, ...chartered(6) })).toMatchObject({ state: 'CHARTER' });
    expect(dayOffer({ state: 'CANCEL', memo: '', ...HIDDEN, ...chartered(6) })).toMatchObject({ state: 'CANCEL' });
  });
  test('인원이 줄거나 정원이 늘어도, 예약중으로 바꾸어도 열리지 않는다', () => {
    expect(stateAfterSeats('COMPLETE', chartered(5), -1)).toBe('COMPLETE');
    expect(stateAfterCapacity('COMPLETE', chartered(20), 30)).toBe('COMPLETE');
    expect(stateAfterRequest('OPEN', chartered(6))).toBe('COMPLETE');
  });
  test('독선이 들어오면 예약마감이 되고, 취소되면 다시 예약중이 된다', () => {
    expect(stateAfterSeats('OPEN', chartered(6), 6)).toBe('COMPLETE');
    expect(stateAfterSeats('COMPLETE', seats(0), -6)).toBe('OPEN');
  });
  test('운항하거나 운항을 취소하는 것만 고를 수 있다', () => {
    expect(offeredStates({ state: 'COMPLETE', charter: 'Y' })).toEqual(['CANCEL']);
    expect(offeredStates({ state: 'CANCEL', charter: 'Y' })).toEqual(['COMPLETE']);
    expect(offeredStates({ state: 'OPEN', charter: 'N' })).toEqual(DAY_TRANSITIONS.OPEN);
  });
});

describe('출조일의 길이 제한', () => {
  const day = {
    id: 1,
    date: '2026-12-05',
    week: 6,
    state: 'OPEN',
    fish: '갈치',
    totalCount: 20,
    guestCount: 0,
    price: 20,
    reservePrice: 10,
    heldCount: 0,
    charter: 'N',
    ...NEW_DAY,
    confirmed: 'N',
  };

  test('어종은 20자, 메모는 50자까지이다', () => {
    expect([FISH_MAX, DAY_MEMO_MAX]).toEqual([20, 50]);
    expect(reserveDaySchema.safeParse({ ...day, fish: '가'.repeat(20), memo: '가'.repeat(50) }).success).toBe(true);
    expect(reserveDaySchema.safeParse({ ...day, fish: '가'.repeat(21) }).success).toBe(false);
    expect(reserveDaySchema.safeParse({ ...day, memo: '가'.repeat(51) }).success).toBe(false);
  });

  test('그림 문자도 한 글자이다', () => {
    expect(reserveDaySchema.safeParse({ ...day, fish: '🐟'.repeat(20), memo: '🎣'.repeat(50) }).success).toBe(true);
    expect(reserveDaySchema.safeParse({ ...day, fish: '🐟'.repeat(21) }).success).toBe(false);
    expect(dayMemoProblem('🎣'.repeat(50))).toBeNull();
    expect(dayMemoProblem('🎣'.repeat(51))).toEqual({ field: 'memo', code: 'TOO_LONG', max: 50 });
  });

  test('모르는 상태, 없는 날짜, 음수 인원은 출조일이 아니다', () => {
    for (const wrong of [{ state: 'FULL' }, { date: '2026-02-30' }, { guestCount: -1 }, { week: 0 }, { week: 8 }])
      expect(reserveDaySchema.safeParse({ ...day, ...wrong }).success).toBe(false);
  });
});

describe('일괄 변경으로 달라지는 날', () => {
  const plan = { fish: '갈치', totalCount: 20, price: 20, reservePrice: 10 };
  const day = {
    ...plan,
    ...NEW_DAY,
    state: 'OPEN' as DayState,
    guestCount: 3,
    heldCount: 0,
    memo: '독선',
    charter: 'N' as const,
  };

  test('모두 같으면 달라지지 않는다', () => {
    expect(isUnchangedByBulk(day, plan)).toBe(true);
    expect(isUnchangedByBulk({ ...day, state: 'CANCEL' }, plan)).toBe(true);
  });
  test.each([{ fish: '' }, { totalCount: 21 }, { price: 21 }, { reservePrice: 0 }])('%j 이면 달라진다', (other) => {
    expect(isUnchangedByBulk({ ...day, ...other }, plan)).toBe(false);
  });
  test('상태와 메모는 보낸 것만 견준다', () => {
    expect(isUnchangedByBulk(day, { state: 'OPEN', memo: '독선' })).toBe(true);
    expect(isUnchangedByBulk(day, { state: 'CANCEL' })).toBe(false);
    expect(isUnchangedByBulk(day, { memo: '' })).toBe(false);
    expect(isUnchangedByBulk({ ...day, state: 'COMPLETE', guestCount: 20 }, { state: 'OPEN' })).toBe(true);
  });
  test('시각과 최소 인원은 보낸 것만 바뀌고, null은 운영정책의 시각으로 되돌린다', () => {
    const own = { ...day, departAt: '17:00', returnAt: '05:00', meetAt: 20, minCount: 8 };
    expect(isUnchangedByBulk(own, { minCount: 8 })).toBe(true);
    expect(isUnchangedByBulk(own, { departAt: null })).toBe(false);
    expect(dayAfterBulk(own, { departAt: null, minCount: 0 })).toMatchObject({
      departAt: null,
      returnAt: '05:00',
      meetAt: 20,
      minCount: 0,
    });
  });
  test.each([
    [{ departAt: '24:00' }, 'departAt'],
    [{ returnAt: '5:00' }, 'returnAt'],
    [{ meetAt: 241 }, 'meetAt'],
    [{ meetAt: -1 }, 'meetAt'],
    [{ minCount: 100 }, 'minCount'],
  ])('%j 은 받지 않는다', (draft, field) => {
    expect(dayFactProblems(draft).map((problem) => problem.field)).toEqual([field]);
  });
  test('꼭 찬 예약중인 날은 예약마감이 되므로 달라진다', () => {
    expect(isUnchangedByBulk({ ...day, guestCount: 20 }, plan)).toBe(false);
  });
});

describe('최소 인원', () => {
  const seats = { totalCount: 20, guestCount: 5, heldCount: 0 };
  const day = { state: 'OPEN', charter: 'N', ...seats, minCount: 8, confirmed: 'N' } as const;

  test('모자라면 몇 명이 더 필요한지, 차면 출항확정이다', () => {
    expect(sailingOf(day)).toEqual({ kind: 'short', minCount: 8, missing: 3 });
    expect(sailingOf({ ...day, guestCount: 7 })).toEqual({ kind: 'short', minCount: 8, missing: 1 });
    expect(sailingOf({ ...day, guestCount: 8 })).toEqual({ kind: 'confirmed', minCount: 8 });
  });
  test('대기자에게 잡아 둔 자리 때문에 모자란 만큼 더 모일 수 없으면 더 모이면 출항한다고 하지 않는다', () => {
    expect(sailingOf({ ...day, heldCount: 12 })).toEqual({ kind: 'short', minCount: 8, missing: 3 });
    expect(sailingOf({ ...day, heldCount: 15 })).toBeNull();
  });
  test('직접 확정한 날은 인원이 줄어도 출항확정이다', () => {
    expect(sailingOf({ ...day, guestCount: 0, confirmed: 'Y' })).toEqual({ kind: 'confirmed', minCount: 0 });
  });
  test('최소 인원이 없거나, 독선이거나, 나가지 않는 날에는 아무 말도 하지 않는다', () => {
    for (const other of [{ minCount: 0 }, { charter: 'Y' }, { state: 'CLOSE' }, { state: 'CANCEL' }] as const)
      expect(sailingOf({ ...day, ...other })).toBeNull();
  });
});
