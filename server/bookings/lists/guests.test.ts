import type { ErrorBody } from '#contract/errors';
import {
  guestListSchema,
  guestSummarySchema,
  managedGuestSchema,
  type Guest,
  type ManagedGuest,
} from '#contract/booking/guest.schema';
import { API, apiPath } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const complete = (id: number, headers = operator) => site.get(apiPath(API.completeGuest, { id }), headers);
const cancel = (id: number, headers = operator) => site.get(apiPath(API.cancelGuest, { id }), headers);
const list = async (body: object, page = 0) =>
  guestListSchema.parse((await site.post(`${API.guestList}?page=${page}`, body, operator)).json());

describe('입금확인과 예약취소', () => {
  it('입금을 확인하면 입금완료와 확인 시각이 남는다', async () => {
    const day = await site.day();
    const guest = await site.booked(day);
    site.moveClock(60_000);
    const response = await complete(guest.id);
    expect(managedGuestSchema.strict().parse(response.json())).toEqual({
      ...guest,
      price: 20,
      reservePrice: 10,
      charter: 'N',
      totalPrice: null,
      totalReservePrice: null,
      owedSince: null,
      calledAt: null,
      boardedAt: null,
      tripCancelled: 'N',
      state: 'COMPLETE',
      completedAt: '2026-11-19T23:25:00.000Z',
      paid: 20,
      cancelledAt: null,
      cancelledBy: null,
      refund: null,
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await list({ id: day.id })).list[0]).toEqual({ ...response.json<ManagedGuest>(), dayState: 'OPEN' });
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('취소하면 자리가 돌아오고 예약마감이던 날이 다시 예약중이 된다', async () => {
    const day = await site.day({ totalCount: 4 });
    const guest = await site.booked(day);
    await site.booked(day);
    expect((await site.reread(day)).state).toBe('COMPLETE');
    expect((await cancel(guest.id)).json()).toMatchObject({ state: 'CANCEL' });
    expect(await site.reread(day)).toMatchObject({ guestCount: 2, state: 'OPEN' });
    expect((await site.book(day)).statusCode).toBe(200);
  });

  it('운항취소된 날의 예약을 취소해도 그 날은 운항취소이다', async () => {
    const day = await site.day();
    const guest = await site.booked(day);
    await site.db.updateTable('days').set({ state: 'CANCEL' }).execute();
    await cancel(guest.id);
    expect(await site.reread(day)).toMatchObject({ guestCount: 0, state: 'CANCEL' });
  });

  it('상태가 허락하지 않으면 아무것도 바꾸지 않고 409를 답한다', async () => {
    const day = await site.day();
    const guest = await site.booked(day);
    await complete(guest.id);
    const again = await complete(guest.id);
    expect([again.statusCode, again.json<ErrorBody>().code]).toEqual([409, 'CONFLICT']);
    expect((await cancel(guest.id)).statusCode).toBe(200);
    for (const response of [await cancel(guest.id), await complete(guest.id)]) expect(response.statusCode).toBe(409);
    expect((await site.reread(day)).guestCount).toBe(0);
  });

  it('동시에 열 번 취소해도 자리는 한 번만 돌아온다', async () => {
    const day = await site.day();
    await site.booked(day);
    const guest = await site.booked(day, { guestCount: 3 });
    const responses = await Promise.all(Array.from({ length: 10 }, () => cancel(guest.id)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('없는 예약은 404, 로그인하지 않으면 401이다', async () => {
    const guest = await site.booked(await site.day());
    expect((await complete(999)).statusCode).toBe(404);
    expect((await cancel(guest.id, {})).statusCode).toBe(401);
    expect((await list({})).list[0]?.state).toBe('WATTING');
  });

  it('브라우저의 이동이나 HEAD 요청으로는 바뀌지 않는다', async () => {
    const guest = await site.booked(await site.day());
    for (const path of [API.completeGuest, API.cancelGuest]) {
      const url = apiPath(path, { id: guest.id });
      const navigated = await site.get(url, { ...operator, 'sec-fetch-mode': 'navigate' });
      expect([navigated.statusCode, navigated.json<ErrorBody>().message]).toEqual([403, '권한이 없습니다.']);
      expect((await site.app.inject({ method: 'HEAD', url, headers: operator })).statusCode).toBe(404);
    }
    expect((await list({})).list[0]?.state).toBe('WATTING');
    expect((await complete(guest.id, { ...operator, 'sec-fetch-mode': 'cors' })).statusCode).toBe(200);
  });
});

describe('예약자 목록', () => {
  /**
   * Four trips: yesterday, today, tomorrow and next month. Bookings are made one minute apart, in a different order.
   */
  const fill = async (): Promise<Record<'yesterday' | 'today' | 'tomorrow' | 'later', Guest>> => {
    const make = async (date: string, name: string, tel: string) => {
      site.moveClock(60_000);
      return site.booked(await site.day({ date }), { name, tel });
    };
    const later = await make('2026-12-24', '남궁민수', '010-5555-0004');
    const yesterday = await make('2026-11-21', '이순신', '010-5555-0001');
    const tomorrow = await make('2026-11-23', '김100%', '010-1234-5678');
    const today = await make('2026-11-22', '김바다', '010-5555-0003');
    site.setClock(new Date('2026-11-22T08:00:00+09:00'));
    operator = await site.operator();
    return { yesterday, today, tomorrow, later };
  };
  const names = (response: { list: Guest[] }) => response.list.map(({ name }) => name);

  it.each([
    ['all', ['김바다', '김100%', '이순신', '남궁민수']],
    ['', ['김바다', '김100%', '이순신', '남궁민수']],
    ['future', ['김바다', '김100%', '남궁민수']],
    ['today', ['김바다']],
    ['past', ['이순신']],
    ['2026-11-22', ['이순신']],
    ['2026-11-23', ['김바다', '이순신']],
  ])("기간이 '%s'이면", async (date, expected) => {
    await fill();
    expect(names(await list({ date }))).toEqual(expected);
  });

  it.each([
    ['바다', ['김바다']],
    ['김', ['김바다', '김100%']],
    ['010-1234-5678', ['김100%']],
    ['12345678', ['김100%']],
    ['+82 10-1234-5678', ['김100%']],
    ['+821012345678', ['김100%']],
    ['010.1234.5678', ['김100%']],
    ['5555 000', ['김바다', '이순신', '남궁민수']],
    ['\u202A010-1234-5678\u202C', ['김100%']],
    ['０１０－１２３４－５６７８', ['김100%']],
    ['010\u00A01234\u20105678', ['김100%']],
    ['\u200B바\uFE0F다', ['김바다']],
    ['100%', ['김100%']],
    ['%', ['김100%']],
    ['_', []],
    ["' OR 1=1 --", []],
    ['   ', ['김바다', '김100%', '이순신', '남궁민수']],
  ])("검색어가 '%s'이면", async (keyword, expected) => {
    await fill();
    expect(names(await list({ keyword }))).toEqual(expected);
  });

  it('이름의 빈칸은 어떤 빈칸으로 찾아도 같다', async () => {
    await fill();
    await site.booked(await site.day({ date: '2026-12-28' }), { name: '한\u3000바다' });
    for (const keyword of ['한 바다', '한\u00A0바다', '한\u3000바다 '])
      expect(names(await list({ keyword }))).toEqual(['한 바다']);
  });

  it('예약번호는 하이픈이 있어도 없어도 찾는다', async () => {
    const { later } = await fill();
    expect(names(await list({ keyword: later.guestId }))).toEqual(['남궁민수']);
    expect(names(await list({ keyword: later.guestId.replaceAll('-', '') }))).toEqual(['남궁민수']);
  });

  it('출조일과 상태로 좁힌다', async () => {
    const { today } = await fill();
    await complete(today.id);
    const day = (await site.get(apiPath(API.dayByDate, { date: today.date }))).json<{ id: number }>();
    expect(names(await list({ id: day.id }))).toEqual(['김바다']);
    expect(names(await list({ state: 'COMPLETE' }))).toEqual(['김바다']);
    expect(names(await list({ id: day.id, state: 'WATTING' }))).toEqual([]);
    expect((await list({ id: '', state: '', date: null, keyword: null })).totalElements).toBe(4);
  });

  it('스무 건씩 나누고 전체 수를 함께 답한다', async () => {
    const day = await site.day({ totalCount: 50 });
    for (let index = 0; index < 41; index += 1) await site.booked(day, { guestCount: 1 });
    const pages = [await list({}), await list({}, 1), await list({}, 2), await list({}, 3)];
    expect(pages.map(({ list: guests }) => guests.length)).toEqual([20, 20, 1, 0]);
    expect(pages[2]).toMatchObject({ totalElements: 41, page: 2, totalPages: 3 });
    expect(new Set(pages.flatMap(({ list: guests }) => guests.map(({ id }) => id))).size).toBe(41);
  }, 30_000);

  it.each([
    [{ state: 'PAID' }, 'state', '상태를 올바르게 입력해 주세요.'],
    [{ date: 'tomorrow' }, 'date', '올바른 날짜를 입력해 주세요.'],
    [{ keyword: '가'.repeat(51) }, 'keyword', '검색어는 50자 이하로 입력해 주세요.'],
    [{ id: 'x' }, 'id', '번호를 올바르게 입력해 주세요.'],
  ])('%j 는 받지 않는다', async (body, field, reason) => {
    const response = await site.post(API.guestList, body, operator);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors).toMatchObject([{ field, reason }]);
  });

  it('비밀번호에서 나온 값은 어디에도 답하지 않는다', async () => {
    await site.config({ useReserveFind: 'Y' });
    await site.booked(await site.day(), { password: 'qwer1234' });
    const response = await site.post(API.guestList, {}, operator);
    expect(response.body).not.toMatch(/password|qwer1234/i);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('예약 요약', () => {
  it('오늘부터의 취소되지 않은 예약을 건수로 세고, 목록이 그 수와 같다', async () => {
    const today = await site.day({ date: '2026-11-20' });
    const later = await site.day({ date: '2026-12-24' });
    const past = await site.day({ date: '2026-11-21' });
    await site.booked(past);
    await site.booked(today, { guestCount: 4 });
    await complete((await site.booked(today)).id);
    await complete((await site.booked(later)).id);
    await cancel((await site.booked(later)).id);
    await site.db.updateTable('days').set({ date: '2026-11-19' }).where('id', '=', past.id).execute();
    const response = await site.get(API.guestSummary, operator);
    expect((await list({ date: 'future', state: 'BOOKED' })).totalElements).toBe(3);
    expect((await list({ date: 'today', state: 'BOOKED' })).totalElements).toBe(2);
    expect((await list({ date: 'future' })).totalElements).toBe(4);
    expect(guestSummarySchema.strict().parse(response.json())).toEqual({
      totalCount: 3,
      todayCount: 2,
      wattingCount: 1,
      paymentCount: 2,
    });
  });

  it('입금내역과 맞춰 볼 예약은 입금 없이 취소되지 않았고 개인정보를 아직 지우지 않은 모든 예약이다', async () => {
    const later = await site.day({ date: '2026-12-24' });
    const erased = await site.day({ date: '2026-11-21' });
    const kept = await site.day({ date: '2026-11-22' });
    await site.booked(later);
    await cancel((await site.booked(later)).id);
    await complete((await site.booked(later, { name: '이파랑' })).id);
    await site.booked(erased);
    await site.booked(kept);
    for (const [day, date] of [
      [erased, '2026-11-17'],
      [kept, '2026-11-18'],
    ] as const)
      await site.db.updateTable('days').set({ date }).where('id', '=', day.id).execute();
    const guests = managedGuestSchema.array().parse((await site.get(API.depositGuests, operator)).json());
    expect(guests.map(({ date, state }) => [date, state])).toEqual([
      ['2026-11-18', 'WATTING'],
      ['2026-12-24', 'WATTING'],
      ['2026-12-24', 'COMPLETE'],
    ]);
  });

  it('운항이 취소된 오늘의 예약은 오늘 출조로 세지 않는다', async () => {
    const today = await site.day({ date: '2026-11-20' });
    await site.config({ reserveTime: 23 });
    await site.booked(today);
    await site.db.updateTable('days').set({ state: 'CANCEL' }).where('id', '=', today.id).execute();
    const summary = guestSummarySchema.parse((await site.get(API.guestSummary, operator)).json());
    expect(summary).toEqual({ totalCount: 1, todayCount: 0, wattingCount: 1, paymentCount: 0 });
  });

  it('예약이 없으면 모두 0이다', async () => {
    const response = await site.get(API.guestSummary, operator);
    expect(response.json()).toEqual({ totalCount: 0, todayCount: 0, wattingCount: 0, paymentCount: 0 });
  });
});
