import type { ReserveDay } from '#contract/day/day.schema';
import {
  managedGuestSchema,
  owedRefundSchema,
  refundListSchema,
  type Guest,
  type ManagedGuest,
} from '#contract/booking/guest.schema';
import { historySchema } from '#contract/history/history.schema';
import type { ErrorBody } from '#contract/errors';
import { errorText, sumChangedText } from '#copy/errors';
import { API, apiPath } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
let party: Guest;
/** Eight people with a deposit of 14 each: 112만원, on a trip fifteen days ahead. */
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05', reservePrice: 14 });
  party = await site.booked(day, { guestCount: 8 });
});
afterEach(() => site.close());

const act = async (path: string, { id } = party) => {
  const response = await site.post(apiPath(path, { id }), undefined, operator);
  const refunds = path === API.markRefunded || path === API.unmarkRefunded;
  const schema = refunds ? owedRefundSchema : managedGuestSchema;
  return response.statusCode === 200 ? schema.strict().parse(response.json()) : response.statusCode;
};
const unpay = async () => {
  const response = await site.post(apiPath(API.unpayGuest, { id: party.id }), undefined, operator);
  return [response.statusCode, response.json<ErrorBody>().message];
};
const edited = async (guestCount: number, over: object = {}) => {
  const edit = { id: party.id, name: party.name, tel: party.phone, guestCount, ...over };
  return managedGuestSchema.strict().parse((await site.post(API.updateGuest, edit, operator)).json());
};
const owed = async () => {
  const { list, totalElements, totalAmount } = refundListSchema
    .strict()
    .parse((await site.get(API.refunds, operator)).json());
  return { names: list.map(({ name }) => name), totalElements, totalAmount };
};
const history = async () =>
  historySchema.parse((await site.get(`${API.history}?guestId=${party.id}`, operator)).json()).list;
const on = async (date: string) => {
  site.setClock(new Date(`${date}T09:00:00+09:00`));
  operator = await site.operator();
};
const changePrices = () => site.db.updateTable('days').set({ price: 99, reservePrice: 40 }).execute();

describe('입금한 예약의 인원을 줄이면', () => {
  it('남는 예약금이 환불 목록에 오르고, 낸 금액은 그대로 남는다', async () => {
    await act(API.completeGuest);
    expect(await edited(1)).toMatchObject({
      state: 'COMPLETE',
      guestCount: 1,
      paid: 112,
      refund: { rate: 100, amount: 98, refundedAt: null },
      owedSince: party.createdAt,
    });
    expect(await owed()).toEqual({ names: [party.name], totalElements: 1, totalAmount: 98 });
    expect((await history())[0]).toMatchObject({
      action: 'EDITED',
      before: { guestCount: 8 },
      after: { guestCount: 1, refundRate: 100, refundWon: 980_000 },
    });
  });

  it.each([
    ['2026-11-28', undefined, 100, 98],
    ['2026-12-01', 'policy', 50, 49],
    ['2026-12-01', 'full', 100, 98],
    ['2026-12-05', 'policy', 0, 0],
    ['2026-12-05', 'full', 100, 98],
  ] as const)('%s에 %s로 고르면 %i%%인 %d만원이다', async (date, refund, rate, amount) => {
    await act(API.completeGuest);
    await on(date);
    expect((await edited(1, { refund })).refund).toEqual({ rate, amount, refundedAt: null });
    expect((await owed()).totalAmount).toBe(amount);
  });

  it('운항이 취소된 날이면 규정과 상관없이 모두이다', async () => {
    await act(API.completeGuest);
    await on('2026-12-05');
    await site.post(API.updateDayState, { id: day.id, state: 'CANCEL' }, operator);
    expect((await edited(1)).refund).toMatchObject({ rate: 100, amount: 98 });
  });

  it('잘못 줄였으면 다시 늘려도 더 받을 것이 없고 환불도 사라진다', async () => {
    await act(API.completeGuest);
    await on('2026-12-05');
    await edited(1);
    expect(await edited(8)).toMatchObject({ paid: 112, refund: null, owedSince: null });
    expect((await owed()).totalElements).toBe(0);
    expect(await act(API.completeGuest)).toBe(409);
  });

  it('며칠 뒤에 다시 늘리면 먼저 정한 환불에서 그만큼 쓰고, 나머지는 그대로 남는다', async () => {
    await act(API.completeGuest);
    await edited(4);
    await on('2026-12-04');
    expect(await edited(6)).toMatchObject({ paid: 112, refund: { rate: 100, amount: 28 } });
    expect((await owed()).totalAmount).toBe(28);
    expect(await act(API.completeGuest)).toBe(409);
  });

  it('또 줄이면 그날의 규정이 더해질 뿐이고, 다른 비율은 따로 적힌다', async () => {
    await act(API.completeGuest);
    await edited(6);
    await on('2026-12-01');
    const parts = [
      { freed: 28, back: 28 },
      { freed: 28, back: 14 },
    ];
    expect((await edited(4)).refund).toEqual({ rate: 75, amount: 42, refundedAt: null, parts });
    await on('2026-12-04');
    expect((await edited(3)).refund).toMatchObject({ amount: 42, rate: 60 });
    expect((await edited(4)).refund).toEqual({ rate: 75, amount: 42, refundedAt: null, parts });
    expect((await owed()).totalAmount).toBe(42);
    expect(await act(API.markRefunded)).toMatchObject({ refund: { amount: 42 } });
    expect(await act(API.cancelGuest)).toMatchObject({ paid: 56, refund: { rate: 0, amount: 0 } });
  });

  it('환불을 마친 뒤에 늘리면 돌려준 만큼 다시 받는다', async () => {
    await act(API.completeGuest);
    await edited(1);
    expect(await act(API.markRefunded)).toMatchObject({ paid: 112, refund: { amount: 98 } });
    expect(await edited(3)).toMatchObject({ paid: 14, refund: null });
    expect(await act(API.completeGuest)).toMatchObject({ paid: 42 });
  });

  it('이어서 취소하면 남은 환불과 남은 예약금의 몫을 함께 돌려준다', async () => {
    await act(API.completeGuest);
    await edited(4);
    await on('2026-12-01');
    expect(await act(API.cancelGuest)).toMatchObject({ paid: 112, refund: { rate: 75, amount: 84 }, owedSince: null });
    expect((await owed()).totalAmount).toBe(84);
  });

  it('환불을 마친 예약을 취소하면 남은 예약금만 돌려준다', async () => {
    await act(API.completeGuest);
    await edited(1);
    await act(API.markRefunded);
    expect(await act(API.cancelGuest)).toMatchObject({ paid: 14, refund: { rate: 100, amount: 14, refundedAt: null } });
  });

  it('입금하지 않은 예약과 이름만 고친 예약에는 돌려줄 것이 없다', async () => {
    expect(await edited(1)).toMatchObject({ paid: null, refund: null });
    await act(API.completeGuest);
    expect(await edited(1, { name: '이파도' })).toMatchObject({ paid: 14, refund: null });
  });
});

