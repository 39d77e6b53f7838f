import { API } from '#contract/paths';
import type { BulkUpdate, DayState, ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import type { GuestDetail, ManagedGuest } from '#contract/booking/guest.schema';
import type { History } from '#contract/history/history.schema';
import { closedDayText } from '#copy/closedDay';
import { errorText } from '#copy/errors';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05', totalCount: 20, price: 20, reservePrice: 10 });
});
afterEach(() => site.close());

const CALLER = { name: '이바다', tel: '010-0000-0002', guestCount: 6 };
const add = (form: object = {}) => site.post(API.addGuest, { id: day.id, ...CALLER, ...form }, operator);
const charter = async (form: object = {}) => (await add({ charter: 'Y', ...form })).json<ManagedGuest>();
const shown = async () => (await site.get(API.dayById.replace(':id', String(day.id)))).json<ReserveDay>();
const ask = (path: string, guest: ManagedGuest) =>
  site.post(path.replace(':id', String(guest.id)), undefined, operator);
const edit = (guest: ManagedGuest, guestCount: number) =>
  site.post(API.updateGuest, { id: guest.id, name: guest.name, tel: guest.phone, guestCount }, operator);
const changeState = async (state: DayState) =>
  (await site.post(API.updateDayState, { id: day.id, state }, operator)).json<DayState>();
const bulk = (over: Partial<BulkUpdate>) =>
  site.post(
    API.bulkUpdate,
    { stdate: day.date, eddate: day.date, fish: '갈치', totalCount: 20, price: 20, reservePrice: 10, ...over },
    operator,
  );

