import type { Guest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody, ErrorCode } from '#contract/errors';
import type { History } from '#contract/history/history.schema';
import { API, apiPath } from '#contract/paths';
import type { Offer, WaitingEntry, WaitingPlace } from '#contract/waiting/waiting.schema';
import { fieldText } from '#copy/fieldErrors';
import type { NewDay } from '#server/db/tables';
import { deriveKeys } from '#server/keys/keys';
import { localBus } from '#server/bus/bus';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { dump } from '#tests/support/server/dump';
import { lineOf } from '#tests/support/server/line';
import { aBooking, NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { LIMITS } from '#server/limits/limits';
import { composeOffer } from './composeOffer';
import { expireOffers } from './expire.service';

let site: Site;
let now: Date;
const clock = () => now;
const keys = deriveKeys(SECRET);
/** Sets the clock to an instant in Seoul. */
const set = (text: string): void => {
  now = new Date(`${text}:00+09:00`);
  site.setClock(now);
};

beforeEach(async () => {
  site = await openSite({ limits: NO_LIMITS });
  set('2026-11-20T09:00');
  await site.config({ useWaiting: 'Y', useReserveFind: 'Y', reserveTime: 10 });
});
afterEach(() => site.close());

let callers = 0;
const tel = (): string => `010-1000-${String((callers += 1)).padStart(4, '0')}`;
const post = async (path: string, body: object) => site.post(path, body, await site.operator());
const get = async (path: string) => site.get(path, await site.operator());
const join = (day: ReserveDay, guestCount: number, over: object = {}, headers = {}) =>
  site.post(API.joinWaiting, aBooking(day.id, { guestCount, tel: tel(), ...over }), headers);
const codeOf = (response: { json: <T>() => T }): ErrorCode => response.json<ErrorBody>().code;
const list = async ({ id }: ReserveDay): Promise<WaitingEntry[]> =>
  (await get(apiPath(API.waitingList, { id }))).json();
const states = async (day: ReserveDay) => (await list(day)).map(({ state }) => state);
/** Delivers the messages that are due. */
const deliver = () => lineOf(() => site).deliver(now);
const expire = () => expireOffers({ db: site.db, clock, keys, bus: localBus(), limits: NO_LIMITS });

/** A day that is full by one booking, or by several. */
const fullDay = async (bookings: number[] = [6], over: Partial<NewDay> = {}) => {
  const day = await site.day({ totalCount: bookings.reduce((sum, count) => sum + count, 0), ...over });
  const guests: Guest[] = [];
  for (const guestCount of bookings) guests.push(await site.booked(day, { guestCount, tel: tel() }));
  return { day: await site.reread(day), guests };
};
const cancel = (guest: Guest) => post(apiPath(API.cancelGuest, { id: guest.id }), {});
const messages = () => site.db.selectFrom('messages').selectAll().where('kind', '=', 'OFFER').orderBy('id').execute();
const compose = async () => {
  const rows = await messages();
  return Promise.all(rows.map((row) => composeOffer(site.db, row, { keys, site: 'https://dawn.example' }, now)));
};
/** The token of the last message. */
const token = async (): Promise<string> => (await compose()).at(-1)?.text.split('#').at(-1) ?? '';
const seats = async (day: ReserveDay) => {
  const { state, guestCount, heldCount } = await site.reread(day);
  return { state, guestCount, heldCount };
};
const expectSame = async (work: () => Promise<void>) => {
  const before = await dump(site.db);
  await work();
  expect(await dump(site.db)).toBe(before);
};

describe('대기 신청', () => {
  it('자리가 모두 찬 날에 차례대로 대기번호를 받는다', async () => {
    const { day } = await fullDay();
    const first = await join(day, 2);
    expect(first.statusCode).toBe(200);
    expect(first.json<WaitingPlace>()).toEqual({ number: 1, date: day.date, guestCount: 2 });
    expect((await join(day, 3)).json<WaitingPlace>().number).toBe(2);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 6, heldCount: 0 });
    expect(await list(day)).toMatchObject([
      { number: 1, name: '김바다', state: 'WAITING', until: null, skippedAt: null, guestId: null },
      { number: 2, guestCount: 3 },
    ]);
  });

  it.each<[ErrorCode, (day: ReserveDay) => Promise<unknown>]>([
    ['WAITING_OFF', () => site.config({ useWaiting: 'N' })],
    ['WAITING_OFF', () => site.config({ useWaiting: null })],
    [
      'SEATS_FREE',
      async ({ id }) =>
        site.db.updateTable('days').set({ state: 'OPEN', totalCount: 7 }).where('id', '=', id).execute(),
    ],
    ['DAY_CANCELLED', async ({ id }) => post(API.updateDayState, { id, state: 'CANCEL' })],
    ['DAY_CLOSED', async ({ id }) => post(API.updateDayState, { id, state: 'CLOSE' })],
    ['BOOKING_TIME_PASSED', ({ date }) => Promise.resolve(set(`${date}T10:00`))],
    ['NOT_BOOKING_PERIOD', () => Promise.resolve(set('2026-12-31T09:00'))],
  ])('%s이면 받지 않고 아무것도 남기지 않는다', async (code, change) => {
    const { day } = await fullDay();
    await change(day);
    await expectSame(async () => expect(codeOf(await join(day, 2))).toBe(code));
  });

  it('양식이 틀렸거나 배보다 큰 일행은 항목마다 까닭을 답한다', async () => {
    const { day } = await fullDay();
    await expectSame(async () => {
      const response = (await join(day, 0, { name: '', tel: '010', password: '' })).json<ErrorBody>();
      expect(response.errors?.map(({ field }) => field)).toEqual(['name', 'tel', 'password', 'guestCount']);
      expect((await join(day, 7)).json<ErrorBody>().errors).toMatchObject([{ field: 'guestCount' }]);
    });
  });

  it('같은 번호로는 한 날에 한 번이고, 목록에서 빠진 뒤에는 다시 된다', async () => {
    const { day } = await fullDay();
    const one = { tel: '010-2000-0001' };
    await join(day, 2, one);
    await expectSame(async () => expect(codeOf(await join(day, 2, one))).toBe('ALREADY_WAITING'));
    const [entry] = await list(day);
    await post(API.removeWaiting, { id: entry?.id });
    expect((await join(day, 2, one)).json<WaitingPlace>().number).toBe(2);
  });

  it('같은 열쇠로 다시 보내면 처음의 답을 받고, 다른 내용이면 거절한다', async () => {
    const { day } = await fullDay();
    const header = { 'idempotency-key': '2b6f1d6e-6d2f-4f57-9d8c-3a1d2b4c5e6f' };
    const one = { tel: '010-2000-0001' };
    const first = (await join(day, 2, one, header)).json<WaitingPlace>();
    await expectSame(async () => {
      expect((await join(day, 2, one, header)).json()).toEqual(first);
      expect(codeOf(await join(day, 3, one, header))).toBe('ALREADY_WAITING');
    });
  });
});