describe('입금한 예약의 인원을 늘리면', () => {
  it('더 받을 금액이 남고, 입금을 다시 확인하면 채워진다', async () => {
    await act(API.completeGuest);
    expect(await edited(10)).toMatchObject({ state: 'COMPLETE', paid: 112, refund: null });
    expect((await history())[0]?.after).toEqual({ guestCount: 10, dueWon: 280_000 });
    expect(await act(API.completeGuest)).toMatchObject({ state: 'COMPLETE', paid: 140 });
    expect(await act(API.completeGuest)).toBe(409);
  });

  it('예약한 때의 예약금으로 받는다', async () => {
    await changePrices();
    expect(await act(API.completeGuest)).toMatchObject({ price: 20, reservePrice: 14, paid: 112 });
    await edited(10);
    expect(await act(API.completeGuest)).toMatchObject({ paid: 140 });
  });
});

describe('화면에서 본 금액과 함께 보낸 확인', () => {
  const confirm = async (path: string, seen: number) => {
    const response = await site.post(`${apiPath(path, { id: party.id })}?seen=${seen}`, undefined, operator);
    const { message, sum } = response.json<ErrorBody>();
    return response.statusCode === 200 ? 200 : [response.statusCode, message, sum];
  };
  const stored = () => site.db.selectFrom('guests').selectAll().where('id', '=', party.id).execute();

  it('입금: 그사이 인원이 바뀌었으면 아무것도 바꾸지 않고 새 금액을 알리며, 그 금액으로는 받는다', async () => {
    await edited(6);
    const before = await stored();
    expect(await confirm(API.completeGuest, 112)).toEqual([409, sumChangedText('84만원'), 84]);
    expect(await stored()).toEqual(before);
    expect(await confirm(API.completeGuest, 84)).toBe(200);
    expect(await confirm(API.completeGuest, 84)).toEqual([409, errorText.CONFLICT, undefined]);
  });

  it('취소와 환불과 삭제도 그렇고, 처음의 호출인 GET도 그렇다', async () => {
    await act(API.completeGuest);
    const { statusCode } = await site.get(`${apiPath(API.cancelGuest, { id: party.id })}?seen=0`, operator);
    expect(statusCode).toBe(409);
    await on('2026-12-01');
    expect(await confirm(API.cancelGuest, 112)).toEqual([409, sumChangedText('56만원'), 56]);
    expect(await confirm(API.cancelGuest, 56)).toBe(200);
    for (const path of [API.markRefunded, API.deleteGuest])
      expect(await confirm(path, 112)).toEqual([409, sumChangedText('56만원'), 56]);
    expect(await confirm(API.markRefunded, 56)).toBe(200);
    expect(await confirm(API.unmarkRefunded, 50)).toEqual([409, sumChangedText('56만원'), 56]);
    expect(await confirm(API.deleteGuest, 0)).toBe(200);
  });

  it('방문자의 취소도 그렇다: 그사이 입금이 확인되면 돌려받을 금액을 새로 알린다', async () => {
    await site.config({ useReserveFind: 'Y' });
    party = await site.booked(day, { guestCount: 2, tel: '010-0000-0003' });
    const cancel = async (seen?: number) => {
      const response = await site.post(API.cancelBooking, { guestId: party.guestId, password: '1234', seen });
      return [response.statusCode, response.json<ErrorBody>().sum];
    };
    await act(API.completeGuest);
    expect(await cancel(0)).toEqual([409, 28]);
    expect((await stored())[0]).toMatchObject({ state: 'COMPLETE', paidWon: 280_000 });
    expect(await cancel(28)).toEqual([200, undefined]);
  });

  it('금액이 숫자가 아니면 400이고, 보내지 않으면 묻지 않는다', async () => {
    const asked = `${apiPath(API.completeGuest, { id: party.id })}?seen=many`;
    expect((await site.post(asked, undefined, operator)).statusCode).toBe(400);
    expect(await act(API.completeGuest)).toMatchObject({ paid: 112 });
  });
});

