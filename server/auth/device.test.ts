import type { SigninResponse } from '#contract/auth/auth.schema';
import type { SecondStepKey } from '#contract/auth/secondStep.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { setPassword } from '#server/upkeep/commands/setPassword.service';
import { localBus } from '#server/bus/bus';
import { codeOf as otpOf } from '#tests/support/server/otp';
import { ADMIN, openSite, SECRET, type Site } from '#tests/support/server/site';
import { ensureAdministrator } from './administrator';
import { LIMITS } from '#server/limits/limits';
import { DEVICE_MS } from './deviceToken';

let site: Site;
beforeEach(async () => {
  site = await openSite();
  await ensureAdministrator({ db: site.db, clock: () => new Date() }, ADMIN);
});
afterEach(() => site.close());

const HOME = '2001:db8:ffff:1::1';
const signIn = (over: object = {}, remoteAddress = HOME, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'POST', url: API.signin, payload: { ...ADMIN, ...over }, remoteAddress, headers });
type SiteResponse = Awaited<ReturnType<typeof signIn>>;
const cookieIn = (response: SiteResponse): string => String(response.headers['set-cookie']).split(';')[0] ?? '';
/** The cookie that a device of the operator sends after its first login. */
const device = async (): Promise<{ cookie: string }> => ({ cookie: cookieIn(await signIn()) });
const codeOf = (response: SiteResponse) => [response.statusCode, response.json<ErrorBody>().code];

/** Twenty wrong passwords: five from each of four networks. */
const attack = async (): Promise<void> => {
  for (const line of [1, 2, 3, 4])
    for (let tries = 0; tries < 5; tries += 1)
      expect(codeOf(await signIn({ password: 'x' }, `2001:db8:1:${line}::${tries}`))).toEqual([401, 'SIGNIN_FAILED']);
};

it('네 곳의 /64에서 스무 번 틀려 계정이 잠겨도, 로그인한 적 있는 휴대폰은 어디서나 들어온다', async () => {
  const phone = await device();
  await attack();
  expect(codeOf(await signIn())).toEqual([429, 'SIGNIN_LOCKED']);
  for (const address of [HOME, '192.0.2.77', '2001:db8:1:1::1'])
    expect((await signIn({}, address, phone)).statusCode).toBe(200);
});

it('그 휴대폰에서 틀린 것은 그 휴대폰만 잠그고, 시간이 지나면 풀린다', async () => {
  const phone = await device();
  const tablet = await device();
  for (let tries = 0; tries < LIMITS.signinsPerDevice.most; tries += 1)
    expect((await signIn({ password: 'x' }, HOME, phone)).statusCode).toBe(401);
  expect(codeOf(await signIn({}, HOME, phone))).toEqual([429, 'SIGNIN_LOCKED']);
  expect((await signIn({}, HOME, tablet)).statusCode).toBe(200);
  expect((await signIn()).statusCode).toBe(200);
  site.moveClock(LIMITS.signinsPerAddress.windowMs);
  expect((await signIn({}, HOME, phone)).statusCode).toBe(200);
});

it('다시 로그인해도 같은 휴대폰이다', async () => {
  const phone = await device();
  const again = { cookie: cookieIn(await signIn({}, HOME, phone)) };
  for (let tries = 0; tries < LIMITS.signinsPerDevice.most; tries += 1) await signIn({ password: 'x' }, HOME, again);
  expect((await signIn({}, HOME, phone)).statusCode).toBe(429);
});

const NEW_PASSWORD = 'new-captain';
const bearer = (response: SiteResponse) => ({ authorization: `Bearer ${response.json<SigninResponse>().token}` });
const change = (headers: Record<string, string>) =>
  site.post(
    API.changePassword,
    { password: ADMIN.password, newPassword: NEW_PASSWORD, newPasswordConfirm: NEW_PASSWORD },
    headers,
  );
const setByCommand = () =>
  setPassword({ db: site.db, clock: () => new Date(), bus: localBus() }, ADMIN.userid, {
    password: NEW_PASSWORD,
    confirm: NEW_PASSWORD,
  });
/** Whether a device has its own attempts while the account is locked for unknown devices. */
const isKnown = async (cookie: { cookie: string }, over: object): Promise<boolean> =>
  (await signIn(over, HOME, cookie)).statusCode === 200;