describe('안내한 자리가 함께 지나면', () => {
  it('그 자리를 모아, 모두 합쳐야 맞는 큰 일행에게도 차례대로 안내한다', async () => {
    const { day, guests } = await fullDay([4]);
    for (const people of [2, 2, 4, 2]) await join(day, people);
    await cancel(guests[0] as Guest);
    expect(await states(day)).toEqual(['OFFERED', 'OFFERED', 'WAITING', 'WAITING']);
    await deliver();
    set('2026-11-20T10:00');
    expect(await expire()).toBe(2);
    expect(await states(day)).toEqual(['EXPIRED', 'EXPIRED', 'OFFERED', 'WAITING']);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 0, heldCount: 4 });
    expect((await list(day)).map(({ skippedAt }) => skippedAt)).toEqual([null, null, null, null]);
  });
});

describe('기다리던 사람이 스스로 확인하고 그만둔다', () => {
  const PHONE = '010-2000-0001';
  const own = (path: string, day: ReserveDay, over: object = {}) =>
    site.post(path, { id: day.id, tel: PHONE, password: '1234', ...over });
  const inLine = async () => {
    const { day, guests } = await fullDay();
    await join(day, 2, { tel: PHONE });
    await join(day, 2);
    return { day, guests };
  };

  it('번호와 비밀번호로 대기번호를 본다', async () => {
    const { day } = await inLine();
    const response = await own(API.findPlace, day);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { number: 1, date: day.date, guestCount: 2, until: null },
    ]);
  });
  it('대기를 취소하면 목록에서 빠지고, 자리는 다음 사람에게 안내된다', async () => {
    const { day, guests } = await inLine();
    expect((await own(API.leaveWaiting, day)).statusCode).toBe(204);
    expect(await states(day)).toEqual(['DECLINED', 'WAITING']);
    await cancel(guests[0] as Guest);
    expect(await states(day)).toEqual(['DECLINED', 'OFFERED']);
    const { list: changes } = (await get(`${API.history}?dayId=${day.id}`)).json<History>();
    expect(changes.find(({ action }) => action === 'WAITING_DECLINED')).toMatchObject({ actor: 'visitor' });
  });
  it('자리를 안내받은 뒤에 취소하면 잡아 둔 자리가 바로 다음 사람에게 간다', async () => {
    const { day, guests } = await inLine();
    await cancel(guests[0] as Guest);
    await deliver();
    set('2026-11-20T09:30');
    expect((await own(API.findPlace, day)).json()).toMatchObject({ until: '2026-11-20T01:00:00.000Z' });
    expect((await own(API.leaveWaiting, day)).statusCode).toBe(204);
    expect(await states(day)).toEqual(['DECLINED', 'OFFERED']);
    expect(await seats(day)).toMatchObject({ heldCount: 2 });
    expect(codeOf(await own(API.leaveWaiting, day))).toBe('WAITING_NOT_FOUND');
  });
  it('다시 신청하면 끝에서 기다린다', async () => {
    const { day } = await inLine();
    await own(API.leaveWaiting, day);
    expect((await join(day, 2, { tel: PHONE })).json<WaitingPlace>().number).toBe(3);
  });
  it('번호나 비밀번호가 다르거나 다른 날이면 같은 답이고 아무것도 바뀌지 않는다', async () => {
    const { day } = await inLine();
    const other = await site.day({ date: '2026-12-20' });
    for (const [on, over] of [
      [day, { password: '4321' }],
      [day, { tel: '010-2000-0009' }],
      [other, {}],
      [{ id: 0 } as ReserveDay, {}],
    ] as const) {
      const response = await own(API.leaveWaiting, on, over);
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'WAITING_NOT_FOUND']);
    }
    expect(await states(day)).toEqual(['WAITING', 'WAITING']);
  });
  it('비밀번호를 여러 번 틀리면 맞아도 잠시 답하지 않는다', async () => {
    const { day } = await inLine();
    for (let tries = 0; tries < LIMITS.lookupsPerNumber.most; tries += 1)
      await own(API.findPlace, day, { password: '0000' });
    expect(codeOf(await own(API.findPlace, day))).toBe('LOOKUP_LOCKED');
    expect(await states(day)).toEqual(['WAITING', 'WAITING']);
  });
  it('빠뜨린 것은 칸마다 알린다', async () => {
    const { day } = await inLine();
    const response = await own(API.findPlace, day, { tel: '010-', password: '' });
    expect(response.json<ErrorBody>().errors?.map(({ field, reason }) => [field, reason])).toEqual([
      ['tel', fieldText({ field: 'tel', code: 'PHONE_REQUIRED' })],
      ['password', fieldText({ field: 'password', code: 'PASSWORD_REQUIRED' })],
    ]);
  });
  it.each<[string, ErrorCode, (day: ReserveDay) => Promise<unknown>]>([
    ['운항이 취소된 날', 'DAY_CANCELLED', ({ id }) => post(API.updateDayState, { id, state: 'CANCEL' })],
    ['마감 시각이 지난 날', 'BOOKING_TIME_PASSED', ({ date }) => Promise.resolve(set(`${date}T10:00`))],
    ['출조가 끝난 날', 'BOOKING_TIME_PASSED', () => Promise.resolve(set('2026-12-20T09:00'))],
  ])('%s에는 자리를 알려 준다고 하지 않고 까닭을 답하며, 그만 기다릴 수는 있다', async (_, code, change) => {
    const { day } = await inLine();
    await change(day);
    expect(codeOf(await own(API.findPlace, day))).toBe(code);
    expect((await own(API.leaveWaiting, day)).statusCode).toBe(204);
  });
  it('비밀번호를 받지 않는 때에는 전화로 안내한다', async () => {
    const { day } = await inLine();
    await site.config({ useReserveFind: 'N' });
    expect(codeOf(await own(API.findPlace, day))).toBe('FIND_OFF');
  });
});

