import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attention } from '#contract/booking/guest.schema';
import { API, HEALTH } from '#contract/paths';
import { restore } from '../commands/restore';
import { openDatabase } from '#server/db/open';
import { ENGINE } from '#tests/support/server/engine';
import { emptyPlace, throughNetwork } from '#tests/support/server/places';
import { openSite, removeFolders, SECRET, tempFolder, type Site } from '#tests/support/server/site';
import { lastNight } from './night';
import { scheduleBackups } from './schedule';

const END = ENGINE === 'sqlite' ? 'sqlite' : 'dump';
let site: Site;
let folder: string;
let clock: () => Date;
let now: Date;
const setClock = (instant: string): void => {
  now = new Date(instant);
  site.setClock(now);
};
beforeEach(async () => {
  site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, backupsOn: true } });
  folder = join(tempFolder(), 'backup');
  setClock('2026-11-20T08:24:00+09:00');
  clock = () => now;
});
afterEach(async () => {
  await site.close();
  removeFolders();
});

interface Server {
  /** Advances five minutes and waits until the server has done its work. */
  look: () => Promise<void>;
  end: () => Promise<void>;
}
const log = { info: () => undefined, error: () => undefined };

/** The scheduled backups of one server; the test triggers the timer. */
const startServer = async (
  over: { folder?: string; days?: number; environment?: Record<string, string | undefined> } = {},
): Promise<Server> => {
  let work = (): void => undefined;
  const context = { db: site.db, clock, place: throughNetwork(site.place), environment: process.env, log };
  const end = scheduleBackups(
    { ...context, ...(over.environment && { environment: over.environment }) },
    { folder: over.folder ?? folder, days: over.days ?? 3 },
    (_, wanted) => {
      work = wanted;
      return () => undefined;
    },
  );
  const server = {
    look: async () => {
      work();
      await end();
    },
    end,
  };
  await end();
  return server;
};
const files = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
const shown = async () => (await site.get(API.attention, await site.operator())).json<Attention>().backup;
const ready = async () => (await site.get(HEALTH.ready)).json<{ backup: unknown }>().backup;

it.each([
  ['2026-11-20T03:09:59+09:00', '2026-11-19T03:10:00+09:00'],
  ['2026-11-20T03:10:00+09:00', '2026-11-20T03:10:00+09:00'],
  ['2027-01-01T00:00:00+09:00', '2026-12-31T03:10:00+09:00'],
])('%s 의 지난밤은 %s', (instant, night) => {
  expect(lastNight(new Date(instant))).toEqual(new Date(night));
});

