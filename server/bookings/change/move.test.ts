import { API } from '#contract/paths';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { History } from '#contract/history/history.schema';
import { closedDayText } from '#copy/closedDay';
import { errorText } from '#copy/errors';
import { FROZEN_NOW } from '#mocks/now';
import { composeMessage } from '#server/messages/sending/composeMessage';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
let from: ReserveDay;
let to: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  from = await site.day({ date: '2026-12-05', totalCount: 4, price: 20, reservePrice: 10 });
  to = await site.day({ date: '2026-12-12', totalCount: 4, price: 20, reservePrice: 10 });
});
afterEach(() => site.close());

const add = async (form: object = {}, day = from) =>
  (
    await site.post(
      API.addGuest,
      { id: day.id, name: '이바다', tel: '010-0000-0002', guestCount: 2, ...form },
      operator,
    )
  ).json<ManagedGuest>();
const move = (guest: ManagedGuest, day: ReserveDay, over: object = {}) =>
  site.post(API.moveGuest, { id: guest.id, dayId: day.id, ...over }, operator);
const shown = (day: ReserveDay) => site.reread(day);
const messages = () =>
  site.db.selectFrom('messages').select(['kind', 'facts']).where('kind', '=', 'MOVED').orderBy('id').execute();
const change = (day: ReserveDay, over: object) =>
  site.db.updateTable('days').set(over).where('id', '=', day.id).execute();

describe('예약을 다른 날로 옮긴다', () => {
  it('예약번호와 입금은 그대로이고, 자리만 두 날 사이에서 옮겨진다', async () => {
    const guest = await add({ paid: 'Y', memo: '창가 자리' });
    const response = await move(guest, to);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ...guest, date: to.date, reserveDate: to.date, reserveWeek: 6 });
    expect(await shown(from)).toMatchObject({ guestCount: 0 });
    expect(await shown(to)).toMatchObject({ guestCount: 2 });
    const list = (await site.get(`${API.dayList}?year=2026&month=12`)).json<ReserveDay[]>();
    expect(list.map(({ guestCount }) => guestCount)).toEqual([0, 2]);
    const { list: changes } = (await site.get(`${API.history}?guestId=${guest.id}&page=0`, operator)).json<History>();
    expect(changes.map(({ action }) => action)).toEqual(['MOVED', 'BOOKED']);
    expect(changes[0]).toMatchObject({ before: { date: from.date }, after: { date: to.date } });
    expect(await messages()).toEqual([
      { kind: 'MOVED', facts: JSON.stringify({ movedFrom: from.date, movedTo: to.date }) },
    ]);
  });

  it('앞의 날로도 옮기고, 가득 찬 날은 열리고 새 날은 가득 차면 닫힌다', async () => {
    const guest = await add({ guestCount: 4 }, to);
    expect(await shown(to)).toMatchObject({ state: 'COMPLETE' });
    expect((await move(guest, from)).statusCode).toBe(200);
    expect(await shown(to)).toMatchObject({ state: 'OPEN', guestCount: 0 });
    expect(await shown(from)).toMatchObject({ state: 'COMPLETE', guestCount: 4 });
  });

  it('예약불가인 날과 예약이 열리기 전의 먼 날로도 옮길 수 있다', async () => {
    const far = await site.day({ date: '2027-11-05' });
    await change(to, { state: 'CLOSE' });
    const guest = await add();
    for (const day of [to, far]) expect((await move(guest, day)).statusCode).toBe(200);
    expect(await shown(to)).toMatchObject({ state: 'CLOSE', guestCount: 0 });
  });
});

describe('연락이 나가기 전에 다시 옮기면', () => {
  /** Marks the queued messages as sent. Returns the texts of the moves. */
  const send = async () => {
    const rows = await site.db.selectFrom('messages').selectAll().where('state', '=', 'QUEUED').orderBy('id').execute();
    await site.db.updateTable('messages').set({ state: 'SENT' }).execute();
    const sent = await Promise.all(rows.map((row) => composeMessage(site.db, row, null, FROZEN_NOW)));
    return sent.flatMap((message) => (message?.kind === 'MOVED' ? message.text : []));
  };

  it('방문자가 아는 날에서 옮겨졌다고 알리고, 보낸 뒤에 옮기면 그 날에서 옮겨졌다고 알린다', async () => {
    const last = await site.day({ date: '2026-12-19', totalCount: 4 });
    const guest = await add({ paid: 'Y' });
    await move(guest, to);
    await move(guest, last);
    expect(await send()).toEqual([expect.stringContaining('12/5(토)에서 12/19(토)로')]);
    await move(guest, to);
    expect(await send()).toEqual([expect.stringContaining('12/19(토)에서 12/12(토)로')]);
  });

  it('처음 날로 되돌아오면 모르는 날을 말하지 않는다', async () => {
    const guest = await add({ paid: 'Y' });
    await move(guest, to);
    await move(guest, from);
    const [text] = await send();
    expect(text).toContain('12/5(토)');
    expect(text).not.toContain('12/12');
  });
});

