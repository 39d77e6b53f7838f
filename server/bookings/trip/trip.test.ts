import { API, apiPath } from '#contract/paths';
import type { ReserveDay } from '#contract/day/day.schema';
import type { CancelledTrip, TripCancellation } from '#contract/day/trip.schema';
import type { ErrorBody } from '#contract/errors';
import type { GuestList, ManagedGuest } from '#contract/booking/guest.schema';
import type { History } from '#contract/history/history.schema';
import { guestMessage, tripCause } from '#copy/messages';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { FROZEN_NOW } from '#mocks/now';
import { composeMessage } from '#server/messages/sending/composeMessage';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-11-24', totalCount: 6, price: 20, reservePrice: 10, memo: '따뜻하게' });
});
afterEach(() => site.close());

let callers = 0;
const add = async (form: object = {}, on = day) => {
  callers += 1;
  const tel = `010-0000-${String(callers).padStart(4, '0')}`;
  const response = await site.post(API.addGuest, { id: on.id, name: '이바다', tel, guestCount: 2, ...form }, operator);
  return response.json<ManagedGuest>();
};
const cancel = (over: object = {}) =>
  site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER', memo: '풍랑주의보', ...over }, operator);
const keep = (reason?: string) => site.post(API.updateDayState, { id: day.id, state: 'CANCEL', reason }, operator);
const restore = () => site.post(API.restoreTrip, { id: day.id }, operator);
const shown = (on = day) => site.reread(on);
const guests = async () =>
  (await site.post(API.guestList, { id: day.id }, operator)).json<GuestList>().list.sort((one, two) => one.id - two.id);
const later = (minutes: number) => site.moveClock(minutes * 60_000);
const pending = async () =>
  (await site.get(apiPath(API.cancelledTrip, { id: day.id }), operator)).json<CancelledTrip | null>();
const texts = async (kind: 'TRIP_CANCELLED' | 'TRIP_RESTORED' | 'MOVED') => {
  const rows = await site.db.selectFrom('messages').selectAll().where('kind', '=', kind).orderBy('id').execute();
  return Promise.all(rows.map(async (row) => (await composeMessage(site.db, row, null, FROZEN_NOW))?.text ?? null));
};
/** Day, bookings and money, as responses show them. */
const state = async () => ({ day: await shown(), guests: await guests() });

describe('운항을 취소한다', () => {
  it('출조일과 모든 예약이 취소되고, 받은 돈은 전액 환불할 것으로 남고, 모두에게 알린다', async () => {
    await add({ paid: 'Y' });
    await add({ guestCount: 3 });
    const response = await cancel({ seen: { bookings: 2, paid: 1, refund: 20 } });
    expect(response.statusCode).toBe(200);
    expect(response.json<TripCancellation>()).toMatchObject({ bookings: 2, paid: 1, refund: 20 });
    expect(await shown()).toMatchObject({ state: 'CANCEL', memo: '풍랑주의보', guestCount: 0 });
    expect(await guests()).toMatchObject([
      { state: 'CANCEL', cancelledBy: 'operator', tripCancelled: 'Y', refund: { rate: 100, amount: 20 } },
      { state: 'CANCEL', cancelledBy: 'operator', tripCancelled: 'Y', refund: null },
    ]);
    expect(await texts('TRIP_CANCELLED')).toEqual([
      expect.stringContaining(`11/24(화) 출조는 ${tripCause.WEATHER} 운항이 취소되었습니다. 입금하신 20만원을 전액`),
      expect.stringContaining(`${tripCause.WEATHER} 운항이 취소되었습니다.`),
    ]);
    const { list } = (await site.get(`${API.history}?dayId=${day.id}&page=0`, operator)).json<History>();
    expect(list.slice(0, 3).map(({ action }) => action)).toEqual(['CANCELLED', 'CANCELLED', 'TRIP_CANCELLED']);
  });

  it('내일 출조라도, 인원을 줄여 일부만 돌려줄 예약이라도 남은 돈은 전액 환불한다', async () => {
    const guest = await add({ paid: 'Y', guestCount: 4 });
    await site.post(
      API.updateGuest,
      { id: guest.id, name: guest.name, tel: guest.phone, guestCount: 2, refund: 'policy' },
      operator,
    );
    const before = await state();
    await cancel();
    const [cancelled] = await guests();
    expect(cancelled?.refund?.amount).toBe(20 + (before.guests[0]?.refund?.amount ?? 0));
  });

  it('독선도 취소되고, 예약이 없는 날은 날만 취소된다', async () => {
    await add({ charter: 'Y', guestCount: 4, totalReservePrice: 50, paid: 'Y' });
    expect((await cancel()).json()).toMatchObject({ bookings: 1, refund: 50, day: { guestCount: 0, charter: 'N' } });
    day = await site.day({ date: '2026-11-25' });
    expect((await cancel({ memo: undefined })).json()).toMatchObject({ bookings: 0, day: { state: 'CANCEL' } });
  });

  it('이미 운항취소로 바꾼 날에 남겨 둔 예약도 한 번에 취소한다', async () => {
    await add();
    await site.post(API.updateDayState, { id: day.id, state: 'CANCEL' }, operator);
    expect((await cancel()).json()).toMatchObject({ bookings: 1 });
    expect((await cancel()).json<ErrorBody>().code).toBe('CONFLICT');
  });
});

