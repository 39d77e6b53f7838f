import { API } from '#contract/paths';
import { DAY_MS } from '#contract/time.rules';
import { FROZEN_NOW } from '#mocks/now';
import { ensureAdministrator } from '#server/auth/administrator';
import { LIMITS } from './limits';
import { localBus } from '#server/bus/bus';
import { noteAlive } from '#server/upkeep/nightly/lostTime.service';
import { ENGINE } from '#tests/support/server/engine';
import { ADMIN, openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
  await ensureAdministrator({ db: site.db, clock: () => new Date() }, ADMIN);
});
afterEach(() => site.close());

const wrong = () => site.post(API.signin, { ...ADMIN, password: 'x' });
/** The server's record of every minute, `ahead` milliseconds later. */
const note = (ahead = 0) =>
  noteAlive({ db: site.db, bus: localBus(), clock: () => new Date(FROZEN_NOW.getTime() + ahead) });
const stored = () => site.db.selectFrom('throttle').selectAll().orderBy('key').execute();
const lock = async (): Promise<void> => {
  for (let tries = 0; tries <= LIMITS.signinsPerAddress.most; tries += 1) await wrong();
};

it('잠긴 뒤의 시도는 몇 번을 보내도 데이터베이스에 아무것도 쓰지 않는다', async () => {
  await lock();
  const before = await stored();
  const responses = await Promise.all(Array.from({ length: 100 }, wrong));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(responses[0]?.headers['retry-after']).toBe('300');
  expect(await stored()).toEqual(before);
});

it('한꺼번에 보낸 것 가운데 하나가 거절되면 나머지도 쓰지 않는다', async () => {
  await Promise.all(Array.from({ length: 100 }, wrong));
  const counted = (await stored()).map(({ attempts }) => attempts);
  for (const attempts of counted) expect(attempts).toBeLessThanOrEqual(LIMITS.signinsPerAddress.most);
});

it('시계가 하루 앞섰을 때 잠긴 것은 시계가 돌아오면 곧 풀린다', async () => {
  site.moveClock(DAY_MS);
  await note(DAY_MS);
  await lock();
  expect((await wrong()).statusCode).toBe(429);
  site.moveClock(-DAY_MS);
  await note();
  expect((await site.post(API.signin, ADMIN)).statusCode).toBe(200);
});

it('지금 잠긴 것은 시계를 살펴도 그대로다', async () => {
  await note();
  await lock();
  await note();
  expect((await site.post(API.signin, ADMIN)).statusCode).toBe(429);
});

it('때가 되면 풀린다', async () => {
  await lock();
  site.moveClock(LIMITS.signinsPerAddress.windowMs);
  expect((await site.post(API.signin, ADMIN)).statusCode).toBe(200);
});

it('잠그는 사이에 맞은 시도가 잠금을 풀면 다시 로그인된다', async () => {
  const right = site.post(API.signin, ADMIN);
  const responses = await Promise.all([right, ...Array.from({ length: LIMITS.signinsPerAddress.most + 2 }, wrong)]);
  // On PostgreSQL several are counted at once, and the wrong ones may lock before the right one is counted.
  expect(ENGINE === 'sqlite' ? [200] : [200, 429]).toContain(responses[0].statusCode);
  // All wrong ones may also follow the right one and lock again: the next attempt must match the table.
  const isLocked = (await stored()).some(({ attempts }) => attempts >= LIMITS.signinsPerAddress.most);
  expect((await site.post(API.signin, ADMIN)).statusCode).toBe(isLocked ? 429 : 200);
});
