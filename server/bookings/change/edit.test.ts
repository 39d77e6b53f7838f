import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { guestDetailSchema, managedGuestSchema, type Guest, type GuestDetail } from '#contract/booking/guest.schema';
import { API, apiPath } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

/** Fields that only the operator's responses have. */
const BOOKED = {
  price: 20,
  reservePrice: 10,
  paid: null,
  cancelledAt: null,
  cancelledBy: null,
  refund: null,
  charter: 'N',
  totalPrice: null,
  totalReservePrice: null,
  owedSince: null,
  calledAt: null,
  boardedAt: null,
  tripCancelled: 'N',
};

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
let guest: Guest;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05', totalCount: 10 });
  guest = await site.booked(day, { guestCount: 3 });
  await site.booked(day, { guestCount: 2 });
});
afterEach(() => site.close());

const read = (id = guest.id) => site.get(apiPath(API.guest, { id }), operator);
const edit = (over: object = {}) =>
  site.post(
    API.updateGuest,
    { id: guest.id, name: guest.name, tel: guest.phone, guestCount: guest.guestCount, ...over },
    operator,
  );
const codeOf = (response: Awaited<ReturnType<Site['get']>>) => [response.statusCode, response.json<ErrorBody>().code];
const setState = (state: ReserveDay['state']) => site.db.updateTable('days').set({ state }).execute();