describe('취소할 수 없으면 모두 그대로이다', () => {
  it.each<[string, object, Partial<ErrorBody>]>([
    [
      '본 것과 합계가 다르면',
      { seen: { bookings: 1, paid: 0, refund: 0 } },
      { code: 'CONFLICT', trip: { bookings: 1, paid: 1, refund: 20, people: 2 } },
    ],
    [
      '본 것과 사람 수가 다르면',
      { seen: { bookings: 1, paid: 1, refund: 20, people: 3 } },
      { code: 'CONFLICT', trip: { bookings: 1, paid: 1, refund: 20, people: 2 } },
    ],
    ['메모가 너무 길면', { memo: '가'.repeat(51) }, { code: 'VALIDATION' }],
    ['까닭이 없는 것이면', { reason: 'LAZY' }, { code: 'VALIDATION' }],
    ['없는 날이면', { id: 999 }, { code: 'NOT_FOUND' }],
  ])('%s', async (_, over, refusal) => {
    await add({ paid: 'Y' });
    const before = await state();
    expect((await cancel(over)).json()).toMatchObject(refusal);
    expect(await state()).toEqual(before);
    expect(await texts('TRIP_CANCELLED')).toEqual([]);
  });

  it('출조가 지났으면', async () => {
    await add({ paid: 'Y' });
    site.setClock(new Date('2026-11-25T09:00:00+09:00'));
    operator = await site.operator();
    expect((await cancel()).json<ErrorBody>().code).toBe('TRIP_DEPARTED');
    expect(await shown()).toMatchObject({ state: 'OPEN', guestCount: 2 });
  });

  it('두 사람이 동시에 취소하면 한 번만 취소된다', async () => {
    await add({ paid: 'Y' });
    await add();
    const responses = await Promise.all([cancel(), cancel()]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await texts('TRIP_CANCELLED')).toHaveLength(2);
  });
});