describe('잘못 확인한 입금', () => {
  it('되돌리면 입금대기이고 낸 것도 돌려줄 것도 없으며, 기록에 남는다', async () => {
    await act(API.completeGuest);
    expect(await act(API.unpayGuest)).toMatchObject({ state: 'WATTING', completedAt: null, paid: null, refund: null });
    expect((await owed()).totalElements).toBe(0);
    expect((await history())[0]).toMatchObject({
      action: 'UNPAID',
      actor: 'operator',
      before: { state: 'COMPLETE', paidWon: 1_120_000 },
      after: { state: 'WATTING', paidWon: null },
    });
  });

  it('추가 입금이었으면 그것만 되돌린다', async () => {
    await act(API.completeGuest);
    await edited(10);
    await act(API.completeGuest);
    // Another device has confirmed since the question was read.
    const asked = await site.post(`${apiPath(API.unpayGuest, { id: party.id })}?seen=112`, undefined, operator);
    expect([asked.statusCode, asked.json()]).toEqual([409, expect.objectContaining({ code: 'SUM_CHANGED', sum: 140 })]);
    expect(await act(API.unpayGuest)).toMatchObject({ state: 'COMPLETE', paid: 112 });
    expect(await act(API.completeGuest)).toMatchObject({ paid: 140 });
  });

  it('한 번 되돌린 뒤에는 그 전의 입금을 되돌리지 않고, 답을 못 받아 다시 보낸 요청도 그렇다', async () => {
    await act(API.completeGuest);
    await edited(10);
    await act(API.completeGuest);
    await act(API.unpayGuest);
    expect(await unpay()).toEqual([409, errorText.UNPAY_OLDER]);
    expect(await edited(10)).toMatchObject({ state: 'COMPLETE', paid: 112 });
  });

  it('그 돈에서 환불을 정했으면 되돌릴 수 없고, 인원을 되돌리면 되돌릴 수 있다', async () => {
    await act(API.completeGuest);
    await edited(1);
    expect(await unpay()).toEqual([409, errorText.UNPAY_REFUND_OPEN]);
    expect((await owed()).totalAmount).toBe(98);
    await edited(8);
    expect(await act(API.unpayGuest)).toMatchObject({ state: 'WATTING', paid: null });
  });

  it('환불한 뒤에는 인원을 다시 늘려도 되돌릴 수 없고, 받은 돈은 나중에 취소해도 돌려준다', async () => {
    await act(API.completeGuest);
    await edited(4);
    await act(API.markRefunded);
    expect(await unpay()).toEqual([409, errorText.UNPAY_REFUNDED]);
    await edited(6);
    expect(await unpay()).toEqual([409, errorText.UNPAY_REFUNDED]);
    expect(await act(API.cancelGuest)).toMatchObject({ paid: 56, refund: { rate: 100, amount: 56 } });
  });

  it('전화로 받을 때 함께 적은 입금도 마지막 것만 되돌리고 환불한 것은 되돌리지 않는다', async () => {
    const form = { id: day.id, name: '이바다', tel: '010-0000-0009', guestCount: 4, paid: 'Y' };
    party = (await site.post(API.addGuest, form, operator)).json<Guest>();
    await edited(2);
    await act(API.markRefunded);
    await edited(3);
    expect(await unpay()).toEqual([409, errorText.UNPAY_REFUNDED]);
    expect(await act(API.completeGuest)).toMatchObject({ paid: 42 });
    expect(await act(API.unpayGuest)).toMatchObject({ state: 'COMPLETE', paid: 28 });
    expect(await act(API.cancelGuest)).toMatchObject({ paid: 28, refund: { amount: 28 } });
  });

  it('입금하지 않은 예약과 취소된 예약은 되돌릴 수 없다', async () => {
    expect(await act(API.unpayGuest)).toBe(409);
    await act(API.completeGuest);
    await act(API.cancelGuest);
    expect(await act(API.unpayGuest)).toBe(409);
  });

  it('확인한 입금은 되돌릴 수 있는 십 초가 지난 뒤에 알린다', async () => {
    const kept = await site.booked(day, { guestCount: 1, tel: '010-0000-0002' });
    await act(API.completeGuest, kept);
    const due = await site.db.selectFrom('messages').select('dueAt').where('kind', '=', 'PAID').execute();
    expect(due).toEqual([{ dueAt: new Date(Date.parse(party.createdAt) + 10_000).toISOString() }]);
  });

  it('되돌렸다가 다시 확인한 입금은 한 번만 알린다', async () => {
    for (const path of [API.completeGuest, API.unpayGuest, API.completeGuest]) await act(path);
    const queued = site.db.selectFrom('messages').select('state').where('kind', '=', 'PAID').orderBy('id');
    expect(await queued.execute()).toEqual([{ state: 'DROPPED' }, { state: 'QUEUED' }]);
  });

  it.each([API.unpayGuest, API.unmarkRefunded])('%s 는 로그인이 필요하다', async (path) => {
    expect((await site.post(apiPath(path, { id: party.id }))).statusCode).toBe(401);
  });
});

