import type { ReserveDay } from '#contract/day/day.schema';
import { API, apiPath } from '#contract/paths';
import { HOUR_MS } from '#contract/time.rules';
import { deriveKeys } from '#server/keys/keys';
import { localBus } from '#server/bus/bus';
import { SendFailure } from '#server/messages/channel';
import { lineOf } from '#tests/support/server/line';
import { NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { expireOffers } from './expire.service';

let site: Site;
let now: number;
const keys = deriveKeys(SECRET);
const NEEDS = { bus: localBus(), keys, limits: NO_LIMITS, clock: () => new Date(now) };
const { post, list, states, seats, join, leave, cancel, fullDay, deliver } = lineOf(() => site);

beforeEach(async () => {
  site = await openSite();
  now = Date.parse('2026-11-20T09:00:00+09:00');
  site.setClock(new Date(now));
  await site.config({ useWaiting: 'Y', useReserveFind: 'Y', reserveTime: 10, holdMinutes: 60 });
});
afterEach(() => site.close());

const moveClock = (ms: number): void => {
  now += ms;
  site.setClock(new Date(now));
};
const expire = () => expireOffers({ ...NEEDS, db: site.db });
/** A day with a cancelled booking, so that seats are held for the first of two waiting entries. */
const offered = async (bookings = [2, 4]) => {
  const { day, guest } = await fullDay(bookings);
  await join(day);
  await join(day);
  await cancel(guest);
  expect(await states(day)).toEqual(['OFFERED', 'WAITING']);
  return day;
};
const delivered = async () => {
  const day = await offered();
  await deliver(new Date(now));
  return day;
};

describe('안내 문자가 가지 않은 자리는', () => {
  const refuse = () => Promise.reject(new SendFailure('REFUSED', '1062'));
  const undelivered = async () => {
    const day = await offered();
    await deliver(new Date(now), refuse);
    for (let hour = 0; hour < 48; hour += 1) {
      moveClock(HOUR_MS);
      expect(await expire()).toBe(0);
    }
    expect(await list(day)).toMatchObject([
      { state: 'OFFERED', until: null, undelivered: true },
      { state: 'WAITING', undelivered: false },
    ]);
    return day;
  };

  it('며칠이 지나도 다음 사람에게 넘어가지 않고, 운영자가 빼면 넘어간다', async () => {
    const day = await undelivered();
    await post(API.removeWaiting, { id: (await list(day))[0]?.id });
    expect(await states(day)).toEqual(['REMOVED', 'OFFERED']);
  });

  it('기다리던 사람이 그만두면 넘어간다', async () => {
    const day = await undelivered();
    await leave(day, (await list(day))[0]?.phone ?? '');
    expect(await states(day)).toEqual(['DECLINED', 'OFFERED']);
  });

  it('다시 보내 전해지면 그때부터 기한을 세고, 문자에도 그 기한이 있다', async () => {
    const day = await undelivered();
    const [{ id } = { id: 0 }] = await site.db
      .selectFrom('messages')
      .select('id')
      .where('state', '=', 'PARKED')
      .where('kind', '=', 'OFFER')
      .execute();
    await post(apiPath(API.retryMessage, { id }));
    const texts: string[] = [];
    await deliver(new Date(now), ({ text }) => Promise.resolve(void texts.push(text)));
    expect(texts).toEqual([expect.stringContaining('11월 22일(일) 오전 10시까지')]);
    expect((await list(day))[0]).toMatchObject({ until: '2026-11-22T01:00:00.000Z', undelivered: false });
    moveClock(HOUR_MS);
    expect(await expire()).toBe(1);
    expect(await states(day)).toEqual(['EXPIRED', 'OFFERED']);
  });

  it('출조일이 예약을 받지 않게 되면 풀린다', async () => {
    const day = await undelivered();
    now = Date.parse(`${day.date}T10:00:00+09:00`);
    expect(await expire()).toBe(1);
    expect(await seats(day)).toMatchObject({ heldCount: 0 });
  });
});

describe('운영자가 자리를 남긴 채 마감한 날에는', () => {
  /** Two seats are held, three are free, and the operator closes the day. */
  const closedByHand = async (): Promise<ReserveDay> => {
    const { day, guest } = await fullDay([5, 4]);
    await join(day);
    await site.config({ useWaiting: 'N' });
    await cancel(guest);
    const [entry] = await list(day);
    await post(API.offerSeats, { id: entry?.id });
    await site.config({ useWaiting: 'Y' });
    await post(API.updateDayState, { id: day.id, state: 'COMPLETE' });
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 4, heldCount: 2 });
    return day;
  };

  it('안내한 기한이 지나도 예약마감 그대로다', async () => {
    const day = await closedByHand();
    await deliver(new Date(now));
    moveClock(HOUR_MS);
    expect(await expire()).toBe(1);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 4, heldCount: 0 });
  });

  it('안내한 사람을 빼도 예약마감 그대로고, 기다리는 사람은 다시 열면 차례대로 안내받는다', async () => {
    const day = await closedByHand();
    await site.db.updateTable('days').set({ totalCount: 6 }).where('id', '=', day.id).execute();
    await join(day);
    await site.db.updateTable('days').set({ totalCount: 9 }).where('id', '=', day.id).execute();
    const [entry] = await list(day);
    await post(API.removeWaiting, { id: entry?.id });
    expect(await seats(day)).toMatchObject({ state: 'COMPLETE', heldCount: 0 });
    expect(await states(day)).toEqual(['REMOVED', 'WAITING']);
    await post(API.updateDayState, { id: day.id, state: 'OPEN' });
    expect(await states(day)).toEqual(['REMOVED', 'OFFERED']);
  });
});

it('한 날의 안내를 끝내지 못해도 다른 날의 안내는 끝난다', async () => {
  const broken = await delivered();
  const well = await delivered();
  // Fewer seats are held than were offered: the first day cannot be settled.
  await site.db.updateTable('days').set({ heldCount: 0 }).where('id', '=', broken.id).execute();
  moveClock(HOUR_MS);
  await expect(expire()).rejects.toThrow('offers whose time is over');
  expect(await states(broken)).toEqual(['OFFERED', 'WAITING']);
  expect(await states(well)).toEqual(['EXPIRED', 'OFFERED']);
});

describe('운영 정책을 저장하면', () => {
  const save = (policy: object) =>
    post(API.storeLogic, { month: 3, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y', ...policy });
  const freed = async (over: object = {}) => {
    const { day, guest } = await fullDay([2, 4], over);
    await join(day);
    return { day, guest };
  };

  it('대기를 다시 켠 때 남아 있던 자리가 기다리던 사람에게 간다', async () => {
    const { day, guest } = await freed();
    await save({ useWaiting: 'N' });
    await cancel(guest);
    expect(await seats(day)).toEqual({ state: 'OPEN', guestCount: 4, heldCount: 0 });
    expect((await save({ useWaiting: 'Y' })).statusCode).toBe(200);
    expect(await seats(day)).toEqual({ state: 'COMPLETE', guestCount: 4, heldCount: 2 });
    expect(await states(day)).toEqual(['OFFERED']);
  });

  it('당일 마감 시각을 늦춘 때에도 그렇다', async () => {
    const { day, guest } = await freed({ date: '2026-11-20' });
    moveClock(2 * HOUR_MS);
    await cancel(guest);
    expect(await seats(day)).toMatchObject({ state: 'OPEN', heldCount: 0 });
    await save({ useWaiting: 'Y', reserveTime: 15 });
    expect(await seats(day)).toMatchObject({ state: 'COMPLETE', heldCount: 2 });
  });
});