describe('자리가 나면', () => {
  it('예약이 취소되면 첫 번째 대기자에게 잡아 두고, 다른 방문자에게는 보이지 않는다', async () => {
    const { day, guests } = await fullDay([2, 4]);
    await join(day, 2, { name: '박파도' });
    await join(day, 2);
    await cancel(guests[0] as Guest);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 4, heldCount: 2 });
    expect(codeOf(await site.book(day, { guestCount: 1, tel: tel() }))).toBe('SEATS_GONE');
    const [message] = await compose();
    await deliver();
    expect(await list(day)).toMatchObject([
      { state: 'OFFERED', until: '2026-11-20T01:00:00.000Z' },
      { state: 'WAITING' },
    ]);
    expect(message?.text).toContain('박파도님, 기다리시던 12/1(화) 2명 자리가 났습니다. 11월 20일(금) 오전 10시까지');
    expect(message?.text).toMatch(/ https:\/\/dawn\.example\/waiting#[\w-]{32}$/);
    expect(message?.storedText).not.toContain('#');
    expect(await dump(site.db)).not.toContain(await token());
  });

  it.each<[string, (day: ReserveDay, guests: Guest[], other: ReserveDay) => Promise<unknown>]>([
    ['운영자가 취소하면', async (_, [guest]) => cancel(guest as Guest)],
    [
      '방문자가 취소하면',
      async (_, [guest]) => site.post(API.cancelBooking, { guestId: guest?.guestId, password: '1234' }),
    ],
    [
      '인원을 줄이면',
      async (_, [, guest]) =>
        post(API.updateGuest, { id: guest?.id, name: '김바다', tel: '010-3000-0001', guestCount: 2 }),
    ],
    ['다른 날로 옮기면', async (_, [guest], other) => post(API.moveGuest, { id: guest?.id, dayId: other.id })],
    [
      '정원을 늘리면',
      async ({ date }) =>
        post(API.bulkUpdate, { stdate: date, eddate: date, fish: '갈치', totalCount: 8, price: 20, reservePrice: 10 }),
    ],
    [
      '예약불가였던 날을 다시 열면',
      async ({ id }, [guest]) => {
        await post(API.updateDayState, { id, state: 'CLOSE' });
        await cancel(guest as Guest);
        expect(await states({ id } as ReserveDay)).toEqual(['WAITING']);
        return post(API.updateDayState, { id, state: 'OPEN' });
      },
    ],
  ])('%s 같은 거래 안에서 안내한다', async (_, free) => {
    const other = await site.day();
    const { day, guests } = await fullDay([2, 4]);
    await join(day, 2);
    const response = (await free(day, guests, other)) as { statusCode: number };
    expect(response.statusCode).toBe(200);
    expect(await states(day)).toEqual(['OFFERED']);
    expect(await seats(day)).toMatchObject({ state: 'COMPLETE', heldCount: 2 });
    expect(await messages()).toHaveLength(1);
  });

  it('독선이 취소되면 기다리던 사람에게 안내한다', async () => {
    const { day, guests } = await fullDay();
    await join(day, 6);
    await site.config({ useWaiting: 'N' });
    await cancel(guests[0] as Guest);
    const charter = { id: day.id, name: '이바다', tel: '010-3000-0001', guestCount: 3, charter: 'Y' };
    const { id } = (await post(API.addGuest, charter)).json<Guest>();
    await site.config({ useWaiting: 'Y' });
    await post(apiPath(API.cancelGuest, { id }), {});
    expect(await states(day)).toEqual(['OFFERED']);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 0, heldCount: 6 });
  });

  it('너무 큰 일행은 건너뛰고 차례를 지키며, 운영자는 건너뛴 것을 본다', async () => {
    const { day, guests } = await fullDay([2, 2, 2]);
    await join(day, 4);
    await join(day, 2);
    await cancel(guests[0] as Guest);
    expect(await list(day)).toMatchObject([
      { state: 'WAITING', skippedAt: now.toISOString() },
      { state: 'OFFERED', skippedAt: null },
    ]);
    await post(API.declineOffer, { token: await token() });
    expect(await seats(day)).toEqual({ state: 'OPEN', guestCount: 4, heldCount: 0 });
    await cancel(guests[1] as Guest);
    expect(await states(day)).toEqual(['OFFERED', 'DECLINED']);
  });

  it('기다리는 사람이 모두 크면 남은 자리는 누구나 예약한다', async () => {
    const { day, guests } = await fullDay([2, 4]);
    await join(day, 4);
    await cancel(guests[0] as Guest);
    expect(await seats(day)).toEqual({ state: 'OPEN', guestCount: 4, heldCount: 0 });
    expect((await site.book(day, { guestCount: 2, tel: tel() })).statusCode).toBe(200);
  });

  it('기능을 끄면 새로 안내하지 않고, 마감 시각이 지난 뒤에도 안내하지 않는다', async () => {
    const { day, guests } = await fullDay([2, 4]);
    await join(day, 2);
    await site.config({ useWaiting: 'N' });
    await cancel(guests[0] as Guest);
    expect(await seats(day)).toEqual({ state: 'OPEN', guestCount: 4, heldCount: 0 });
    await site.config({ useWaiting: 'Y' });
    set(`${day.date}T10:00`);
    await cancel(guests[1] as Guest);
    expect(await states(day)).toEqual(['WAITING']);
  });

  it('예약 마감보다 일찍 출항하는 배의 자리는 출항까지만 잡아 두고, 출항한 뒤에는 저절로도 손으로도 안내하지 않는다', async () => {
    await site.config({ departAt: '05:00' });
    const { day, guests } = await fullDay([2, 2, 2], { date: '2026-12-05' });
    for (const people of [2, 2]) await join(day, people);
    set('2026-12-04T23:30');
    await cancel(guests[0] as Guest);
    await deliver();
    expect((await list(day))[0]).toMatchObject({ state: 'OFFERED', until: '2026-12-04T20:00:00.000Z' });
    set('2026-12-05T05:00');
    expect(await expire()).toBe(1);
    await cancel(guests[1] as Guest);
    expect(await states(day)).toEqual(['EXPIRED', 'WAITING']);
    const refused = await post(API.offerSeats, { id: (await list(day))[1]?.id });
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'BOOKING_TIME_PASSED']);
    expect(await seats(day)).toEqual({ state: 'OPEN', guestCount: 2, heldCount: 0 });
  });

  it('출항을 앞당기면 잡아 둔 자리도 출항까지만이고, 이미 떠났으면 바로 풀린다', async () => {
    const { day, guests } = await fullDay([6], { date: '2026-11-20', departAt: '09:50' });
    await join(day, 2);
    await cancel(guests[0] as Guest);
    await deliver();
    const offered = async () => (await list(day))[0];
    expect(await offered()).toMatchObject({ state: 'OFFERED', until: '2026-11-20T00:50:00.000Z' });
    await post(API.updateDay, { id: day.id, departAt: '09:40' });
    expect(await offered()).toMatchObject({ state: 'OFFERED', until: '2026-11-20T00:40:00.000Z' });
    await post(API.updateDay, { id: day.id, departAt: '09:45' });
    expect(await offered()).toMatchObject({ until: '2026-11-20T00:40:00.000Z' });
    await post(API.updateDay, { id: day.id, departAt: '09:00' });
    expect(await expire()).toBe(1);
    expect(await offered()).toMatchObject({ state: 'EXPIRED' });
    expect(await seats(day)).toMatchObject({ guestCount: 0, heldCount: 0 });
  });

  it('안내를 보내기 전에 출항을 앞당겨 배가 떠났으면 보내지 않는다', async () => {
    const { day, guests } = await fullDay([6], { date: '2026-11-20', departAt: '09:50' });
    await join(day, 2);
    await cancel(guests[0] as Guest);
    expect(await compose()).toEqual([expect.objectContaining({ kind: 'OFFER' })]);
    await site.db.updateTable('days').set({ departAt: '09:00' }).execute();
    expect(await compose()).toEqual([null]);
  });

  it('손으로 안내해도 그날의 출항 시각까지만 잡아 둔다', async () => {
    const { day, guests } = await fullDay([6], { date: '2026-11-20', departAt: '09:50' });
    await site.config({ useWaiting: 'N' });
    await cancel(guests[0] as Guest);
    await site.config({ useWaiting: 'Y' });
    await site.db.updateTable('days').set({ state: 'COMPLETE', guestCount: 6 }).where('id', '=', day.id).execute();
    await join(day, 2);
    await site.db.updateTable('days').set({ guestCount: 0 }).where('id', '=', day.id).execute();
    const offered = await post(API.offerSeats, { id: (await list(day))[0]?.id });
    expect(offered.json<WaitingEntry>()).toMatchObject({ state: 'OFFERED', until: null });
    await deliver();
    expect((await list(day))[0]?.until).toBe('2026-11-20T00:50:00.000Z');
  });

  it('밤에 난 자리는 아침 8시에 알리고 9시까지 잡아 둔다', async () => {
    set('2026-11-20T23:30');
    const { day, guests } = await fullDay();
    await join(day, 6);
    await cancel(guests[0] as Guest);
    const [message] = await messages();
    expect(message?.dueAt).toBe('2026-11-20T23:00:00.000Z');
    await deliver();
    expect((await list(day))[0]?.until).toBeNull();
    set('2026-11-21T08:00');
    await deliver();
    expect((await list(day))[0]?.until).toBe('2026-11-21T00:00:00.000Z');
  });

  it('정원을 예약과 잡아 둔 자리보다 적게 줄일 수 없고, 독선도 넣을 수 없다', async () => {
    const { day, guests } = await fullDay();
    await join(day, 6);
    await cancel(guests[0] as Guest);
    await expectSame(async () => {
      const { date, id } = day;
      const plan = { stdate: date, eddate: date, fish: '갈치', totalCount: 5, price: 20, reservePrice: 10 };
      expect((await post(API.bulkUpdate, plan)).statusCode).toBe(400);
      const charter = { id, name: '이바다', tel: '010-3000-0001', guestCount: 3, charter: 'Y' };
      expect(codeOf(await post(API.addGuest, charter))).toBe('DAY_BOOKED');
    });
  });
});

