import { describe, expect, test } from '@jest/globals';
import { allowsGuestAction, GUESTS_PER_PAGE, owesRefund, type GuestAction } from './guest.rules';
import { guestListRequestSchema, guestSchema, guestStateSchema, type Refund } from './guest.schema';

const ACTIONS: GuestAction[] = ['complete', 'unpay', 'cancel', 'edit', 'memo', 'refund', 'unrefund', 'delete'];

describe('운영자가 예약에 할 수 있는 일', () => {
  test.each([
    ['입금대기는 입금을 확인하고, 취소하고, 수정하고, 메모한다', 'WATTING', ['complete', 'cancel', 'edit', 'memo']],
    ['입금완료는 입금확인을 되돌리고, 취소하고, 수정하고, 메모한다', 'COMPLETE', ['unpay', 'cancel', 'edit', 'memo']],
    ['취소된 예약은 메모하고 삭제한다', 'CANCEL', ['memo', 'delete']],
  ] as const)('%s', (_, state, allowed) => {
    expect(ACTIONS.filter((action) => allowsGuestAction({ state }, action))).toEqual(allowed);
  });

  test.each<[string, Refund | null, GuestAction[]]>([
    ['아직 돌려주지 않은 금액은 환불했다고 적는다', { rate: 100, amount: 10, refundedAt: null }, ['refund']],
    ['환불했다고 적은 것은 되돌린다', { rate: 100, amount: 10, refundedAt: '2026-11-20T02:00:00.000Z' }, ['unrefund']],
    ['돌려줄 금액이 없으면 적지 않는다', { rate: 0, amount: 0, refundedAt: null }, []],
    ['입금하지 않았으면 적지 않는다', null, []],
  ])('%s', (_, refund, allowed) => {
    const marks: GuestAction[] = ['refund', 'unrefund'];
    expect(marks.filter((action) => allowsGuestAction({ state: 'CANCEL', refund }, action))).toEqual(allowed);
  });

  test.each([
    ['아직 돌려주지 않았으면 남았다', { amount: 10, refundedAt: null }, true],
    ['돌려주었으면 남지 않았다', { amount: 10, refundedAt: '2026-11-20T02:00:00.000Z' }, false],
    ['돌려줄 금액이 없으면 남지 않았다', { amount: 0, refundedAt: null }, false],
    ['입금하지 않았으면 남지 않았다', null, false],
  ])('환불할 것이 남았는지: %s', (_, owed, open) => {
    expect(owesRefund({ refund: owed && { rate: 100, ...owed } })).toBe(open);
  });

  test('예약의 상태는 입금대기, 입금완료, 취소 세 가지이고 입금대기는 WATTING으로 적는다', () => {
    expect(guestStateSchema.options).toEqual(['WATTING', 'COMPLETE', 'CANCEL']);
  });

  test('한 쪽에 스무 건씩 보인다', () => {
    expect(GUESTS_PER_PAGE).toBe(20);
  });
});

describe('예약자 목록의 검색 조건', () => {
  test.each([
    { id: '', state: '', date: 'all', keyword: '' },
    { id: null, state: null, date: null, keyword: null },
    { id: 5, state: 'WATTING', date: 'future', keyword: '010-1234' },
    { id: '5', date: 'today' },
    { date: '2026-11-20' },
    { date: 'past' },
    {},
  ])('%j은 조건이다', (request) => {
    expect(guestListRequestSchema.safeParse(request).success).toBe(true);
  });

  test.each([{ id: 'x' }, { id: 0 }, { state: 'WAITING' }, { date: '2026-02-30' }, { date: 'soon' }, { page: -1 }])(
    '%j은 조건이 아니다',
    (request) => {
      expect(guestListRequestSchema.safeParse(request).success).toBe(false);
    },
  );

  test('예약에는 비밀번호가 실리지 않는다', () => {
    expect(Object.keys(guestSchema.shape).filter((key) => /pass|hash|salt/i.test(key))).toEqual([]);
  });
});
