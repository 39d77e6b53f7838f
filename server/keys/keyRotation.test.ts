import type { SigninResponse } from '#contract/auth/auth.schema';
import type { Guest } from '#contract/booking/guest.schema';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { buildApp } from '#server/app';
import { ensureAdministrator } from '#server/auth/administrator';
import { LIMITS } from '#server/limits/limits';
import type { App } from '#server/http/fastify';
import { FROZEN_NOW } from '#mocks/now';
import { aBooking, ADMIN, NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';

const NEW_SECRET = 'another secret that is long enough to test with';
const KEY = '0d3c8a52-7f0e-4e2b-9f64-8d1f0a7c5b21';

let site: Site;
const apps: App[] = [];
beforeEach(async () => {
  site = await openSite();
  await site.config({ useReserveFind: 'Y' });
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await site.close();
});

/** Another server on the same database, as after a restart or beside the first one. */
const server = async (secret: string, previousSecrets: string[] = []): Promise<App> => {
  const settings = { secret, previousSecrets, bookingsPerMinute: 100_000, limits: NO_LIMITS };
  const app = await buildApp({ db: site.db, clock: () => FROZEN_NOW, settings });
  apps.push(app);
  return app;
};
const post = (app: App, url: string, payload?: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const signIn = async (app: App) => (await post(app, API.signin, ADMIN)).json<SigninResponse>();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const find = (app: App, guestId: string, password = '1234') => post(app, API.findBooking, { guestId, password });
const storedPassword = () =>
  site.db.selectFrom('guests').select(['passwordHash', 'passwordSalt']).executeTakeFirstOrThrow();

describe('키를 바꾼 뒤에도', () => {
  it('이전 키로 한 로그인이 그대로 이어지고, 그다음부터는 새 키로 서명한다', async () => {
    const { token, refreshToken } = await signIn(site.app);
    const app = await server(NEW_SECRET, [SECRET]);
    expect((await app.inject({ url: API.me, headers: bearer(token) })).statusCode).toBe(200);
    const headers = { ...bearer(token), [REFRESH_TOKEN_HEADER]: refreshToken };
    const reissued = await post(app, API.reissue, undefined, headers);
    expect(reissued.statusCode).toBe(200);
    const alone = await server(NEW_SECRET);
    expect((await alone.inject({ url: API.me, headers: bearer(token) })).statusCode).toBe(401);
    expect((await alone.inject({ url: API.me, headers: bearer(reissued.body) })).statusCode).toBe(200);
  });

  it('이전 키의 예약 비밀번호가 맞고, 한 번 맞으면 새 키로 다시 저장되어 이전 키가 없어도 맞는다', async () => {
    const { guestId } = await site.booked(await site.day());
    const app = await server(NEW_SECRET, [SECRET]);
    const before = await storedPassword();
    expect((await find(app, guestId, '9999')).statusCode).toBe(404);
    expect(await storedPassword()).toEqual(before);
    expect((await find(await server(NEW_SECRET), guestId)).statusCode).toBe(404);
    expect((await find(app, guestId)).statusCode).toBe(200);
    const after = await storedPassword();
    expect(after).not.toEqual(before);
    expect((await find(app, guestId)).statusCode).toBe(200);
    expect(await storedPassword()).toEqual(after);
    expect((await find(await server(NEW_SECRET), guestId)).statusCode).toBe(200);
  });

  it('다시 보낸 예약은 두 번 예약되지 않는다', async () => {
    const day = await site.day();
    const headers = { 'idempotency-key': KEY };
    const first = (await site.book(day, {}, headers)).json<Guest>();
    const app = await server(NEW_SECRET, [SECRET]);
    const again = await post(app, API.createBooking, aBooking(day.id), headers);
    expect([again.statusCode, again.json<Guest>().guestId]).toEqual([200, first.guestId]);
    const other = await post(app, API.createBooking, aBooking(day.id, { guestCount: 3 }), headers);
    expect(other.statusCode).toBe(409);
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('로그인한 적 있는 휴대폰은 그대로 제 횟수를 가진다', async () => {
    const signedIn = await post(site.app, API.signin, ADMIN);
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const app = await server(NEW_SECRET, [SECRET]);
    for (let tries = 0; tries < LIMITS.signinsPerDevice.most; tries += 1)
      expect((await post(app, API.signin, { ...ADMIN, password: 'x' }, { cookie })).statusCode).toBe(401);
    expect((await post(app, API.signin, ADMIN, { cookie })).statusCode).toBe(429);
    expect((await post(app, API.signin, ADMIN)).statusCode).toBe(200);
  });

  it('잠긴 로그인과 조회는 잠긴 채이고, 틀린 횟수는 이어서 센다', async () => {
    const { guestId } = await site.booked(await site.day());
    for (let tries = 0; tries < LIMITS.signinsPerAddress.most; tries += 1)
      await post(site.app, API.signin, { ...ADMIN, password: 'x' });
    for (let tries = 1; tries < LIMITS.lookupsPerNumber.most; tries += 1) await find(site.app, guestId, '9999');
    const app = await server(NEW_SECRET, [SECRET]);
    expect((await post(app, API.signin, ADMIN)).statusCode).toBe(429);
    expect((await find(app, guestId, '9999')).statusCode).toBe(404);
    expect((await find(app, guestId)).statusCode).toBe(429);
    expect((await find(site.app, guestId)).statusCode).toBe(429);
  });

  it('이전 키가 아닌 키로 서명한 토큰은 받지 않는다', async () => {
    const foreign = await signIn(await server('a secret of somebody else, long enough'));
    const app = await server(NEW_SECRET, [SECRET]);
    expect((await app.inject({ url: API.me, headers: bearer(foreign.token) })).statusCode).toBe(401);
  });
});

it('서버가 여럿이면, 새 키를 먼저 모두에게 알린 다음 바꾸는 동안 어느 서버에서나 로그인과 조회가 된다', async () => {
  const day = await site.day();
  // Step 1 for each server in turn, then step 2 for each in turn.
  const steps: [App, App][] = [
    [await server(SECRET, [NEW_SECRET]), await server(SECRET)],
    [await server(SECRET, [NEW_SECRET]), await server(SECRET, [NEW_SECRET])],
    [await server(NEW_SECRET, [SECRET]), await server(SECRET, [NEW_SECRET])],
    [await server(NEW_SECRET, [SECRET]), await server(NEW_SECRET, [SECRET])],
  ];
  for (const [one, other] of steps)
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const { token, refreshToken } = await signIn(first);
      expect((await second.inject({ url: API.me, headers: bearer(token) })).statusCode).toBe(200);
      const headers = { ...bearer(token), [REFRESH_TOKEN_HEADER]: refreshToken };
      expect((await post(second, API.reissue, undefined, headers)).statusCode).toBe(200);
      const { guestId } = (await post(first, API.createBooking, aBooking(day.id, { guestCount: 1 }))).json<Guest>();
      expect((await find(second, guestId)).statusCode).toBe(200);
      expect((await find(first, guestId)).statusCode).toBe(200);
    }
});