it('처음 켜면 바로, 그 뒤로는 매일 새벽 3시 10분에 백업하고 다시 켜도 또 하지 않는다', async () => {
  await site.booked(await site.day());
  const server = await startServer();
  expect(files()).toEqual([`boat-2026-11-20-0824.${END}`]);
  expect(statSync(join(folder, files()[0] ?? '')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const done = { state: 'done', doneAt: '2026-11-19T23:24:00.000Z', bookings: 1 };
  expect(await shown()).toEqual(done);
  expect(await ready()).toEqual({ state: done.state, doneAt: done.doneAt });

  await startServer();
  setClock('2026-11-21T03:09:59+09:00');
  await server.look();
  expect(files()).toHaveLength(1);
  setClock('2026-11-21T03:12:00+09:00');
  await server.look();
  await server.look();
  expect(files()).toEqual([`boat-2026-11-20-0824.${END}`, `boat-2026-11-21-0312.${END}`]);
  expect(await shown()).toMatchObject({ state: 'done', doneAt: '2026-11-20T18:12:00.000Z' });
});

it('백업은 그대로 되돌릴 수 있다', async () => {
  const guest = await site.booked(await site.day());
  await startServer();
  const other = await emptyPlace();
  const to = throughNetwork(other.place);
  await restore(to, join(folder, files()[0] ?? ''), { force: false, now, environment: process.env });
  const db = await openDatabase(to);
  expect(await db.selectFrom('guests').select('number').execute()).toEqual([{ number: guest.guestId }]);
  await db.destroy();
  other.release();
});

it('정한 날만큼 보관하고, 백업이 아닌 파일은 지우지 않는다', async () => {
  const server = await startServer();
  writeFileSync(join(folder, 'letter.txt'), '소중한 글');
  writeFileSync(join(folder, `boat-2026-11-20-0310.${END}.123.part`), '하다 만 백업');
  for (const day of ['21', '22', '23', '24']) {
    setClock(`2026-11-${day}T03:10:00+09:00`);
    await server.look();
  }
  expect(files()).toEqual([
    `boat-2026-11-22-0310.${END}`,
    `boat-2026-11-23-0310.${END}`,
    `boat-2026-11-24-0310.${END}`,
    'letter.txt',
  ]);
});

it('서버가 여럿이어도 하루에 한 번 백업하고, 저마다 오래된 것을 지운다', async () => {
  const other = `${folder}-other`;
  mkdirSync(other);
  const old = join(other, `boat-2026-11-17-0310.${END}`);
  writeFileSync(old, '');
  const servers = await Promise.all([startServer(), startServer({ folder: other }), startServer()]);
  await Promise.all(servers.map(({ look }) => look()));
  const made = [...files(), ...readdirSync(other)].filter((name) => name.includes('2026-11-20'));
  expect(made).toHaveLength(1);
  expect(existsSync(old)).toBe(false);
});

it('지난밤에 백업하지 못했으면 그렇다고 말하고, 켜지면 바로 백업한다', async () => {
  expect(await shown()).toEqual({ state: 'missed', doneAt: null });
  await (await startServer()).end();
  setClock('2026-11-21T04:09:59+09:00');
  expect(await shown()).toMatchObject({ state: 'done' });
  setClock('2026-11-21T04:10:00+09:00');
  const missed = { state: 'missed', doneAt: '2026-11-19T23:24:00.000Z' };
  expect(await shown()).toEqual(missed);
  expect(await ready()).toEqual(missed);
  expect((await site.get(HEALTH.ready)).statusCode).toBe(200);
  await startServer();
  expect(await shown()).toMatchObject({ state: 'done', doneAt: '2026-11-20T19:10:00.000Z' });
});

it('백업하지 못하면 까닭을 말하고, 지난 백업을 남기며, 한 시간 뒤에 다시 한다', async () => {
  await (await startServer({ days: 1 })).end();
  const stored = files();
  const lost = join(tempFolder(), 'not-mounted', 'backup');
  setClock('2026-11-21T03:10:00+09:00');
  const server = await startServer({ folder: lost, days: 1 });
  expect(await shown()).toEqual({
    state: 'failed',
    failedAt: '2026-11-20T18:10:00.000Z',
    reason: `백업 폴더에 쓸 수 없습니다. 폴더와 권한을 확인해 주세요: ${lost}`,
    doneAt: '2026-11-19T23:24:00.000Z',
  });
  expect(await ready()).toEqual({ state: 'failed', doneAt: '2026-11-19T23:24:00.000Z' });
  expect(files()).toEqual(stored);

  mkdirSync(lost, { recursive: true });
  setClock('2026-11-21T04:09:59+09:00');
  await server.look();
  expect(await shown()).toMatchObject({ state: 'failed' });
  setClock('2026-11-21T04:10:00+09:00');
  await server.look();
  expect(await shown()).toMatchObject({ state: 'done' });
});

it('백업하다 실패하면 하다 만 파일도 남기지 않는다', async () => {
  mkdirSync(folder);
  await site.db.schema.alterTable('migrations').renameTo('migrations_gone').execute();
  await startServer();
  expect(files()).toEqual([]);
  await site.db.schema.alterTable('migrations_gone').renameTo('migrations').execute();
  expect(await shown()).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('데이터베이스가 없거나') as string,
  });
});

it('백업을 켜지 않았으면 꺼져 있다고 말한다', async () => {
  const off = await openSite();
  expect((await off.get(API.attention, await off.operator())).json<Attention>().backup).toEqual({ state: 'off' });
  expect((await off.get(HEALTH.ready)).json()).toEqual({ status: 'ready', backup: { state: 'off' } });
  await off.close();
});
