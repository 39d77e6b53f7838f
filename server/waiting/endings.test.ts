import type { ReserveDay } from '../../contract/day/day.schema';
import { API } from '../../contract/paths';
import { HOUR_MS, MINUTE_MS } from '../../contract/time.rules';
import { deriveKeys } from '../keys';
import { localBus } from '../live/bus';
import { lineOf } from '../testing/line';
import { NO_LIMITS, openSite, SECRET, type Site } from '../testing/site';
import { offerFollower } from './clockJump.service';
import { expireOffers } from './expire.service';

let site: Site;
/** The clock, and time that does not jump, in milliseconds. */
let now: number;
let steady: number;
const keys = deriveKeys(SECRET);
const NEEDS = { bus: localBus(), keys, limits: NO_LIMITS, clock: () => new Date(now) };
const { post, list, states, seats, join, cancel, fullDay } = lineOf(() => site);

beforeEach(async () => {
  site = await openSite();
  now = Date.parse('2026-11-20T09:00:00+09:00');
  steady = 0;
  site.setClock(new Date(now));
  await site.config({ useWaiting: 'Y', useReserveFind: 'Y', reserveTime: 10, holdMinutes: 60 });
});
afterEach(() => site.close());

const moveClock = (ms: number): void => {
  now += ms;
  site.setClock(new Date(now));
};
const expire = () => expireOffers({ ...NEEDS, db: site.db });
/** A day whose first booking was cancelled, so that seats are held for the first of two who wait. */
const offered = async (bookings = [2, 4]) => {
  const { day, guest } = await fullDay(bookings);
  await join(day);
  await join(day);
  await cancel(guest);
  expect(await states(day)).toEqual(['OFFERED', 'WAITING']);
  return day;
};

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

describe('시계가 한 시간 앞서 가도', () => {
  it('안내한 자리는 그때부터 다시 온전한 기한만큼 잡아 둔다', async () => {
    const day = await offered();
    const follow = offerFollower({ ...NEEDS, db: site.db }, () => steady);
    moveClock(HOUR_MS);
    await follow();
    expect(await list(day)).toMatchObject([{ state: 'OFFERED', until: '2026-11-20T02:00:00.000Z' }, {}]);
    steady += HOUR_MS;
    moveClock(HOUR_MS);
    await follow();
    expect(await states(day)).toEqual(['EXPIRED', 'OFFERED']);
  });

  it('서버가 둘이어도 기한은 한 번만 늦춘다', async () => {
    const day = await offered();
    const two = [1, 2].map(() => offerFollower({ ...NEEDS, db: site.db }, () => steady));
    moveClock(HOUR_MS);
    for (const follow of two) await follow();
    moveClock(MINUTE_MS);
    steady += MINUTE_MS;
    for (const follow of two) await follow();
    expect((await list(day))[0]?.until).toBe('2026-11-20T02:00:00.000Z');
  });

  it('돌아오면 안내한 시각까지는 그대로 잡아 둔다', async () => {
    moveClock(HOUR_MS);
    const day = await offered();
    const follow = offerFollower({ ...NEEDS, db: site.db }, () => steady);
    moveClock(-HOUR_MS);
    await follow();
    expect((await list(day))[0]).toMatchObject({ state: 'OFFERED', until: '2026-11-20T02:00:00.000Z' });
  });
});

it('시계가 하루 앞섰을 때 안내한 자리는, 시계가 돌아오면 거두어 차례대로 다시 안내한다', async () => {
  moveClock(24 * HOUR_MS);
  const day = await offered();
  moveClock(-24 * HOUR_MS);
  const follow = offerFollower({ ...NEEDS, db: site.db }, () => steady);
  await follow();
  expect(await list(day)).toMatchObject([{ state: 'OFFERED', until: '2026-11-20T01:00:00.000Z' }, {}]);
  await follow();
  expect(await site.db.selectFrom('messages').select('id').where('kind', '=', 'OFFER').execute()).toHaveLength(2);
});

it('한 날의 안내를 끝내지 못해도 다른 날의 안내는 끝난다', async () => {
  const [broken, well] = [await offered(), await offered()];
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
