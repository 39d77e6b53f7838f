import type { ReserveDay } from '#contract/day/day.schema';
import {
  attentionSchema,
  foundGuestSchema,
  guestDetailSchema,
  guestListSchema,
  managedGuestSchema,
  owedRefundSchema,
  refundListSchema,
  type Guest,
} from '#contract/booking/guest.schema';
import type { History } from '#contract/history/history.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { dump } from '#tests/support/server/dump';
import { refusalOf } from '#tests/support/server/refusal';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  await site.config({ useReserveFind: 'Y' });
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05', reservePrice: 5 });
});
afterEach(() => site.close());

const act = (path: string, { id }: Pick<Guest, 'id'>, headers = operator) =>
  site.post(apiPath(path, { id }), undefined, headers);
const on = async (date: string) => {
  site.setClock(new Date(`${date}T09:00:00+09:00`));
  operator = await site.operator();
};
const paid = async (over: Record<string, unknown> = {}, of = day) => {
  const guest = await site.booked(of, over);
  await act(API.completeGuest, guest);
  return guest;
};
const cancelled = async (guest: Guest) => managedGuestSchema.strict().parse((await act(API.cancelGuest, guest)).json());
const refunds = async (page = 0) =>
  refundListSchema.strict().parse((await site.get(`${API.refunds}?page=${page}`, operator)).json());
const attention = async () => attentionSchema.strict().parse((await site.get(API.attention, operator)).json());

describe('취소된 예약의 환불', () => {
  it.each([
    ['2026-11-28', 100, 15],
    ['2026-11-29', 50, 7.5],
    ['2026-12-02', 50, 7.5],
    ['2026-12-03', 0, 0],
    ['2026-12-05', 0, 0],
  ])('%s에 취소하면 낸 예약금의 %i%%인 %d만원이다', async (date, rate, amount) => {
    const guest = await paid({ guestCount: 3 });
    await on(date);
    expect(await cancelled(guest)).toMatchObject({
      cancelledAt: `${date}T00:00:00.000Z`,
      cancelledBy: 'operator',
      refund: { rate, amount, refundedAt: null },
    });
  });

  it('입금한 뒤에 예약금이 바뀌어도 낸 금액에서 돌려준다', async () => {
    const guest = await paid({ guestCount: 8 });
    const plan = { stdate: day.date, eddate: day.date, fish: day.fish, totalCount: 20, price: 20, reservePrice: 1 };
    expect((await site.post(API.bulkUpdate, plan, operator)).statusCode).toBe(200);
    expect(await site.reread(day)).toMatchObject({ reservePrice: 1 });
    const found = await site.post(API.findBooking, { guestId: guest.guestId, password: '1234' });
    expect(foundGuestSchema.strict().parse(found.json()).paid).toBe(40);
    expect(await cancelled(guest)).toMatchObject({ paid: 40, refund: { rate: 100, amount: 40 } });
    expect(await refunds()).toMatchObject({ totalAmount: 40 });
  });

  it('예약금이 바뀐 뒤에 입금을 확인해도 예약한 때의 예약금을 낸 것이다', async () => {
    const guest = await site.booked(day, { guestCount: 3 });
    await site.db.updateTable('days').set({ reservePrice: 7 }).execute();
    expect((await act(API.completeGuest, guest)).json()).toMatchObject({ reservePrice: 5, paid: 15 });
    expect(await cancelled(guest)).toMatchObject({ paid: 15, refund: { amount: 15 } });
  });

  it.each([1, 3])('입금한 뒤에 %i명으로 고쳐도 낸 금액은 그대로이고 그만큼 돌려준다', async (guestCount) => {
    const guest = await paid();
    const edit = { id: guest.id, name: guest.name, tel: guest.phone, guestCount };
    expect((await site.post(API.updateGuest, edit, operator)).json()).toMatchObject({ guestCount, paid: 10 });
    expect(await cancelled(guest)).toMatchObject({ guestCount, paid: 10, refund: { rate: 100, amount: 10 } });
  });

  it('낸 금액을 모르는 예약은 지금의 예약금으로 셈한다', async () => {
    const guest = await paid();
    await site.db.updateTable('guests').set({ paidWon: null }).execute();
    expect(await cancelled(guest)).toMatchObject({ paid: 10, refund: { rate: 100, amount: 10 } });
  });

  it('방문자가 취소해도 그날의 규정이고, 방문자도 돌려받을 금액을 답으로 받는다', async () => {
    const guest = await paid();
    await on('2026-12-01');
    const response = await site.post(API.cancelBooking, { guestId: guest.guestId, password: '1234' });
    expect(foundGuestSchema.strict().parse(response.json())).toMatchObject({ state: 'CANCEL', refund: { amount: 5 } });
    const list = await site.post(API.guestList, { state: 'CANCEL' }, operator);
    expect(guestListSchema.strict().parse(list.json()).list[0]).toMatchObject({
      cancelledBy: 'visitor',
      refund: { rate: 50, amount: 5, refundedAt: null },
    });
  });

  it('운항이 취소된 날이면 당일에 취소해도 모두 돌려준다', async () => {
    const guest = await paid();
    await on('2026-12-05');
    await site.post(API.updateDayState, { id: day.id, state: 'CANCEL' }, operator);
    expect((await cancelled(guest)).refund).toEqual({ rate: 100, amount: 10, refundedAt: null });
  });

  it('입금하지 않은 예약은 취소한 때와 사람만 남는다', async () => {
    expect(await cancelled(await site.booked(day))).toMatchObject({ cancelledBy: 'operator', refund: null });
    expect((await refunds()).totalElements).toBe(0);
  });

  it('나중에 요금이 바뀌어도 그때 정한 금액이다', async () => {
    const guest = await paid();
    await cancelled(guest);
    await site.db.updateTable('days').set({ reservePrice: 9 }).execute();
    const detail = guestDetailSchema
      .strict()
      .parse((await site.get(apiPath(API.guest, { id: guest.id }), operator)).json());
    expect(detail).toMatchObject({ reservePrice: 5, refund: { rate: 100, amount: 10 } });
  });
});