describe('예약 한 건 조회', () => {
  it('예약과 그 날의 요금, 바꿀 수 있는 가장 많은 인원을 답한다', async () => {
    const response = await read();
    expect(guestDetailSchema.strict().parse(response.json())).toEqual({
      ...guest,
      ...BOOKED,
      dayId: day.id,
      maxCount: 8,
      dayState: 'OPEN',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('취소된 예약은 꽉 찬 날에도 읽을 수 있다', async () => {
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    await site.booked(day, { guestCount: 8 });
    expect((await read()).json<GuestDetail>()).toMatchObject({ state: 'CANCEL', guestCount: 3, maxCount: 3 });
  });

  it('없는 예약은 404, 번호가 아니면 400, 로그인하지 않으면 401이다', async () => {
    expect((await read(999)).statusCode).toBe(404);
    expect((await site.get('/api/manage/guest/abc', operator)).statusCode).toBe(400);
    expect((await site.get(apiPath(API.guest, { id: guest.id }))).statusCode).toBe(401);
  });
});

describe('예약 수정', () => {
  it('이름과 번호와 인원을 바꾸고 상태와 예약번호는 그대로 둔다', async () => {
    const paid = (await site.get(apiPath(API.completeGuest, { id: guest.id }), operator)).json<Guest>();
    const response = await edit({ name: ' 이파도 ', tel: '01098765432', guestCount: 5 });
    const edited = managedGuestSchema.strict().parse(response.json());
    expect(edited).toEqual({
      ...paid,
      name: '이파도',
      phone: '010-9876-5432',
      guestCount: 5,
    });
    expect((await read()).json()).toMatchObject(edited);
    expect(await site.reread(day)).toMatchObject({ guestCount: 7, state: 'OPEN' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('그사이 다른 기기에서 바꾼 값은 되돌리지 않고 409로 알리며, 같은 저장을 다시 보내면 받는다', async () => {
    const seen = { name: guest.name, phone: guest.phone, guestCount: guest.guestCount };
    expect((await edit({ guestCount: 4, seen })).statusCode).toBe(200);
    expect(codeOf(await edit({ name: '이파도', seen }))).toEqual([409, 'CONFLICT']);
    expect((await read()).json()).toMatchObject({ name: guest.name, guestCount: 4 });
    expect((await edit({ guestCount: 4, seen })).statusCode).toBe(200);
    expect((await edit({ name: '이파도', guestCount: 4, seen: { ...seen, guestCount: 4 } })).statusCode).toBe(200);
    expect((await read()).json()).toMatchObject({ name: '이파도', guestCount: 4 });
  });

  it('남은자리를 모두 채우면 예약마감이 되고, 다시 줄이면 예약중이 된다', async () => {
    expect((await edit({ guestCount: 8 })).statusCode).toBe(200);
    expect(await site.reread(day)).toMatchObject({ guestCount: 10, state: 'COMPLETE' });
    expect((await edit({ guestCount: 7 })).statusCode).toBe(200);
    expect(await site.reread(day)).toMatchObject({ guestCount: 9, state: 'OPEN' });
  });

  it('정원을 한 명이라도 넘으면 아무것도 바꾸지 않는다', async () => {
    const response = await edit({ name: '이파도', guestCount: 9 });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors).toEqual([
      { field: 'guestCount', value: 9, reason: '인원을 1명에서 8명 사이로 선택해 주세요.' },
    ]);
    expect((await read()).json()).toMatchObject(guest);
    expect((await site.reread(day)).guestCount).toBe(5);
  });

  it.each(['COMPLETE', 'CLOSE', 'CANCEL'] as const)('%s인 날에도 정원 안에서 늘릴 수 있다', async (state) => {
    await setState(state);
    expect((await edit({ guestCount: 4 })).statusCode).toBe(200);
    expect(await site.reread(day)).toMatchObject({ guestCount: 6, state });
    expect((await edit({ guestCount: 9 })).statusCode).toBe(400);
  });

  it.each([
    ['COMPLETE', 'OPEN'],
    ['CLOSE', 'CLOSE'],
    ['CANCEL', 'CANCEL'],
  ] as const)('%s인 날의 인원을 줄이면 %s이고, 그대로 두면 날도 그대로이다', async (before, after) => {
    await setState(before);
    await edit({ name: '이파도' });
    expect(await site.reread(day)).toMatchObject({ guestCount: 5, state: before });
    await edit({ guestCount: 1 });
    expect(await site.reread(day)).toMatchObject({ guestCount: 3, state: after });
  });

  it('동시에 늘려도 정원을 넘지 않고, 인원의 합이 맞는다', async () => {
    const counts = [4, 5, 6, 7, 8, 9];
    await Promise.all([...counts.map((guestCount) => edit({ guestCount })), site.book(day, { guestCount: 2 })]);
    const { guestCount, totalCount } = await site.reread(day);
    const guests = await site.db.selectFrom('guests').select('guestCount').execute();
    expect(guestCount).toBe(guests.reduce((sum, row) => sum + row.guestCount, 0));
    expect(guestCount).toBeLessThanOrEqual(totalCount);
  });

  it('취소된 예약은 수정할 수 없고, 없는 예약은 404이다', async () => {
    await site.get(apiPath(API.cancelGuest, { id: guest.id }), operator);
    expect(codeOf(await edit({ name: '이파도' }))).toEqual([409, 'CONFLICT']);
    expect(codeOf(await edit({ id: 999 }))).toEqual([404, 'NOT_FOUND']);
    expect((await read()).json()).toMatchObject({ name: guest.name, state: 'CANCEL' });
  });

  it.each<[object, string[]]>([
    [{ name: '김' }, ['예약자 이름을 입력해 주세요.']],
    [{ name: '가나다라마바' }, ['예약자 이름은 5자 이하로 입력해 주세요.']],
    [{ tel: '010-' }, ['휴대폰 번호를 입력해 주세요.']],
    [{ tel: '02-1234-56789' }, ['올바른 휴대폰 번호를 입력해 주세요.']],
    [{ guestCount: 0 }, ['인원을 1명 이상 선택해 주세요.']],
    [{ guestCount: '3' }, ['인원을 올바르게 입력해 주세요.']],
    [{ id: undefined }, ['번호를 입력해 주세요.']],
    [
      { name: '', tel: '', guestCount: -1 },
      ['예약자 이름을 입력해 주세요.', '휴대폰 번호를 입력해 주세요.', '인원을 1명 이상 선택해 주세요.'],
    ],
  ])('%j 는 이유를 말하고 아무것도 바꾸지 않는다', async (over, reasons) => {
    const response = await edit(over);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map(({ reason }) => reason)).toEqual(reasons);
    expect((await read()).json()).toMatchObject(guest);
  });
});

describe('예약 삭제', () => {
  it.each(['GET', 'POST'] as const)('취소된 예약은 %s로 완전히 지운다', async (method) => {
    const url = apiPath(API.deleteGuest, { id: guest.id });
    const remove = () => site.app.inject({ method, url, headers: operator });
    expect(codeOf(await remove())).toEqual([409, 'CONFLICT']);
    await site.get(apiPath(API.cancelGuest, { id: guest.id }), operator);
    const response = await remove();
    expect(managedGuestSchema.strict().parse(response.json())).toEqual({
      ...guest,
      ...BOOKED,
      state: 'CANCEL',
      cancelledAt: guest.createdAt,
      cancelledBy: 'operator',
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await read()).statusCode).toBe(404);
    expect((await remove()).statusCode).toBe(404);
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('입금완료된 예약도 지울 수 없다', async () => {
    await site.get(apiPath(API.completeGuest, { id: guest.id }), operator);
    const url = apiPath(API.deleteGuest, { id: guest.id });
    expect((await site.get(url, operator)).statusCode).toBe(409);
    expect((await read()).statusCode).toBe(200);
  });

  it('환불한 예약은 지운다', async () => {
    const act = (path: string) => site.post(apiPath(path, { id: guest.id }), undefined, operator);
    await act(API.completeGuest);
    await act(API.cancelGuest);
    await act(API.markRefunded);
    expect((await act(API.deleteGuest)).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(404);
  });

  it('돌려줄 것이 없이 취소된 예약은 입금했어도 지운다', async () => {
    await site.post(apiPath(API.completeGuest, { id: guest.id }), undefined, operator);
    site.setClock(new Date('2026-12-04T09:00:00+09:00'));
    operator = await site.operator();
    const cancelled = await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    expect(cancelled.json()).toMatchObject({ paid: 30, refund: { rate: 0, amount: 0 } });
    expect((await site.post(apiPath(API.deleteGuest, { id: guest.id }), undefined, operator)).statusCode).toBe(200);
  });

  it('한 번만 보내기의 열쇠가 남은 예약도 지운다', async () => {
    const key = { 'idempotency-key': '7d3f6f53-6a1b-4a3e-9f5e-1f3a4d2b6c80' };
    const kept = (await site.book(day, { guestCount: 1 }, key)).json<Guest>();
    await site.get(apiPath(API.cancelGuest, { id: kept.id }), operator);
    expect((await site.get(apiPath(API.deleteGuest, { id: kept.id }), operator)).statusCode).toBe(200);
  });
});

describe('GET과 나란한 POST', () => {
  it('입금확인과 예약취소도 POST로 할 수 있다', async () => {
    const paid = await site.post(apiPath(API.completeGuest, { id: guest.id }), undefined, operator);
    expect(paid.json()).toMatchObject({ state: 'COMPLETE' });
    const cancelled = await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    expect(cancelled.json()).toMatchObject({ state: 'CANCEL' });
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it.each([API.completeGuest, API.cancelGuest, API.deleteGuest])('%s 는 로그인이 필요하다', async (path) => {
    expect((await site.post(apiPath(path, { id: guest.id }))).statusCode).toBe(401);
  });

  it('삭제도 브라우저의 이동이나 HEAD 요청으로는 되지 않는다', async () => {
    const url = apiPath(API.deleteGuest, { id: guest.id });
    await site.get(apiPath(API.cancelGuest, { id: guest.id }), operator);
    expect((await site.get(url, { ...operator, 'sec-fetch-mode': 'navigate' })).statusCode).toBe(403);
    expect((await site.app.inject({ method: 'HEAD', url, headers: operator })).statusCode).toBe(404);
    expect((await read()).statusCode).toBe(200);
  });
});