describe('옮길 수 없는 날이면 까닭을 알리고 모두 그대로이다', () => {
  it.each<[string, () => Promise<ReserveDay>, Partial<ErrorBody>]>([
    [
      '가득 찬 날',
      async () => {
        await add({ guestCount: 3 }, to);
        return to;
      },
      { code: 'SEATS_GONE', seatsLeft: 1 },
    ],
    [
      '운항이 취소된 날',
      async () => {
        await change(to, { state: 'CANCEL' });
        return to;
      },
      { code: 'DAY_CANCELLED', message: closedDayText.DAY_CANCELLED },
    ],
    ['지난 날', () => site.day({ date: '2026-11-19' }), { code: 'DAY_OVER', message: errorText.DAY_OVER }],
    [
      '독선인 날',
      async () => {
        await add({ charter: 'Y', guestCount: 1 }, to);
        return to;
      },
      { code: 'DAY_CHARTERED', message: closedDayText.DAY_CHARTERED },
    ],
    ['같은 날', () => Promise.resolve(from), { code: 'SAME_DAY', message: errorText.SAME_DAY }],
  ])('%s', async (_, dayOf, refusal) => {
    const guest = await add();
    const day = await dayOf();
    const before = [await shown(from), await shown(day)];
    const response = await move(guest, day);
    expect(response.statusCode).toBe(409);
    expect(response.json<ErrorBody>()).toMatchObject(refusal);
    expect([await shown(from), await shown(day)]).toEqual(before);
    expect(await messages()).toEqual([]);
  });

  it('없는 날과 없는 예약, 취소된 예약', async () => {
    const guest = await add();
    expect((await move(guest, { ...to, id: 999 })).statusCode).toBe(404);
    expect((await move({ ...guest, id: 999 }, to)).statusCode).toBe(404);
    await site.post(API.cancelGuest.replace(':id', String(guest.id)), undefined, operator);
    expect((await move(guest, to)).json<ErrorBody>().code).toBe('CONFLICT');
    expect(await shown(to)).toMatchObject({ guestCount: 0 });
  });

  it('개인정보가 지워진 예약', async () => {
    const guest = await add();
    await site.db.updateTable('guests').set({ name: '', phone: '' }).where('id', '=', guest.id).execute();
    const response = await move(guest, to);
    expect([response.statusCode, response.json<ErrorBody>().message]).toEqual([409, errorText.CONFLICT]);
    expect([await shown(from), await shown(to)]).toMatchObject([{ guestCount: 2 }, { guestCount: 0 }]);
  });
});

describe('요금이 다른 날로 옮기면', () => {
  it('입금하지 않은 예약은 옮긴 날의 예약금을 낸다', async () => {
    await change(to, { price: 25, reservePrice: 15 });
    expect((await move(await add(), to)).json()).toMatchObject({
      price: 25,
      reservePrice: 15,
      paid: null,
      refund: null,
    });
  });

  it('비싼 날이면 입금은 그대로이고 모자란 만큼 더 낸다', async () => {
    await change(to, { reservePrice: 15 });
    const guest = await add({ paid: 'Y' });
    expect((await move(guest, to)).json()).toMatchObject({
      state: 'COMPLETE',
      paid: 20,
      reservePrice: 15,
      refund: null,
    });
    const confirmed = await site.post(API.completeGuest.replace(':id', String(guest.id)), undefined, operator);
    expect(confirmed.json()).toMatchObject({ paid: 30 });
  });

  it.each([
    ['policy', 50, 4],
    ['full', 100, 8],
  ])('싼 날이면 남는 예약금을 규정대로, 또는 모두 돌려준다 (%s)', async (refund, rate, amount) => {
    const near = await site.day({ date: '2026-11-25', reservePrice: 10 });
    await change(to, { reservePrice: 6 });
    const guest = await add({ paid: 'Y' }, near);
    expect((await move(guest, to, { refund })).json()).toMatchObject({ paid: 20, refund: { rate, amount } });
  });

  it('운항이 취소된 날에서 옮기면 남는 예약금을 모두 돌려준다', async () => {
    const near = await site.day({ date: '2026-11-21', reservePrice: 10 });
    await change(to, { reservePrice: 6 });
    const guest = await add({ paid: 'Y' }, near);
    await change(near, { state: 'CANCEL' });
    expect((await move(guest, to)).json()).toMatchObject({ refund: { rate: 100, amount: 8 } });
    expect(await shown(near)).toMatchObject({ state: 'CANCEL', guestCount: 0 });
  });
});

describe('독선을 옮기면', () => {
  it('비어 있는 날로 독선인 채 옮겨지고, 있던 날은 열리며, 정한 총액은 그대로이다', async () => {
    await change(to, { reservePrice: 15 });
    const guest = await add({ charter: 'Y', paid: 'Y', totalPrice: 50, totalReservePrice: 30 });
    expect((await move(guest, to)).json()).toMatchObject({ charter: 'Y', totalPrice: 50, paid: 30, refund: null });
    expect(await shown(from)).toMatchObject({ charter: 'N', state: 'OPEN', guestCount: 0 });
    expect(await shown(to)).toMatchObject({ charter: 'Y', state: 'COMPLETE', guestCount: 2 });
  });

  it('예약이 있는 날로는 옮기지 않는다', async () => {
    await add({ guestCount: 1 }, to);
    const guest = await add({ charter: 'Y' });
    expect((await move(guest, to)).json()).toMatchObject({ code: 'DAY_BOOKED' });
    expect(await shown(from)).toMatchObject({ charter: 'Y', guestCount: 2 });
  });
});

it('두 예약을 동시에 서로의 날로 옮겨도 기다리다 멈추지 않고, 마지막 자리는 하나만 얻는다', async () => {
  const one = await add({ guestCount: 2 });
  const other = await add({ guestCount: 2, tel: '010-0000-0003' }, to);
  const crossed = await Promise.all([move(one, to), move(other, from)]);
  expect(crossed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const last = await site.day({ date: '2026-12-20', totalCount: 2 });
  const raced = await Promise.all([move(one, last), move(other, last)]);
  expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const days = await Promise.all([from, to, last].map(shown));
  expect(days.reduce((sum, { guestCount }) => sum + guestCount, 0)).toBe(4);
  expect(days[2]).toMatchObject({ guestCount: 2, state: 'COMPLETE' });
});