describe('안내받은 자리', () => {
  const offered = async (bookings = [2, 4]) => {
    const { day, guests } = await fullDay(bookings);
    await join(day, 2, { name: '박파도', tel: '010-4000-0001' });
    await join(day, 2, { name: '최너울', tel: '010-4000-0002' });
    await cancel(guests[0] as Guest);
    const link = await token();
    await deliver();
    return { day, guests, link };
  };

  it('링크는 개인정보 없이 자리와 기한을 보여 준다', async () => {
    const { day, link } = await offered();
    const response = await site.post(API.findOffer, { token: link });
    const { day: shown, ...offer } = response.json<Offer>();
    expect(offer).toEqual({ number: 1, guestCount: 2, date: day.date, until: '2026-11-20T01:00:00.000Z' });
    expect(shown).toMatchObject({ id: day.id, heldCount: 2 });
    expect(response.body).not.toMatch(/박파도|4000/);
  });

  it('메신저나 문장이 링크 끝에 무엇을 덧붙여도 그 자리를 보여 준다', async () => {
    const { link } = await offered();
    for (const appended of ['.', ')', ',', '-', '_', '에서', '로', '?x=1', '%EC%97%90'])
      expect([appended, (await site.post(API.findOffer, { token: link + appended })).statusCode]).toEqual([
        appended,
        200,
      ]);
  });

  it('예약하기는 예약번호가 있는 보통의 예약을 만들고, 처음의 비밀번호로 조회된다', async () => {
    const { day, link } = await offered();
    const guest = (await site.post(API.acceptOffer, { token: link })).json<Guest>();
    expect(guest).toMatchObject({ name: '박파도', guestCount: 2, state: 'WATTING', date: day.date });
    expect(guest.guestId).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 6, heldCount: 0 });
    expect(await list(day)).toMatchObject([{ state: 'ACCEPTED', guestId: guest.id }, { state: 'WAITING' }]);
    const found = await site.post(API.findBooking, { guestId: guest.guestId, password: '1234' });
    expect(found.json<Guest>().id).toBe(guest.id);
    const { list: changes } = (await get(`${API.history}?guestId=${guest.id}`)).json<History>();
    expect(changes).toMatchObject([{ action: 'BOOKED', actor: 'visitor', after: { guestCount: 2, waiting: 1 } }]);
  });

  it('사양하면 다음 사람에게 넘어간다', async () => {
    const { day, link } = await offered();
    expect((await site.post(API.declineOffer, { token: link })).statusCode).toBe(204);
    expect(await states(day)).toEqual(['DECLINED', 'OFFERED']);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 4, heldCount: 2 });
    expect((await site.post(API.acceptOffer, { token: await token() })).json<Guest>().name).toBe('최너울');
  });

  it('기한이 지나면 다음 사람에게 한 번만 넘어가고, 아무도 없으면 누구나 예약한다', async () => {
    const { day } = await offered();
    set('2026-11-20T09:59');
    expect(await expire()).toBe(0);
    set('2026-11-20T10:00');
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    await deliver();
    expect(await list(day)).toMatchObject([
      { state: 'EXPIRED' },
      { state: 'OFFERED', until: '2026-11-20T02:00:00.000Z' },
    ]);
    set('2026-11-20T11:00');
    await Promise.all([expire(), expire()]);
    expect(await states(day)).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await seats(day)).toEqual({ state: 'OPEN', guestCount: 4, heldCount: 0 });
    expect(await messages()).toHaveLength(2);
  });

  it.each<[string, ErrorCode, (link: string, day: ReserveDay) => Promise<string>]>([
    ['지어낸 것', 'OFFER_NOT_FOUND', () => Promise.resolve('a'.repeat(32))],
    ['빈 것', 'OFFER_NOT_FOUND', () => Promise.resolve('')],
    [
      '이미 쓴 것',
      'OFFER_ACCEPTED',
      async (link) => {
        await site.post(API.acceptOffer, { token: link });
        return link;
      },
    ],
    [
      '사양한 것',
      'OFFER_OVER',
      async (link) => {
        await site.post(API.declineOffer, { token: link });
        return link;
      },
    ],
    [
      '기한이 지난 것',
      'OFFER_OVER',
      (link) => {
        set('2026-11-20T10:00');
        return Promise.resolve(link);
      },
    ],
    [
      '운영자가 뺀 것',
      'OFFER_OVER',
      async (link, day) => {
        await post(API.removeWaiting, { id: (await list(day))[0]?.id });
        return link;
      },
    ],
    [
      '운항이 취소된 것',
      'DAY_CANCELLED',
      async (link, { id }) => {
        await post(API.cancelTrip, { id, reason: 'WEATHER' });
        return link;
      },
    ],
    [
      '예약불가로 닫은 날의 것',
      'DAY_CLOSED',
      async (link, { id }) => {
        await post(API.updateDayState, { id, state: 'CLOSE' });
        return link;
      },
    ],
    [
      '출항을 지금보다 앞당긴 것',
      'OFFER_OVER',
      async (link, { id }) => {
        await site.db.updateTable('days').set({ date: '2026-11-20', departAt: '09:00' }).where('id', '=', id).execute();
        return link;
      },
    ],
    [
      '운항취소를 되돌린 뒤의 옛것',
      'OFFER_NOT_FOUND',
      async (link, { id }) => {
        await post(API.cancelTrip, { id, reason: 'WEATHER' });
        await post(API.restoreTrip, { id });
        return link;
      },
    ],
  ])('%s은 거절하고 아무것도 바꾸지 않는다', async (_, code, spoil) => {
    const { day, link } = await offered();
    const spoiled = await spoil(link, day);
    await expectSame(async () => {
      for (const path of [API.findOffer, API.acceptOffer, API.declineOffer]) {
        const response = await site.post(path, { token: spoiled });
        expect([path, codeOf(response)]).toEqual([path, code]);
        expect(response.json<ErrorBody>().message).toMatch(/[가-힣].*[.]$/);
      }
    });
  });

  it('동시에 두 번 눌러도 예약은 하나다', async () => {
    const { day, link } = await offered();
    const responses = await Promise.all([1, 2, 3].map(() => site.post(API.acceptOffer, { token: link })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 6, heldCount: 0 });
  });

  it('운항이 취소되면 안내를 거두고, 되돌리면 차례대로 다시 안내한다', async () => {
    const { day, guests } = await offered();
    await post(API.cancelTrip, { id: day.id, reason: 'WEATHER' });
    expect(await states(day)).toEqual(['WAITING', 'WAITING']);
    expect(await seats(day)).toEqual({ state: 'CANCEL', guestCount: 0, heldCount: 0 });
    expect(await compose()).toEqual([null]);
    await post(API.restoreTrip, { id: day.id });
    expect(await states(day)).toEqual(['OFFERED', 'WAITING']);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: (guests[1] as Guest).guestCount, heldCount: 2 });
    const texts = await compose();
    expect(texts.map((message) => message !== null)).toEqual([false, true]);
  });
});