describe('10분 안에 운항취소를 되돌린다', () => {
  it('출조일과 예약, 입금과 자리가 그대로 돌아오고, 안내를 받은 사람에게만 바로잡는다', async () => {
    const told = await add({ paid: 'Y', guestCount: 4 });
    await add();
    await site.post(
      API.updateGuest,
      { id: told.id, name: told.name, tel: told.phone, guestCount: 3, refund: 'policy' },
      operator,
    );
    const before = await state();
    await cancel();
    const trip = await pending();
    expect(trip).toMatchObject({ reason: 'WEATHER', date: day.date });
    expect(Date.parse(trip?.until ?? '') - Date.parse(trip?.at ?? '')).toBe(600_000);
    await site.db
      .updateTable('messages')
      .set({ state: 'SENT', attempts: 1 })
      .where('guestId', '=', told.id)
      .where('kind', '=', 'TRIP_CANCELLED')
      .execute();
    later(9);
    expect((await restore()).json()).toMatchObject({ restored: 2, kept: 0 });
    expect(await state()).toEqual(before);
    expect(await texts('TRIP_RESTORED')).toEqual([expect.stringContaining('예약은 그대로입니다.')]);
    expect(await texts('TRIP_CANCELLED')).toEqual([null, null]);
    expect(await pending()).toBeNull();
  });

  it('전화로만 알린 사람에게도 바로잡고, 통화함 표시는 지운다', async () => {
    const called = await add({ paid: 'Y' });
    await add();
    await cancel();
    await site.post(apiPath(API.markCalled, { id: called.id }), {}, operator);
    later(5);
    await restore();
    expect(await texts('TRIP_RESTORED')).toEqual([expect.stringContaining('예약은 그대로입니다.')]);
    expect((await guests())[0]).toMatchObject({ id: called.id, calledAt: null });
  });

  it('환불한다고 들은 사람은 되돌리거나 다른 날로 옮길 때, 돌려드리지 않고 그대로 쓴다고 듣는다', async () => {
    const told = await add({ paid: 'Y' });
    const unpaid = await add();
    const unheard = await add({ paid: 'Y', guestCount: 1 });
    await cancel();
    for (const { id } of [told, unpaid]) await site.post(apiPath(API.markCalled, { id }), {}, operator);
    await restore();
    const [first, second] = await texts('TRIP_RESTORED');
    expect(first).toContain(guestMessage.refundWithdrawn);
    expect(second).not.toContain(guestMessage.refundWithdrawn);
    await cancel();
    await site.db.updateTable('messages').set({ state: 'SENT' }).where('guestId', '=', told.id).execute();
    const to = await site.day({ date: '2026-12-05', totalCount: 6, reservePrice: 6 });
    for (const { id } of [told, unpaid, unheard]) await site.post(API.moveGuest, { id, dayId: to.id }, operator);
    const moved = await texts('MOVED');
    for (const said of [guestMessage.refundWithdrawn, guestMessage.refund('8만원')]) expect(moved[0]).toContain(said);
    for (const text of moved.slice(1)) expect(text).not.toContain(guestMessage.refundWithdrawn);
  });

  it('취소된 사이 끝난 입금기한은 되돌릴 때 새로 정해 알리고, 남은 기한과 전에 지난 기한은 그대로 둔다', async () => {
    await site.config({ payHours: 24 });
    const ended = await add();
    const left = await add();
    const overdue = await add();
    const inMinutes = (minutes: number) => new Date(FROZEN_NOW.getTime() + minutes * 60_000).toISOString();
    const deadlines = { [ended.id]: inMinutes(3), [left.id]: inMinutes(60), [overdue.id]: inMinutes(-60) };
    for (const [id, payBy] of Object.entries(deadlines))
      await site.db.updateTable('guests').set({ payBy }).where('id', '=', Number(id)).execute();
    await cancel();
    await site.post(apiPath(API.markCalled, { id: ended.id }), {}, operator);
    later(5);
    await restore();
    const [first, ...others] = await guests();
    expect(others.map(({ payBy }) => payBy)).toEqual([deadlines[left.id], deadlines[overdue.id]]);
    expect((first?.payBy ?? '') > inMinutes(5)).toBe(true);
    expect(await texts('TRIP_RESTORED')).toEqual([
      expect.stringContaining(guestMessage.payBy(format.spokenInstant(first?.payBy ?? ''))),
    ]);
    const { list } = (await site.get(`${API.history}?guestId=${ended.id}&page=0`, operator)).json<History>();
    expect(list[0]).toMatchObject({
      action: 'RESTORED',
      before: { payBy: inMinutes(3) },
      after: { payBy: first?.payBy },
    });
  });

  it('바로잡는 안내가 나가기 전에 다른 날로 옮긴 예약에는 그 안내를 보내지 않는다', async () => {
    const guest = await add({ paid: 'Y' });
    await cancel();
    await site.post(apiPath(API.markCalled, { id: guest.id }), {}, operator);
    await restore();
    const to = await site.day({ date: '2026-12-05', totalCount: 6 });
    await site.post(API.moveGuest, { id: guest.id, dayId: to.id }, operator);
    expect(await texts('TRIP_RESTORED')).toEqual([null]);
    expect(await texts('MOVED')).toEqual([expect.stringContaining(guestMessage.refundWithdrawn)]);
  });

  it('환불하지 않는다는 안내가 나가기 전에 또 옮기면, 나가는 안내가 그것을 알리고 나간 뒤에는 되풀이하지 않는다', async () => {
    const guest = await add({ paid: 'Y' });
    await cancel();
    await site.post(apiPath(API.markCalled, { id: guest.id }), {}, operator);
    for (const date of ['2026-12-05', '2026-12-06'])
      await site.post(API.moveGuest, { id: guest.id, dayId: (await site.day({ date })).id }, operator);
    expect(await texts('MOVED')).toEqual([null, expect.stringContaining(guestMessage.refundWithdrawn)]);
    await site.db.updateTable('messages').set({ state: 'SENT' }).where('kind', '=', 'MOVED').execute();
    await site.post(API.moveGuest, { id: guest.id, dayId: (await site.day({ date: '2026-12-07' })).id }, operator);
    expect((await texts('MOVED')).at(-1)).not.toContain(guestMessage.refundWithdrawn);
  });

  it('예약을 남긴 운항취소는 되돌릴 것이 없고, 남은 예약의 취소만 되돌리면 날은 취소된 채로 남는다', async () => {
    await add({ paid: 'Y' });
    await keep('MAINTENANCE');
    expect(await pending()).toBeNull();
    expect((await restore()).statusCode).toBe(409);
    later(14);
    const before = await state();
    await cancel({ memo: undefined });
    expect(await pending()).toMatchObject({ reason: 'WEATHER' });
    expect((await restore()).json()).toMatchObject({ restored: 1, day: { state: 'CANCEL' } });
    expect(await state()).toEqual(before);
    expect(await pending()).toBeNull();
  });

  it('그사이 환불했거나 지운 예약은 취소된 채로 두고, 고친 메모도 그대로 둔다', async () => {
    const refunded = await add({ paid: 'Y' });
    const deleted = await add({ guestCount: 1 });
    await add({ guestCount: 1 });
    await cancel();
    await site.post(apiPath(API.markRefunded, { id: refunded.id }), {}, operator);
    await site.post(apiPath(API.deleteGuest, { id: deleted.id }), {}, operator);
    await site.post(API.updateDayMemo, { id: day.id, memo: '내일은 나갑니다' }, operator);
    expect((await restore()).json()).toMatchObject({ restored: 1, kept: 1 });
    expect(await shown()).toMatchObject({ state: 'OPEN', guestCount: 1, memo: '내일은 나갑니다' });
    expect((await guests()).map((guest) => guest.state)).toEqual(['CANCEL', 'WATTING']);
  });

  it('가득 찼던 날과 독선이던 날은 다시 닫힌다', async () => {
    await add({ charter: 'Y', guestCount: 4 });
    const before = await state();
    await cancel();
    expect((await restore()).statusCode).toBe(200);
    expect(await state()).toEqual(before);
    expect(before.day).toMatchObject({ state: 'COMPLETE', charter: 'Y' });
  });

  describe('가득 찼던 날에 그사이 자리가 났으면', () => {
    const fill = async () => {
      const booked = [await add({ paid: 'Y' }), await add(), await add()];
      expect(await shown()).toMatchObject({ state: 'COMPLETE', guestCount: 6 });
      return booked;
    };
    const moveAway = async ([guest]: ManagedGuest[]) => {
      const other = await site.day({ date: '2026-11-25' });
      expect((await site.post(API.moveGuest, { id: guest?.id, dayId: other.id }, operator)).statusCode).toBe(200);
    };
    it.each<[string, (booked: ManagedGuest[]) => unknown, Partial<ReserveDay>]>([
      ['예약이 다른 날로 옮겨 가', moveAway, { state: 'OPEN', guestCount: 4 }],
      [
        '환불을 마쳐',
        ([guest]) => site.post(apiPath(API.markRefunded, { id: guest?.id ?? 0 }), {}, operator),
        { state: 'OPEN', guestCount: 4 },
      ],
      [
        '정원이 늘어',
        () => {
          const { fish, price, reservePrice } = day;
          const values = { fish, price, reservePrice, totalCount: 8, state: 'CANCEL' };
          return site.post(API.bulkUpdate, { stdate: day.date, eddate: day.date, ...values }, operator);
        },
        { state: 'OPEN', guestCount: 6, totalCount: 8 },
      ],
    ])('%s, 되돌린 날은 다시 예약을 받는다', async (_, meanwhile, after) => {
      const booked = await fill();
      await cancel();
      await meanwhile(booked);
      expect((await restore()).json()).toMatchObject({ day: after });
      const { statusCode } = await site.book(await shown());
      expect(statusCode).toBe(200);
    });

    it('기다리던 분께 그 자리를 안내한다', async () => {
      await site.config({ useWaiting: 'Y' });
      const booked = await fill();
      const waiting = { name: '박파도', tel: '010-9000-0001', password: '1234', guestCount: 2 };
      expect((await site.post(API.joinWaiting, { id: day.id, ...waiting })).statusCode).toBe(200);
      await cancel();
      await moveAway(booked);
      expect((await restore()).json()).toMatchObject({ day: { state: 'COMPLETE', guestCount: 4, heldCount: 2 } });
    });

    it('손으로 마감한 날은 마감인 채로 돌아온다', async () => {
      await add();
      await site.post(API.updateDayState, { id: day.id, state: 'COMPLETE' }, operator);
      await cancel();
      expect((await restore()).json()).toMatchObject({ day: { state: 'COMPLETE', guestCount: 2 } });
    });
  });

  it.each<[string, () => unknown, Partial<ErrorBody>]>([
    ['10분이 지나면', () => later(10), { code: 'RESTORE_TOO_LATE', message: errorText.RESTORE_TOO_LATE }],
    [
      '날이 이미 다시 열렸으면',
      () => site.post(API.updateDayState, { id: day.id, state: 'OPEN' }, operator),
      { code: 'CONFLICT' },
    ],
    [
      '정원이 줄어 다 태울 수 없으면',
      () => site.db.updateTable('days').set({ totalCount: 1 }).where('id', '=', day.id).execute(),
      { code: 'SEATS_GONE', seatsLeft: 1 },
    ],
  ])('%s 되돌리지 못하고 모두 그대로이다', async (_, meanwhile, refusal) => {
    await add({ paid: 'Y' });
    await cancel();
    await meanwhile();
    const before = await state();
    expect((await restore()).json()).toMatchObject(refusal);
    expect(await state()).toEqual(before);
  });

  it('두 사람이 동시에 되돌리면 한 번만 되돌아온다', async () => {
    await add();
    await cancel();
    const responses = await Promise.all([restore(), restore()]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await shown()).toMatchObject({ guestCount: 2 });
  });
});