it.each([
  ['화면에서', async () => expect((await change(bearer(await signIn()))).statusCode).toBe(200)],
  ['명령으로', setByCommand],
])('%s 비밀번호를 바꾸면, 예전 비밀번호로 모아 둔 표로는 더 시도하지 못한다', async (_, changed) => {
  const collected = [];
  for (let count = 0; count < 4; count += 1) collected.push(await device());
  await changed();
  const statuses = [];
  for (const cookie of collected)
    for (let tries = 0; tries < 10; tries += 1)
      statuses.push((await signIn({ password: 'x' }, '192.0.2.9', cookie)).statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.signinsPerAddress.most);
});

it('비밀번호를 바꾼 기기는 새 표를 받고, 다른 기기는 새 비밀번호로 한 번 로그인하면 다시 받는다', async () => {
  const phone = await device();
  const tablet = await device();
  const changed = { cookie: cookieIn(await change(bearer(await signIn({}, HOME, phone)))) };
  const again = { cookie: cookieIn(await signIn({ password: NEW_PASSWORD }, HOME, tablet)) };
  await attack();
  const known = [];
  for (const cookie of [changed, again, phone, tablet]) known.push(await isKnown(cookie, { password: NEW_PASSWORD }));
  expect(known).toEqual([true, true, false, false]);
});

it('2단계 로그인을 켜거나 끄면, 그 전에 모아 둔 표로는 더 시도하지 못하고 켜거나 끈 기기는 새 표를 받는다', async () => {
  const before = await device();
  const session = bearer(await signIn());
  const { key } = (await site.post(API.startSecondStep, { password: ADMIN.password }, session)).json<SecondStepKey>();
  const on = await site.post(API.confirmSecondStep, { otp: otpOf(key, -1) }, session);
  await attack();
  const sent = { otp: otpOf(key) };
  expect([await isKnown(before, sent), await isKnown({ cookie: cookieIn(on) }, sent)]).toEqual([false, true]);
  const off = await site.post(API.endSecondStep, { password: ADMIN.password, otp: otpOf(key, 1) }, session);
  expect(off.statusCode).toBe(200);
  expect([await isKnown({ cookie: cookieIn(on) }, {}), await isKnown({ cookie: cookieIn(off) }, {})]).toEqual([
    false,
    true,
  ]);
});

it('우리가 서명하지 않았거나 한 해가 지난 표로는 주소와 계정의 잠금을 피하지 못한다', async () => {
  const { cookie } = await device();
  const other = await openSite({ settings: { secret: `${SECRET} of another server`, bookingsPerMinute: 1 } });
  await ensureAdministrator({ db: other.db, clock: () => new Date() }, ADMIN);
  const foreign = cookieIn(await other.app.inject({ method: 'POST', url: API.signin, payload: ADMIN }));
  await other.close();
  const tries = async (sent: string, address: string): Promise<number[]> => {
    const statuses = [];
    for (let count = 0; count <= LIMITS.signinsPerAddress.most; count += 1)
      statuses.push((await signIn({ password: 'x' }, address, { cookie: sent })).statusCode);
    return statuses;
  };
  const locked = [401, 401, 401, 401, 401, 429];
  expect(await tries('device=x.y.z', '192.0.2.1')).toEqual(locked);
  expect(await tries(foreign, '192.0.2.2')).toEqual(locked);
  site.moveClock(DEVICE_MS);
  expect(await tries(cookie, '192.0.2.3')).toEqual(locked);
});

it('표는 로그인에만 보내지고, 스크립트가 읽지 못하며, https이면 https로만 간다', async () => {
  const attributes = (response: SiteResponse) => String(response.headers['set-cookie']).split('; ').slice(1);
  const plain = ['Path=/api/auth/signin', `Max-Age=${DEVICE_MS / 1000}`, 'HttpOnly', 'SameSite=Strict'];
  expect(attributes(await signIn())).toEqual(plain);
  expect((await signIn({ password: 'x' })).headers['set-cookie']).toBeUndefined();
  await site.close();
  site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 1, trustProxy: ['10.0.0.1'] } });
  await ensureAdministrator({ db: site.db, clock: () => new Date() }, ADMIN);
  const secure = await signIn({}, '10.0.0.1', { 'x-forwarded-for': HOME, 'x-forwarded-proto': 'https' });
  expect(attributes(secure)).toEqual([...plain, 'Secure']);
});
