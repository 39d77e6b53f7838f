import { BOOKING_LIMITS } from '#server/limits/limits';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import { sql } from 'kysely';
import { buildApp } from '#server/app';
import { openDatabase } from '#server/db/open';
import type { Db } from '#server/db/tables';
import type { App } from '#server/http/fastify';
import { FROZEN_NOW } from '#mocks/now';
import { aBooking, openSite, SECRET, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';

/** Two servers that each write bookings in groups, on one database. */
let site: Site;
let otherDb: Db;
let other: App;
beforeEach(async () => {
  site = await openSite({ limits: BOOKING_LIMITS });
  otherDb = await openDatabase(site.place);
  other = await buildApp({
    db: otherDb,
    clock: () => FROZEN_NOW,
    settings: { secret: SECRET, bookingsPerMinute: 100_000, limits: BOOKING_LIMITS },
  });
});
afterEach(async () => {
  await other.close();
  await otherDb.destroy();
  await site.close();
});

/** Sends requests to both servers in turn, each from an address of its own. */
const sendAll = (count: number, over: (index: number) => object, headers = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 2 === 0 ? site.app : other).inject({
        method: 'POST',
        url: API.createBooking,
        payload: aBooking(1, { guestCount: 1, tel: `010-0001-${String(index).padStart(4, '0')}`, ...over(index) }),
        remoteAddress: `198.51.100.${index}`,
        headers,
      }),
    ),
  );
const accepted = (responses: { statusCode: number }[]) =>
  responses.filter(({ statusCode }) => statusCode === 200).length;

it('두 서버에 몰려도 자리만큼만 팔린다', async () => {
  const day = await site.day({ totalCount: 20 });
  const responses = await sendAll(120, () => ({}));
  expect(accepted(responses)).toBe(20);
  expect(await site.reread(day)).toMatchObject({ guestCount: 20, state: 'COMPLETE' });
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
});

it('한 번호의 한 시간은 두 서버를 합쳐 센다', async () => {
  await site.day({ totalCount: 99 });
  const responses = await sendAll(60, () => ({ tel: '010-0001-0001' }));
  expect(accepted(responses)).toBe(BOOKING_LIMITS.bookingsPerPhoneHour);
});

it('두 서버에 같은 열쇠로 보내도 예약은 하나이다', async () => {
  const day = await site.day({ totalCount: 1 });
  const key = { [IDEMPOTENCY_HEADER]: '5a2f1c1e-7a53-4d4e-9a38-9f3f5d0c6b11' };
  const responses = await sendAll(20, () => ({ tel: '010-0001-0001' }), key);
  expect(accepted(responses)).toBe(20);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(await site.reread(day)).toMatchObject({ guestCount: 1 });
});

it('한 날이 오래 잠겨 있으면 묶음을 풀어 다른 날의 예약부터 받는다', async () => {
  const held = await site.day();
  const free = await site.day();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let locked: () => void = () => undefined;
  const isLocked = new Promise<void>((resolve) => (locked = resolve));
  const holding = otherDb.transaction().execute(async (transaction) => {
    await sql`select 1 from days where id = ${held.id} for update`.execute(transaction);
    locked();
    await released;
  });
  await isLocked;
  const waiting = site.book(held);
  expect((await site.book(free)).statusCode).toBe(200);
  release();
  await holding;
  expect((await waiting).statusCode).toBe(200);
});

it('두 서버에 한 주소가 처음 함께 와도 한 번에 잡을 수 있는 자리만 준다', async () => {
  const day = await site.day({ totalCount: 10 });
  const next = await site.day({ totalCount: 10 });
  const settings = {
    secret: SECRET,
    bookingsPerMinute: 100_000,
    limits: { ...BOOKING_LIMITS, addressSeatPercent: 100 },
  };
  const first = await buildApp({
    db: otherDb,
    clock: () => FROZEN_NOW,
    settings,
  });
  const second = await buildApp({
    db: site.db,
    clock: () => FROZEN_NOW,
    settings,
  });
  const send = (app: App, dayId: number, tel: string) =>
    app.inject({
      method: 'POST',
      url: API.createBooking,
      payload: aBooking(dayId, { guestCount: 6, tel }),
      remoteAddress: '198.51.100.1',
    });
  const waiters = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db);
    return rows[0]?.count ?? 0;
  };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let lock: () => void = () => undefined;
  const locked = new Promise<void>((resolve) => (lock = resolve));
  const holding = otherDb.transaction().execute(async (transaction) => {
    await sql`lock table messages in exclusive mode`.execute(transaction);
    lock();
    await released;
  });
  await locked;
  // Has counted its seats, and waits before its commit.
  const one = send(first, day.id, '010-0001-0001');
  await until(async () => (await waiters()) === 1);
  const other = send(second, next.id, '010-0001-0002');
  await until(async () => (await waiters()) === 2);
  release();
  await holding;
  expect((await Promise.all([one, other])).map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  await Promise.all([first.close(), second.close()]);
});

it('커밋에서 실패하면 묶음의 누구도 예약되었다는 답을 듣지 않고, 하나도 남지 않는다', async () => {
  const day = await site.day({ totalCount: 99 });
  // Fires at the commit, after every statement of the group has succeeded.
  await sql`create function refuse_commit() returns trigger language plpgsql as
    $$ begin raise exception 'refused at the commit'; end $$`.execute(site.db);
  await sql`create constraint trigger refuse_commit after insert on guests deferrable initially deferred
    for each row execute function refuse_commit()`.execute(site.db);
  const responses = await sendAll(6, () => ({}));
  expect(responses.every(({ statusCode }) => statusCode >= 500)).toBe(true);
  expect(await site.db.selectFrom('guests').select('id').execute()).toEqual([]);
  expect(await site.reread(day)).toMatchObject({ guestCount: 0 });
  await sql`drop trigger refuse_commit on guests`.execute(site.db);
  expect(accepted(await sendAll(6, () => ({})))).toBe(6);
});