it('한 사람이 되돌리는 동시에 다른 사람이 취소하면 하나씩 차례로 되고, 출조일과 예약이 어긋나지 않는다', async () => {
  await add({ paid: 'Y' });
  await add();
  const before = await state();
  await cancel({ memo: before.day.memo });
  const [back, again] = await Promise.all([restore(), cancel({ memo: before.day.memo })]);
  expect(back.statusCode).toBe(200);
  if (again.statusCode === 200) {
    expect(await shown()).toMatchObject({ state: 'CANCEL', guestCount: 0 });
    expect((await guests()).map((guest) => guest.state)).toEqual(['CANCEL', 'CANCEL']);
    expect((await restore()).json()).toMatchObject({ restored: 2, kept: 0 });
  } else expect(again.json()).toMatchObject({ code: 'CONFLICT', message: errorText.CONFLICT });
  expect(await state()).toEqual(before);
});

describe('취소된 출조의 예약을 다른 날로 옮긴다', () => {
  const move = (guest: ManagedGuest, to: ReserveDay) =>
    site.post(API.moveGuest, { id: guest.id, dayId: to.id }, operator);

  it('입금한 그대로 살아나고, 환불할 것은 없어지며, 되돌릴 때 따라오지 않는다', async () => {
    const to = await site.day({ date: '2026-12-05', price: 20, reservePrice: 10, totalCount: 6 });
    const paid = await add({ paid: 'Y' });
    await cancel();
    expect((await move(paid, to)).json()).toMatchObject({
      state: 'COMPLETE',
      date: to.date,
      paid: 20,
      refund: null,
      cancelledAt: null,
      tripCancelled: 'N',
    });
    expect(await shown(to)).toMatchObject({ guestCount: 2 });
    expect(await shown()).toMatchObject({ guestCount: 0 });
    expect((await restore()).json()).toMatchObject({ restored: 0, kept: 0 });
    expect(await shown()).toMatchObject({ guestCount: 0, state: 'OPEN' });
  });

  it('취소되었다는 안내가 아직 나가지 않았으면 보내지 않는다', async () => {
    const { id } = await site.booked(day);
    await keep();
    await site.post(apiPath(API.cancelGuest, { id }), {}, operator);
    const other = await site.day({ date: '2026-12-19' });
    expect((await site.post(API.moveGuest, { id, dayId: other.id }, operator)).statusCode).toBe(200);
    const sent = await site.db.selectFrom('messages').selectAll().where('guestId', '=', id).orderBy('id').execute();
    const worth: [string, boolean][] = [];
    for (const row of sent) worth.push([row.kind, (await composeMessage(site.db, row, null, FROZEN_NOW)) !== null]);
    expect(worth).toEqual([
      ['BOOKED', true],
      ['CANCELLED', false],
      ['MOVED', true],
    ]);
  });

  it('이미 환불한 예약과, 출조 전에 따로 취소된 예약은 옮길 수 없다', async () => {
    const to = await site.day({ date: '2026-12-05' });
    const alone = await add();
    await site.post(apiPath(API.cancelGuest, { id: alone.id }), {}, operator);
    const refunded = await add({ paid: 'Y' });
    await cancel();
    await site.post(apiPath(API.markRefunded, { id: refunded.id }), {}, operator);
    for (const guest of [alone, refunded]) expect((await move(guest, to)).json<ErrorBody>().code).toBe('CONFLICT');
    expect(await shown(to)).toMatchObject({ guestCount: 0 });
  });
});