describe('독선 예약', () => {
  it('배에 타는 사람 수는 그대로 두고 그 날을 닫는다', async () => {
    expect(await charter()).toMatchObject({ guestCount: 6, charter: 'Y', totalPrice: 400, totalReservePrice: 200 });
    expect(await shown()).toMatchObject({ state: 'COMPLETE', charter: 'Y', guestCount: 6 });
    const list = (await site.get(`${API.dayList}?year=2026&month=12`)).json<ReserveDay[]>();
    expect(list).toMatchObject([{ charter: 'Y', guestCount: 6 }]);
  });

  it('그 날에는 방문자도 운영자도 다른 예약을 넣을 수 없다', async () => {
    await charter();
    for (const response of [await site.book(day), await add({ guestCount: 1 }), await add({ charter: 'Y' })]) {
      expect(response.statusCode).toBe(409);
      expect(response.json<ErrorBody>()).toMatchObject({ code: 'DAY_CHARTERED', message: closedDayText.DAY_CHARTERED });
    }
    expect(await shown()).toMatchObject({ guestCount: 6 });
  });

  it('이미 예약이 있는 날에는 받지 않고, 그 예약이 취소되면 받는다', async () => {
    const other = (await add({ guestCount: 1 })).json<ManagedGuest>();
    const response = await add({ charter: 'Y' });
    expect(response.statusCode).toBe(409);
    expect(response.json<ErrorBody>()).toMatchObject({ code: 'DAY_BOOKED', message: errorText.DAY_BOOKED });
    expect(await shown()).toMatchObject({ state: 'OPEN', charter: 'N', guestCount: 1 });
    await ask(API.cancelGuest, other);
    expect((await add({ charter: 'Y' })).statusCode).toBe(200);
  });

  it.each(['독선 둘이', '독선과 방문자의 예약이'])('%s 동시에 오면 꼭 하나만 된다', async (pair) => {
    const other = pair.startsWith('독선 둘') ? () => add({ charter: 'Y', guestCount: 3 }) : () => site.book(day);
    const responses = await Promise.all([add({ charter: 'Y' }), other()]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const booked = await site.db.selectFrom('guests').select(['guestCount', 'charter']).execute();
    expect(booked).toHaveLength(1);
    expect(await shown()).toMatchObject({ guestCount: booked[0]?.guestCount, charter: booked[0]?.charter });
  });

  it('정원보다 많은 사람은 받지 않는다', async () => {
    const response = await add({ charter: 'Y', guestCount: 21 });
    expect(response.json()).toMatchObject({ code: 'SEATS_GONE', seatsLeft: 20 });
    expect(await shown()).toMatchObject({ charter: 'N', guestCount: 0, state: 'OPEN' });
  });

  it('취소하면 그 날이 다시 열리고, 취소한 예약에는 독선이었다고 남는다', async () => {
    const guest = await charter();
    expect((await ask(API.cancelGuest, guest)).json()).toMatchObject({ state: 'CANCEL', charter: 'Y' });
    expect(await shown()).toMatchObject({ state: 'OPEN', charter: 'N', guestCount: 0 });
    expect((await site.book(day)).statusCode).toBe(200);
    expect((await ask(API.deleteGuest, guest)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ charter: 'N', guestCount: 2 });
  });

  it('예약불가인 날은 취소해도 예약불가로 남는다', async () => {
    await changeState('CLOSE');
    const guest = await charter();
    expect(await shown()).toMatchObject({ state: 'CLOSE', charter: 'Y' });
    await ask(API.cancelGuest, guest);
    expect(await shown()).toMatchObject({ state: 'CLOSE', charter: 'N' });
  });
});

describe('독선인 날은 저절로 열리지 않는다', () => {
  it('인원을 정원까지 늘리고 줄여도 독선이다', async () => {
    const guest = await charter();
    const detail = (await site.get(API.guest.replace(':id', String(guest.id)), operator)).json<GuestDetail>();
    expect(detail.maxCount).toBe(20);
    for (const guestCount of [20, 4]) {
      expect((await edit(guest, guestCount)).statusCode).toBe(200);
      expect(await shown()).toMatchObject({ state: 'COMPLETE', charter: 'Y', guestCount });
    }
    expect((await edit(guest, 21)).statusCode).toBe(400);
  });

  it('예약중으로 바꾸거나 운항취소를 되돌려도 예약마감이다', async () => {
    await charter();
    expect(await changeState('OPEN')).toBe('COMPLETE');
    expect(await changeState('CANCEL')).toBe('CANCEL');
    expect(await changeState('OPEN')).toBe('COMPLETE');
    expect(await shown()).toMatchObject({ charter: 'Y', guestCount: 6 });
  });

  it('일괄 변경으로 정원이나 상태를 바꾸어도 열리지 않고, 타는 사람보다 적은 정원은 받지 않는다', async () => {
    await charter({ guestCount: 20 });
    expect((await bulk({ totalCount: 30 })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ state: 'COMPLETE', charter: 'Y', totalCount: 30 });
    expect((await bulk({ totalCount: 30, state: 'OPEN' })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ state: 'COMPLETE', charter: 'Y' });
    expect((await bulk({ totalCount: 19 })).statusCode).toBe(400);
  });
});

describe('독선의 요금', () => {
  it('총액을 정하지 않으면 타는 사람이 아니라 정원만큼의 요금이다', async () => {
    expect(await charter({ paid: 'Y', guestCount: 1 })).toMatchObject({
      totalPrice: 400,
      totalReservePrice: 200,
      paid: 200,
    });
  });

  it('총 선비만 정하면 예약금은 정원만큼이되 총 선비를 넘지 않는다', async () => {
    expect(await charter({ totalPrice: 150 })).toMatchObject({ totalPrice: 150, totalReservePrice: 150 });
  });

  it('총 예약금은 정원만큼의 선비까지 정할 수 있다', async () => {
    expect((await add({ charter: 'Y', totalReservePrice: 401 })).statusCode).toBe(400);
    expect(await charter({ totalReservePrice: 400 })).toMatchObject({ totalPrice: 400, totalReservePrice: 400 });
  });

  it('총 예약금을 정하면 그만큼 받고, 인원을 바꾸어도 더 받거나 돌려주지 않는다', async () => {
    const guest = await charter({ paid: 'Y', totalPrice: 150, totalReservePrice: 50 });
    expect(guest).toMatchObject({ totalPrice: 150, totalReservePrice: 50, paid: 50 });
    for (const guestCount of [10, 3])
      expect((await edit(guest, guestCount)).json()).toMatchObject({ guestCount, paid: 50, refund: null });
    expect((await ask(API.completeGuest, guest)).statusCode).toBe(409);
  });

  it('입금을 확인하고 취소할 때도 정한 총액으로 한다', async () => {
    const guest = await charter({ totalPrice: 40 });
    expect((await ask(API.completeGuest, guest)).json()).toMatchObject({ paid: 40 });
    expect((await ask(API.cancelGuest, guest)).json()).toMatchObject({ refund: { rate: 100, amount: 40 } });
  });

  it('총 선비보다 큰 예약금, 숫자가 아니거나 너무 큰 총액은 받지 않는다', async () => {
    for (const [form, fields] of [
      [{ totalPrice: 100, totalReservePrice: 101 }, ['totalReservePrice']],
      [{ totalPrice: -1 }, ['totalPrice']],
      [{ totalPrice: 1.5 }, ['totalPrice']],
      [{ totalPrice: 10_000, totalReservePrice: 10_000 }, ['totalPrice', 'totalReservePrice']],
    ] as const) {
      const response = await add({ charter: 'Y', ...form });
      expect(response.statusCode).toBe(400);
      expect(response.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(fields);
    }
    expect((await add({ totalPrice: 100 })).statusCode).toBe(400);
    expect(await shown()).toMatchObject({ charter: 'N', guestCount: 0 });
  });
});

it('이력과 파일과 메시지에 독선이라고 적힌다', async () => {
  const guest = await charter({ totalPrice: 150 });
  const { list } = (await site.get(`${API.history}?guestId=${guest.id}&page=0`, operator)).json<History>();
  expect(list[0]).toMatchObject({ action: 'BOOKED', after: { guestCount: 6, charter: 'Y', totalPrice: 150 } });
  const csv = (await site.get(`${API.guestCsv}?dayId=${day.id}`, operator)).body.split('\r\n');
  expect(csv[0]).toContain('인원,독선,상태');
  expect(csv[1]).toContain('6,독선,입금대기');
});