it.each([
  ['운항취소', 'CANCEL'],
  ['예약불가', 'CLOSE'],
])('예약을 남긴 채 %s로 바꾸면 안내를 거두고, 다시 열면 차례대로 안내한다', async (_, state) => {
  const { day, guests } = await fullDay([2, 4]);
  await join(day, 2);
  await cancel(guests[0] as Guest);
  await post(API.updateDayState, { id: day.id, state });
  expect(await states(day)).toEqual(['WAITING']);
  expect(await seats(day)).toEqual({ state, guestCount: 4, heldCount: 0 });
  const [entry] = await list(day);
  await expectSame(async () => expect((await post(API.offerSeats, { id: entry?.id })).statusCode).toBe(409));
  await post(API.updateDayState, { id: day.id, state: 'OPEN' });
  expect(await states(day)).toEqual(['OFFERED']);
  expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 4, heldCount: 2 });
});

describe('운영자', () => {
  it('남은 자리를 차례와 상관없이 직접 안내하고, 모자라면 거절한다', async () => {
    const { day, guests } = await fullDay([2, 4]);
    await join(day, 6);
    await join(day, 3);
    await join(day, 2);
    await site.config({ useWaiting: 'N' });
    await cancel(guests[0] as Guest);
    const [, three, two] = await list(day);
    await expectSame(async () => expect(codeOf(await post(API.offerSeats, { id: three?.id }))).toBe('SEATS_GONE'));
    const response = await post(API.offerSeats, { id: two?.id });
    expect(response.json<WaitingEntry>()).toMatchObject({ state: 'OFFERED', until: null });
    await deliver();
    expect((await list(day))[1]).toMatchObject({ state: 'WAITING' });
    expect((await list(day))[2]?.until).toBe('2026-11-20T01:00:00.000Z');
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 4, heldCount: 2 });
    await expectSame(async () => expect(codeOf(await post(API.offerSeats, { id: two?.id }))).toBe('CONFLICT'));
  });

  it('안내한 사람을 빼면 자리는 다음 사람에게 가고, 이미 빠진 사람은 뺄 수 없다', async () => {
    const { day, guests } = await fullDay();
    await join(day, 6);
    await join(day, 6);
    await cancel(guests[0] as Guest);
    const [first] = await list(day);
    expect((await post(API.removeWaiting, { id: first?.id })).statusCode).toBe(204);
    expect(await states(day)).toEqual(['REMOVED', 'OFFERED']);
    await expectSame(async () => expect(codeOf(await post(API.removeWaiting, { id: first?.id }))).toBe('CONFLICT'));
  });
});

it('출항하고 사흘째 밤에 대기자의 개인정보와 보낸 글이 지워진다', async () => {
  const { day, guests } = await fullDay();
  await join(day, 6, { name: '황보가람' });
  await cancel(guests[0] as Guest);
  await site.db.updateTable('messages').set({ state: 'SENT', sentText: '황보가람님', sentTo: '010' }).execute();
  set('2026-12-04T03:00');
  await erasePersonalData({ db: site.db, clock, bus: localBus() });
  expect(await list(day)).toEqual([]);
  expect(await dump(site.db)).not.toContain('황보가람');
});
