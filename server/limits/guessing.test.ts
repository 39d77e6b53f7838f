import { API } from '#contract/paths';
import { buildApp } from '#server/app';
import { ensureAdministrator } from '#server/auth/administrator';
import { LIMITS } from './limits';
import type { Db } from '#server/db/tables';
import type { App } from '#server/http/fastify';
import { FROZEN_NOW } from '#mocks/now';
import { ADMIN, openSite, SECRET, type Site } from '#tests/support/server/site';

let site: Site;
const others: App[] = [];
beforeEach(async () => {
  site = await openSite();
  await site.config({ useReserveFind: 'Y' });
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
});
afterEach(async () => {
  for (const app of others.splice(0)) await app.close();
  await site.close();
});

/** Another process on the same database without state: a second server, or a restarted one. */
const another = async (db: Db = site.db): Promise<App> => {
  const settings = { secret: SECRET, bookingsPerMinute: 100_000, apiDocs: false };
  // Without timers: their statements would be counted with those of a request.
  const app = await buildApp({ db, clock: () => FROZEN_NOW, settings, every: () => () => undefined });
  others.push(app);
  return app;
};
const statusOf = async (app: App, url: string, payload: object, remoteAddress = '192.0.2.1'): Promise<number> =>
  (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;

it('로그인을 알아맞히는 횟수는 서버를 바꾸거나 다시 시작해도 이어서 센다', async () => {
  const second = await another();
  const wrong = { ...ADMIN, password: 'x' };
  for (let tries = 0; tries < LIMITS.signinsPerAddress.most; tries += 1)
    expect(await statusOf(tries % 2 ? site.app : second, API.signin, wrong)).toBe(401);
  for (const app of [site.app, second, await another()]) expect(await statusOf(app, API.signin, ADMIN)).toBe(429);
});

it('예약의 비밀번호를 알아맞히는 횟수도 서버와 주소를 바꾸거나 다시 시작해도 이어서 센다', async () => {
  const { guestId } = await site.booked(await site.day());
  const second = await another();
  for (let tries = 0; tries < LIMITS.lookupsPerNumber.most; tries += 1) {
    const app = tries % 2 ? site.app : second;
    expect(await statusOf(app, API.findBooking, { guestId, password: `000${tries}` }, `192.0.2.${tries}`)).toBe(404);
  }
  for (const app of [site.app, second, await another()])
    for (const url of [API.findBooking, API.cancelBooking])
      expect(await statusOf(app, url, { guestId, password: '1234' }, '198.51.100.7')).toBe(429);
});

/** A server that counts the statements it sends to the database. */
const counting = async (): Promise<{ app: App; statements: () => string[] }> => {
  const sent: string[] = [];
  const db = site.db.withPlugin({
    transformQuery: ({ node }) => {
      sent.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const app = await another(db);
  // Reads of the start are not counted with the first request.
  await app.ready();
  return { app, statements: () => sent.splice(0) };
};

it('없는 아이디와 틀린 비밀번호, 없는 번호와 틀린 비밀번호는 데이터베이스에서 같은 일을 한다', async () => {
  const { guestId } = await site.booked(await site.day());
  const { app, statements } = await counting();
  const work = async (url: string, payload: object, remoteAddress: string): Promise<[number, string[]]> => {
    const before = statements();
    expect(before).toBeDefined();
    return [await statusOf(app, url, payload, remoteAddress), statements()];
  };
  const known = await work(API.signin, { ...ADMIN, password: 'x' }, '203.0.113.1');
  const unknown = await work(API.signin, { userid: 'nobody', password: 'x' }, '203.0.113.2');
  expect(unknown).toEqual(known);
  expect(known[1].length).toBeGreaterThan(2);
  for (const url of [API.findBooking, API.cancelBooking]) {
    const wrong = await work(url, { guestId, password: '9999' }, '203.0.113.3');
    const missing = await work(url, { guestId: '1111-2222-3333', password: '9999' }, '203.0.113.4');
    await site.db.deleteFrom('throttle').execute();
    expect(missing).toEqual(wrong);
    expect(wrong[0]).toBe(404);
  }
});
