import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import type { SigninResponse } from '#contract/auth/auth.schema';
import type { LiveTicket } from '#contract/live/live.schema';
import { API } from '#contract/paths';
import { buildApp } from '#server/app';
import { ensureAdministrator } from '#server/auth/administrator';
import { openDatabase } from '#server/db/open';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { recordChange, SYSTEM } from '#server/history/recordChange';
import { closeReaders, readEvents } from '#tests/support/server/eventReader';
import { closeReused } from '#tests/support/server/reusedConnections';
import { listen } from '#tests/support/server/listen';
import { asAdministrator } from '#tests/support/server/postgresDatabases';
import { ADMIN, openSite, SECRET, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import type { LiveBus, LiveChange } from './bus';
import { postgresBus } from './postgresBus';

const clock = () => new Date('2026-11-19T23:24:00Z');
let site: Site;
let url: string;
const buses: LiveBus[] = [];
const openOne = async (onLost?: (error: Error) => void): Promise<LiveBus> => {
  const bus = await postgresBus(url, { firstPauseMs: 10, ...(onLost && { onLost }) });
  buses.push(bus);
  return bus;
};
const collectChanges = (bus: LiveBus): LiveChange[] => {
  const received: LiveChange[] = [];
  bus.subscribe((change) => received.push(change));
  return received;
};
/** A process gets its own change immediately, before another process's earlier one. */
const inOrder = (changes: LiveChange[]): LiveChange[] => [...changes].sort((one, other) => one.id - other.id);
/** Records a change as the services do; `before` runs before the commit. */
const change = (bus: LiveBus, dayId: number, before: (transaction: Db) => Promise<void> = () => Promise.resolve()) =>
  inTransaction(site.db, async (transaction) => {
    const written = await recordChange({ clock, bus }, transaction, { actor: SYSTEM, action: 'DAY_MEMO', dayId });
    await before(transaction);
    return written;
  });
/** Cuts the connections that listen to this database; tests of other workers use other databases of the same server. */
const cutBuses = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (query like 'listen%' or query like '%from changes%')`.execute(site.db);

beforeEach(async () => {
  site = await openSite();
  url = site.place.engine === 'postgres' ? site.place.url : '';
});
afterEach(async () => {
  closeReaders();
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
  await site.close();
});

it('쓰인 변경을 모든 프로세스가 한 번씩 듣는다', async () => {
  const mine = await openOne();
  const other = await openOne();
  const here = collectChanges(mine);
  const there = collectChanges(other);
  const written = [await change(mine, 1), await change(other, 2)];
  await until(() => here.length >= 2 && there.length >= 2);
  expect(inOrder(here)).toEqual(written);
  expect(inOrder(there)).toEqual(written);
});

it('변경을 청한 탭은 다른 프로세스에도 들리고, 잠시 기억된다', async () => {
  const mine = await openOne();
  const other = await openOne();
  const received = collectChanges(other);
  const { id } = await inTransaction(site.db, (transaction) =>
    recordChange({ clock, bus: mine }, transaction, {
      actor: { by: 'operator', userId: 1, client: 'tab-1' },
      action: 'DAY_MEMO',
      dayId: 1,
    }),
  );
  await until(() => received.length > 0);
  expect(received).toMatchObject([{ id, client: 'tab-1' }]);
  expect([mine.clientOf(id), other.clientOf(id), other.clientOf(id + 1)]).toEqual(['tab-1', 'tab-1', undefined]);
});

it('다른 프로그램이 같은 이름으로 보낸 알 수 없는 글은 지나치고, 다음 변경을 듣는다', async () => {
  const mine = await openOne();
  const other = await openOne();
  const received = collectChanges(other);
  for (const text of ['', '안녕', '{', 'null', '{"id":"1"}'])
    await sql`select pg_notify('changes', ${text})`.execute(site.db);
  const written = await change(mine, 1);
  await until(() => received.length > 0);
  expect(received).toEqual([written]);
});

it('쓰이기 전에는 들리지 않고, 되돌린 것은 아무도 듣지 못한다', async () => {
  const bus = await openOne();
  const received = collectChanges(bus);
  const undone = change(bus, 1, () => Promise.reject(new Error('undone')));
  await expect(undone).rejects.toThrow('undone');
  const written = await change(bus, 2, async () => {
    await sql`select pg_sleep(0.05)`.execute(site.db);
    expect(received).toEqual([]);
  });
  await until(() => received.length > 0);
  expect(received).toEqual([written]);
});

it('그만 듣겠다고 하면 듣지 않는다', async () => {
  const bus = await openOne();
  const kept = collectChanges(bus);
  const left: LiveChange[] = [];
  bus.subscribe((received) => left.push(received))();
  await change(bus, 1);
  await until(() => kept.length > 0);
  expect(left).toEqual([]);
});

it('연결이 끊기면 다시 잇고, 그 사이의 변경도 빠짐없이 한 번씩 듣는다', async () => {
  const lost: Error[] = [];
  const bus = await openOne((error) => lost.push(error));
  const received = collectChanges(bus);
  // A process knows its own writes without listening.
  const writer = await openOne();
  await change(writer, 1);
  await until(() => received.length === 1);
  for (const round of [1, 2, 3]) {
    await cutBuses();
    await until(() => lost.length >= round);
    // A change while no connection listens, or just after it listens again: it is delivered in both cases.
    await change(writer, round + 1);
    await until(() => received.length >= round + 1);
  }
  await change(writer, 5);
  await until(() => received.length >= 5);
  expect(received.map(({ dayId }) => dayId)).toEqual([1, 2, 3, 4, 5]);
});

it('자기가 쓴 것은 듣는 연결이 끊겨 있어도 쓰자마자 안다', async () => {
  const lost: Error[] = [];
  // It does not listen again within the test.
  const bus = await postgresBus(url, { firstPauseMs: 600_000, onLost: (error) => lost.push(error) });
  buses.push(bus);
  const received = collectChanges(bus);
  await cutBuses();
  await until(() => lost.length === 1);
  const written = await change(bus, 1);
  expect(received).toEqual([written]);
});

it('서버가 한동안 없어도 돌아오면 이어서 듣는다', async () => {
  const lost: Error[] = [];
  const bus = await openOne((error) => lost.push(error));
  const received = collectChanges(bus);
  // A process knows its own writes without listening.
  const writer = await openOne();
  const name = new URL(url).pathname.slice(1);
  await closeReused(url);
  await asAdministrator(async (client) => {
    await client.query(`alter database ${name} with allow_connections false`);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(site.db);
    await until(() => lost.length >= 3);
    await client.query(`alter database ${name} with allow_connections true`);
  });
  await change(writer, 1);
  await until(() => received.length > 0);
  expect(received.map(({ dayId }) => dayId)).toEqual([1]);
});

it('한동안 듣지 못한 사이에 수천 가지가 바뀌어도 새것까지 모두 한 번씩 듣는다', async () => {
  const lost: Error[] = [];
  const bus = await openOne((error) => lost.push(error));
  const received = collectChanges(bus);
  // A process knows its own writes without listening.
  const writer = await openOne();
  await change(writer, 1);
  await until(() => received.length === 1);
  // Inserted without a notification: only the history contains it.
  await sql`insert into changes (at, actor, action, day_id)
    select ${clock().toISOString()}, 'system', 'DAY_MEMO', number from generate_series(2, 2500) as number`.execute(
    site.db,
  );
  await cutBuses();
  await until(() => received.length >= 2500);
  expect(received.map(({ dayId }) => dayId)).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1));
});

it('한 번에 쓰인 한 해의 일정이 뒤에 난 번호보다 늦게 쓰여도 모두 듣는다', async () => {
  const lost: Error[] = [];
  const bus = await openOne((error) => lost.push(error));
  const received = collectChanges(bus);
  const writeAs = (id: number) =>
    sql`insert into changes (id, at, actor, action, day_id) values (${id}, ${clock().toISOString()}, 'system', 'DAY_MEMO', ${id})`.execute(
      site.db,
    );
  await writeAs(500);
  await inTransaction(site.db, (transaction) =>
    bus.publish(transaction, [{ id: 500, action: 'DAY_MEMO', dayId: 500, guestId: null, at: clock().toISOString() }]),
  );
  await until(() => received.length === 1);
  for (const id of [1, 366]) await writeAs(id);
  await cutBuses();
  await until(() => received.length >= 3);
  expect(received.map(({ dayId }) => dayId)).toEqual([500, 1, 366]);
});

it('다시 이은 화면은, 본 것보다 번호가 앞서지만 늦게 쓰인 변경도 듣는다', async () => {
  const write = (id: number, at = clock()) =>
    sql`insert into changes (id, at, actor, action, day_id, guest_id)
      values (${id}, ${at.toISOString()}, 'visitor', 'BOOKED', 1, ${id})`.execute(site.db);
  const address = await listen(site.app);
  // Much earlier, so that no listener can have missed it.
  await write(7, new Date(clock().getTime() - 3_600_000));
  await write(8);
  await write(10);
  const ticket = (await site.post(API.sseToken, undefined, await site.operator())).json<LiveTicket>().token;
  // Its transaction was committed after the screen had seen 10.
  await write(9);
  await write(11);
  const reader = await readEvents(`${address}${API.events}?token=${ticket}&lastEventId=10`);
  const events = await reader.next(4);
  expect(events.map(({ event, id }) => [event, id])).toEqual([
    ['ready', 10],
    ['booking', 8],
    ['booking', 9],
    ['booking', 11],
  ]);
});

it('한 서버에 들어온 예약으로 달라진 자리가 다른 서버를 보는 손님에게도 전해진다', async () => {
  const db = await openDatabase(site.place);
  const settings = { secret: SECRET, bookingsPerMinute: 100 };
  const other = await buildApp({ db, bus: await openOne(), clock, settings });
  const request = get((await listen(other)) + API.seatEvents, { agent: false });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let said = '';
    response.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    await until(() => said.includes('event: ready'));
    const day = await site.day({ totalCount: 4 });
    await site.booked(day, { guestCount: 4 });
    await until(() => said.includes('"guestCount":4'));
  } finally {
    request.destroy();
    await other.close();
    await db.destroy();
  }
});

it('한 서버에 들어온 예약이 다른 서버의 열린 화면에 바로 들린다', async () => {
  const db = await openDatabase(site.place);
  const other = await buildApp({
    db,
    bus: await openOne(),
    clock,
    settings: { secret: SECRET, bookingsPerMinute: 100 },
  });
  const address = await listen(other);
  try {
    const ticket = (await site.post(API.sseToken, undefined, await site.operator())).json<LiveTicket>().token;
    const reader = await readEvents(`${address}${API.events}?token=${ticket}`);
    await reader.next(1);
    const day = await site.day({ totalCount: 4 });
    const guest = await site.booked(day, { guestCount: 4 });
    const events = await reader.next(2);
    expect(events).toMatchObject([
      { event: 'booking', action: 'BOOKED', guestId: guest.id, dayId: day.id },
      { event: 'day', action: 'DAY_STATE', dayId: day.id },
    ]);
    // Without a cache in memory, the other server returns the new row.
    const { guestCount, state } = (await other.inject(`/api/reserve/${day.id}`)).json<{
      guestCount: number;
      state: string;
    }>();
    expect([guestCount, state]).toEqual([4, 'COMPLETE']);
  } finally {
    closeReaders();
    await other.close();
    await db.destroy();
  }
});

it('한 서버에서 로그아웃하거나 비밀번호를 바꾸면, 다른 서버에 열린 화면도 다음 박동을 기다리지 않고 닫힌다', async () => {
  const db = await openDatabase(site.place);
  const settings = { secret: SECRET, bookingsPerMinute: 100 };
  const other = await buildApp({ db, bus: await openOne(), clock, settings, every: () => () => undefined });
  const address = await listen(other);
  await ensureAdministrator({ db: site.db, clock }, ADMIN);
  const logIn = async () => {
    const { token } = (await site.post(API.signin, ADMIN)).json<SigninResponse>();
    const login = { authorization: `Bearer ${token}` };
    const ticket = (await site.post(API.sseToken, undefined, login)).json<LiveTicket>().token;
    const reader = await readEvents(`${address}${API.events}?token=${ticket}`);
    await reader.next(1);
    return { login, reader };
  };
  try {
    const leaving = await logIn();
    const mine = await logIn();
    const stolen = await logIn();
    await site.post(API.signout, undefined, leaving.login);
    await leaving.reader.ended;
    const next = '새-비밀번호-12';
    const body = { id: null, password: ADMIN.password, newPassword: next, newPasswordConfirm: next };
    expect((await site.post(API.changePassword, body, mine.login)).statusCode).toBe(200);
    await stolen.reader.ended;
    // The login that changed it goes on.
    const day = await site.day();
    await site.booked(day);
    expect((await mine.reader.next(1))[0]).toMatchObject({ event: 'booking', dayId: day.id });
    expect(stolen.reader.text()).not.toContain('BOOKED');
  } finally {
    closeReaders();
    await other.close();
    await db.destroy();
  }
});