describe('잘못 표시한 환불', () => {
  it('되돌리면 다시 환불 목록에 오르고 기록에 남는다', async () => {
    await act(API.completeGuest);
    await act(API.cancelGuest);
    expect(await act(API.unmarkRefunded)).toBe(409);
    await act(API.markRefunded);
    expect((await owed()).totalAmount).toBe(0);
    expect(await act(API.unmarkRefunded)).toMatchObject({ refund: { amount: 112, refundedAt: null } });
    expect((await owed()).totalAmount).toBe(112);
    expect((await history())[0]).toMatchObject({ action: 'UNREFUNDED', after: { refundWon: 1_120_000 } });
  });
});

describe('예약의 메모', () => {
  const save = (memo: string, over: object = {}) =>
    site.post(API.updateGuestMemo, { id: party.id, memo, ...over }, operator);

  it('쉰 글자까지 적고, 기록에는 값 없이 남으며, 손님에게는 알리지 않는다', async () => {
    const before = await site.db.selectFrom('messages').select('id').orderBy('id').execute();
    expect((await save(' 낚싯대 2대 대여 ')).json<ManagedGuest>().memo).toBe('낚싯대 2대 대여');
    expect((await save('가'.repeat(50))).statusCode).toBe(200);
    expect((await save('가'.repeat(51))).statusCode).toBe(400);
    expect((await save('한 줄\n두 줄')).json<ManagedGuest>().memo).toBe('한 줄 두 줄');
    expect((await history())[0]).toMatchObject({ action: 'GUEST_MEMO', before: null, after: { memo: 'changed' } });
    expect(await site.db.selectFrom('messages').select('id').orderBy('id').execute()).toEqual(before);
  });

  it('취소된 예약에도 적고, 다른 화면이 먼저 적은 메모는 덮어쓰지 않는다', async () => {
    await act(API.cancelGuest);
    expect((await save('환불 계좌 확인', { seen: '' })).statusCode).toBe(200);
    expect((await save('다른 메모', { seen: '' })).statusCode).toBe(409);
    // The same note sent again, because the response was lost.
    expect((await save('환불 계좌 확인 ', { seen: '' })).statusCode).toBe(200);
    expect((await site.post(API.updateGuestMemo, { id: 999, memo: '' }, operator)).statusCode).toBe(404);
    expect((await site.post(API.updateGuestMemo, { id: party.id, memo: '' })).statusCode).toBe(401);
  });
});
