import type { ErrorBody } from '#contract/errors';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { API } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { ensureAdministrator } from '#server/auth/administrator';
import { dump } from '#tests/support/server/dump';
import { callOf, openWithRoutes, type ServedRoute } from '#tests/support/server/routes';
import { sendRequest } from '#tests/support/server/sendRequest';
import { ADMIN } from '#tests/support/server/site';
import { VALID_REQUESTS, type ValidRequest } from '#tests/support/server/validRequests';

// Opened before the tests are defined: the list of tests follows from the routes.
const { site, routes } = await openWithRoutes();
afterAll(() => site.close());
await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
await site.config({ useReserveFind: 'Y', ktAdmin: 'Y' });
const operator = await site.operator();

/** Public endpoints. All others require a login. */
const OPEN = new Set([
  `GET ${API.configInfo}`,
  `GET ${API.configLogic}`,
  `GET ${API.logo}`,
  `GET ${API.picture}`,
  `GET ${API.latestCatches}`,
  `GET ${API.catchList}`,
  `GET ${API.catchById}`,
  `GET ${API.about}`,
  `GET ${API.dayList}`,
  `GET ${API.dayByDate}`,
  `GET ${API.dayById}`,
  `GET ${API.seatEvents}`,
  `GET ${API.draw}`,
  `GET ${API.calendarFile}`,
  `GET ${API.calendarFeedFile}`,
  // The same address with appended text.
  'GET /api/calendar/:token',
  `POST ${API.createBooking}`,
  `POST ${API.bookingOutcome}`,
  `POST ${API.findBooking}`,
  `POST ${API.cancelBooking}`,
  `POST ${API.stateDeposit}`,
  `POST ${API.joinWaiting}`,
  `POST ${API.findOffer}`,
  `POST ${API.acceptOffer}`,
  `POST ${API.declineOffer}`,
  `POST ${API.findPlace}`,
  `POST ${API.leaveWaiting}`,
  `POST ${MANIFEST_API.open}`,
  `POST ${MANIFEST_API.find}`,
  `POST ${MANIFEST_API.save}`,
  `POST ${MANIFEST_API.remove}`,
  `POST ${MANIFEST_API.link}`,
  `POST ${API.signin}`,
]);

const calls = routes.filter(({ url }) => url.startsWith('/api/'));
const withLogin = calls.filter(({ method, url }) => !OPEN.has(`${method.replace('HEAD', 'GET')} ${url}`));
const withBody = calls.filter(({ method }) => !['GET', 'HEAD', 'DELETE'].includes(method));
const named = (list: ServedRoute[]): [string, ServedRoute][] => list.map((route) => [callOf(route), route]);
const send = (route: ServedRoute, sent: Parameters<typeof sendRequest>[2]) => {
  const [method, path = ''] = callOf(route).split(' ');
  return sendRequest(site, { method: method?.toLowerCase() as 'get', path }, sent);
};
const valid = async (call: string): Promise<ValidRequest> => {
  const made = (await VALID_REQUESTS[call.replace(/^HEAD/, 'GET')]?.(site)) ?? {};
  return { ...made, headers: { ...operator, ...made.headers } };
};

beforeEach(async () => {
  await site.db.deleteFrom('throttle').execute();
});

it('경로의 목록에 알려진 주소가 모두 있다', () => {
  const served = new Set(calls.map(({ url }) => url));
  expect(Object.values({ ...API, ...MANIFEST_API }).filter((address) => !served.has(address))).toEqual([]);
  expect(withLogin.filter(({ url }) => url.startsWith('/api/manage/')).length).toBeGreaterThan(25);
});

it.each(named(withLogin))('%s 는 로그인 없이 아무것도 하지 않는다', async (call, route) => {
  const sent = await valid(call);
  const before = await dump(site.db);
  const response = await send(route, { ...sent, headers: {}, query: {} });
  expect(response.statusCode).toBe(401);
  if (route.method !== 'HEAD') expect(response.json<ErrorBody>().code).toBe('UNAUTHENTICATED');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await dump(site.db)).toBe(before);
});

/** Bodies that would change the prototype of every object if they were merged or copied carelessly. */
const polluted = (body: Record<string, unknown> = {}): [string, string][] => {
  const open = JSON.stringify(body).slice(0, -1) + (Object.keys(body).length > 0 ? ',' : '');
  return [
    ['__proto__', `${open}"__proto__":{"polluted":true}}`],
    ['__proto__ in escapes', `${open}"\\u005f\\u005fproto__":{"polluted":true}}`],
    ['constructor.prototype', `${open}"constructor":{"prototype":{"polluted":true}}}`],
    ['deep inside', `${open}"more":[{"__proto__":{"polluted":true}}]}`],
  ];
};

it.each(named(withBody))('%s 는 프로토타입을 노린 본문을 거절한다', async (call, route) => {
  const sent = await valid(call);
  delete sent.form;
  const before = await dump(site.db);
  for (const [what, payload] of polluted(sent.body)) {
    const { statusCode } = await send(route, { ...sent, payload, type: 'application/json' });
    expect([what, statusCode]).toEqual([what, 400]);
  }
  expect(await dump(site.db)).toBe(before);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it.each(named(calls))('%s 는 질의의 프로토타입에도 흔들리지 않는다', async (call, route) => {
  const sent = await valid(call);
  // An event stream stays open; the visitors' one is public.
  if (route.url === API.seatEvents) return;
  if (route.url === API.events) delete sent.query;
  const query = { ...sent.query, '__proto__[polluted]': 'true', 'constructor[prototype][polluted]': 'true' };
  expect((await send(route, { ...sent, query: { ...query, ['__proto__']: 'true' } })).statusCode).toBeLessThan(500);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  if (!call.endsWith('change-password')) return;
  await site.db.deleteFrom('users').execute();
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
  Object.assign(operator, await site.operator());
});