describe('환불할 것의 목록', () => {
  it('먼저 취소된 것부터, 모두의 합과 함께 준다', async () => {
    const first = await paid();
    const second = await paid({ guestCount: 3 });
    const third = await paid();
    await cancelled(second);
    await on('2026-11-30');
    await cancelled(first);
    await on('2026-12-04');
    await cancelled(third);
    const { list, ...rest } = await refunds();
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(rest).toEqual({ totalElements: 2, page: 0, totalPages: 1, totalAmount: 20 });
    expect((await refunds(1)).list).toEqual([]);
  });

  it('환불했다고 적으면 목록에서 빠지고 기록에 남는다', async () => {
    const guest = await paid();
    await cancelled(guest);
    site.moveClock(60_000);
    const response = owedRefundSchema.strict().parse((await act(API.markRefunded, guest)).json());
    expect(response.refund).toEqual({ rate: 100, amount: 10, refundedAt: '2026-11-19T23:25:00.000Z' });
    expect(await refunds()).toMatchObject({ list: [], totalElements: 0, totalAmount: 0 });
    const changes = await site.db.selectFrom('changes').select(['action', 'after']).orderBy('id').execute();
    expect(changes.at(-1)).toEqual({ action: 'REFUNDED', after: '{"refundWon":100000}' });
  });

  it('두 번 적거나 돌려줄 것이 없으면 409, 없으면 404, 로그인하지 않으면 401이다', async () => {
    const guest = await paid();
    expect((await act(API.markRefunded, guest)).statusCode).toBe(409);
    await cancelled(guest);
    expect((await act(API.markRefunded, guest, {})).statusCode).toBe(401);
    expect((await act(API.markRefunded, guest)).statusCode).toBe(200);
    expect((await act(API.markRefunded, guest)).statusCode).toBe(409);
    const unpaid = await site.booked(day);
    await cancelled(unpaid);
    expect((await act(API.markRefunded, unpaid)).statusCode).toBe(409);
    expect((await act(API.markRefunded, { id: 999 })).statusCode).toBe(404);
    expect((await site.get(API.refunds)).statusCode).toBe(401);
  });

  it('동시에 열 번 적어도 한 번만 적힌다', async () => {
    const guest = await paid();
    await cancelled(guest);
    const responses = await Promise.all(Array.from({ length: 10 }, () => act(API.markRefunded, guest)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('환불하지 않고 지운 예약', () => {
  const KEY = 'd0c7c3f0-51a3-4a0e-8f6e-0a4b4a1a2b3c';
  const deletedOne = async () => {
    const guest = (
      await site.book(day, { name: '정나래봉', tel: '010-8765-4321' }, { [IDEMPOTENCY_HEADER]: KEY })
    ).json<Guest>();
    await act(API.completeGuest, guest);
    await site.db.updateTable('guests').set({ memo: '창가' }).where('id', '=', guest.id).execute();
    await cancelled(guest);
    site.moveClock(60_000);
    expect((await act(API.deleteGuest, guest)).statusCode).toBe(200);
    return guest;
  };

  it('금액은 사람과 예약번호 없이 출조일, 인원과 함께 남고, 환불하면 없어진다', async () => {
    const guest = await deletedOne();
    const other = await paid({ guestCount: 3 });
    await cancelled(other);
    const { list, ...rest } = await refunds();
    expect(rest).toMatchObject({ totalElements: 2, totalAmount: 25 });
    expect(list[0]).toMatchObject({
      id: guest.id,
      guestId: null,
      name: '',
      phone: '',
      memo: '',
      date: day.date,
      guestCount: 2,
      refund: { rate: 100, amount: 10, refundedAt: null },
      deletedAt: '2026-11-19T23:25:00.000Z',
    });
    expect(list[1]).toMatchObject({ guestId: other.guestId, deletedAt: null });
    expect((await attention()).openRefunds).toMatchObject({ count: 2, amount: 25 });

    const marked = owedRefundSchema.strict().parse((await act(API.markRefunded, guest)).json());
    expect(marked).toMatchObject({ guestId: null, refund: { refundedAt: '2026-11-19T23:25:00.000Z' } });
    expect(await refunds()).toMatchObject({ totalElements: 1, totalAmount: 15 });
    expect((await act(API.markRefunded, guest)).statusCode).toBe(409);
    const history = (await site.get(API.history, operator)).json<History>();
    const recorded = history.list.filter(({ guestId }) => guestId === guest.id).slice(0, 2);
    expect(recorded.map(({ action, guestNumber, after }) => [action, guestNumber, after])).toEqual([
      ['REFUNDED', null, { refundWon: 100_000 }],
      ['DELETED', null, { refundWon: 100_000 }],
    ]);
  });

  it('다른 어디에도 그 예약은 없다', async () => {
    const guest = await deletedOne();
    expect((await site.get(apiPath(API.guest, { id: guest.id }), operator)).statusCode).toBe(404);
    for (const path of [API.deleteGuest, API.completeGuest, API.cancelGuest])
      expect((await act(path, guest)).statusCode).toBe(404);
    expect((await site.post(API.guestList, {}, operator)).json()).toMatchObject({ list: [], totalElements: 0 });
    expect((await site.get(API.guestCsv, operator)).body).not.toContain(day.date);
    const lookup = { guestId: guest.guestId, password: '1234' };
    expect((await site.post(API.findBooking, lookup)).statusCode).toBe(404);
    const stored = await dump(site.db);
    expect(stored).not.toMatch(/정나래|8765|4321|창가/);
    expect(await site.db.selectFrom('messages').select('state').where('state', '=', 'QUEUED').execute()).toEqual([]);
  });

  it('지운 예약의 열쇠로 다시 신청할 수 있다', async () => {
    await deletedOne();
    expect((await site.book(day, {}, { [IDEMPOTENCY_HEADER]: KEY })).statusCode).toBe(200);
  });

  it('데이터베이스도 지운 예약에 사람을 적지 않는다', async () => {
    const guest = await deletedOne();
    const write = site.db.updateTable('guests').set({ name: '김바다' }).where('id', '=', guest.id).execute();
    await expect(refusalOf(write)).resolves.toMatch(/^check /);
  });
});

describe('오늘 챙길 일', () => {
  it('없으면 모두 0이다', async () => {
    await site.config({ name: '새벽호', bank: '수협 000-0000-0000', tel: '061-000-0000' });
    expect(await attention()).toEqual({
      unpaidSoon: { count: 0, days: [] },
      deposits: { count: 0, list: [] },
      paidOnCancelledDays: { count: 0, days: [] },
      openRefunds: { count: 0, amount: 0, erasedSoon: 0 },
      waiting: { count: 0, days: [] },
      setup: expect.objectContaining({ isDemo: false }) as unknown,
      parkedMessages: { count: 0 },
      belowMinimum: [],
      daysWithoutAccount: 0,
      daysWithoutPhone: 0,
      backup: { state: 'off' },
    });
  });

  it('사흘 안의 입금대기를 날마다 세고, 지난 날과 먼 날과 운항취소된 날은 세지 않는다', async () => {
    const dates = ['2026-11-24', '2026-11-25', '2026-11-28', '2026-11-29', '2026-11-26'];
    const days = [];
    for (const date of dates) days.push(await site.day({ date }));
    for (const each of days) await site.booked(each);
    const [, today] = days;
    if (today) await site.booked(today);
    if (today) await paid({}, today);
    await site.db.updateTable('days').set({ state: 'CANCEL' }).where('date', '=', '2026-11-26').execute();
    await on('2026-11-25');
    expect((await attention()).unpaidSoon).toEqual({
      count: 3,
      days: [
        { date: '2026-11-25', count: 2 },
        { date: '2026-11-28', count: 1 },
      ],
    });
  });

  it('오늘 출항한 출조의 입금대기는 사흘 안에 출조하는 것으로 세지 않는다', async () => {
    await site.booked(await site.day({ date: '2026-11-25', departAt: '05:00' }));
    for (const [time, count] of [
      ['04:59', 1],
      ['05:00', 0],
    ] as const) {
      site.setClock(new Date(`2026-11-25T${time}:00+09:00`));
      operator = await site.operator();
      expect((await attention()).unpaidSoon.count).toBe(count);
    }
  });

  it('예약금이 없는 예약은 곧 출조해도 입금을 확인하라고 하지 않는다', async () => {
    await site.booked(await site.day({ date: '2026-11-25', reservePrice: 0 }));
    const { id } = await site.day({ date: '2026-11-26', reservePrice: 0 });
    const party = { id, name: '이바다', tel: '010-0000-0002', guestCount: 6, charter: 'Y' };
    await site.post(API.addGuest, { ...party, totalPrice: 150, totalReservePrice: 50 }, operator);
    await on('2026-11-25');
    expect((await attention()).unpaidSoon).toEqual({ count: 1, days: [{ date: '2026-11-26', count: 1 }] });
  });

  it('입금 계좌를 저장하지 않았으면 예약금을 받는 앞날을 센다. 운항취소된 날, 예약불가인 날, 지난 날은 세지 않는다', async () => {
    await site.db.updateTable('config').set({ bank: null }).execute();
    await site.day({ date: '2026-12-06', reservePrice: 0 });
    await site.day({ date: '2026-12-07', state: 'CANCEL' });
    await site.day({ date: '2026-12-09', state: 'CLOSE' });
    await site.day({ date: '2026-12-08' });
    expect((await attention()).daysWithoutAccount).toBe(2);
    await on('2026-12-06');
    expect((await attention()).daysWithoutAccount).toBe(1);
    await site.db.updateTable('config').set({ bank: '수협 000-0000-0000' }).execute();
    expect((await attention()).daysWithoutAccount).toBe(0);
  });

  it('전화번호를 저장하지 않았으면 방문자가 예약하는 앞날을 센다. 예약금이 없는 날도 센다', async () => {
    await site.db.updateTable('config').set({ tel: null }).execute();
    await site.day({ date: '2026-12-06', reservePrice: 0 });
    await site.day({ date: '2026-12-07', state: 'CANCEL' });
    await site.day({ date: '2026-12-09', state: 'CLOSE' });
    expect((await attention()).daysWithoutPhone).toBe(2);
    await on('2026-12-06');
    expect((await attention()).daysWithoutPhone).toBe(1);
    await site.db.updateTable('config').set({ tel: '061-000-0000' }).execute();
    expect((await attention()).daysWithoutPhone).toBe(0);
  });

  it('운항취소된 날의 입금완료, 환불할 것, 보내지 못한 메시지를 센다', async () => {
    const guest = await paid();
    await paid({ guestCount: 3 });
    await site.booked(day);
    await site.post(API.updateDayState, { id: day.id, state: 'CANCEL' }, operator);
    await cancelled(guest);
    await site.db.updateTable('messages').set({ state: 'PARKED' }).where('guestId', '=', guest.id).execute();
    expect(await attention()).toMatchObject({
      paidOnCancelledDays: { count: 1, days: [{ date: '2026-12-05', count: 1 }] },
      openRefunds: { count: 1, amount: 10 },
      parkedMessages: { count: 3 },
    });
  });

  it('로그인해야 한다', async () => {
    expect((await site.get(API.attention)).statusCode).toBe(401);
  });
});
