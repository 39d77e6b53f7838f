import type { SigninResponse } from '#contract/auth/auth.schema';
import type { RecoveryCodes, SecondStep, SecondStepKey } from '#contract/auth/secondStep.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { buildApp } from '#server/app';
import { CommandFailure } from '#server/upkeep/commands/CommandFailure';
import { switchSecondStepOff } from '#server/upkeep/commands/setPassword.service';
import type { App } from '#server/http/fastify';
import { localBus } from '#server/bus/bus';
import { codeOf } from '#tests/support/server/otp';
import { ADMIN, openSite, SECRET, type Site } from '#tests/support/server/site';
import { ensureAdministrator } from './administrator';
import { LIMITS } from '#server/limits/limits';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
  operator = await site.operator();
});
afterEach(() => site.close());

type SiteResponse = Awaited<ReturnType<Site['post']>>;
const codeIn = (response: SiteResponse) => [response.statusCode, response.json<ErrorBody>().code];
const reasonsIn = (response: SiteResponse) =>
  response.json<ErrorBody>().errors?.map(({ field, reason }) => [field, reason]);
const signIn = (over: object = {}, app: App = site.app, remoteAddress = '192.0.2.1', cookie = '') =>
  app.inject({
    method: 'POST',
    url: API.signin,
    payload: { ...ADMIN, ...over },
    remoteAddress,
    headers: cookie ? { cookie } : {},
  });
const start = (password = ADMIN.password) => site.post(API.startSecondStep, { password }, operator);
const confirm = (otp: string) => site.post(API.confirmSecondStep, { otp }, operator);
const end = (otp: string, password = ADMIN.password) => site.post(API.endSecondStep, { password, otp }, operator);
const status = async () => (await site.get(API.secondStep, operator)).json<SecondStep>();
const actions = async () =>
  (await site.db.selectFrom('changes').select(['action', 'actor', 'after']).orderBy('id').execute()).map(
    ({ action, actor, after }) => [action, actor, after],
  );

/** Switches the second step on with the code of the step before the current one, so that the current one is unused. */
const switchedOn = async (): Promise<{ key: string; recoveryCodes: string[] }> => {
  const { key } = (await start()).json<SecondStepKey>();
  const { recoveryCodes } = (await confirm(codeOf(key, -1))).json<RecoveryCodes>();
  return { key, recoveryCodes };
};
/** A code that is none of the three accepted ones. */
const wrongCode = (key: string): string => {
  const right = [-1, 0, 1].map((steps) => codeOf(key, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

describe('켜기', () => {
  it('꺼져 있으면 로그인은 명세 그대로이다', async () => {
    expect(await status()).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect((await signIn()).statusCode).toBe(200);
    expect((await signIn({ otp: '000000' })).statusCode).toBe(200);
  });

  it('비밀번호를 다시 묻고, 첫 코드가 맞아야 켜진다', async () => {
    expect(reasonsIn(await start(''))).toEqual([['password', '비밀번호를 입력해 주세요.']]);
    expect(reasonsIn(await start('틀린 비밀번호'))).toEqual([['password', '현재 비밀번호가 일치하지 않습니다.']]);
    expect(codeIn(await confirm('123456'))).toEqual([409, 'CONFLICT']);
    await site.config({ name: '새벽호' });
    const { key, uri } = (await start()).json<SecondStepKey>();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/새벽호:admin',
    ]);
    expect(address.searchParams.get('secret')).toBe(key);
    const wrong = await confirm(wrongCode(key));
    expect(reasonsIn(wrong)).toEqual([
      ['otp', '인증 코드가 일치하지 않습니다. 앱에 지금 보이는 코드를 입력해 주세요.'],
    ]);
    expect((await status()).on).toBe(false);
    expect((await signIn()).statusCode).toBe(200);
    const response = await confirm(codeOf(key));
    expect(response.headers['cache-control']).toBe('no-store');
    const { recoveryCodes } = response.json<RecoveryCodes>();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await status()).toEqual({ on: true, since: FROZEN_NOW.toISOString(), recoveryCodesLeft: 10 });
    expect(codeIn(await start())).toEqual([409, 'CONFLICT']);
    expect(codeIn(await confirm(codeOf(key, 1)))).toEqual([409, 'CONFLICT']);
    expect(await actions()).toEqual([['SECOND_STEP_ON', 'operator', null]]);
  });

  it('다른 로그인은 끝나고 이 로그인은 남는다', async () => {
    const { token } = (await signIn()).json<SigninResponse>();
    await switchedOn();
    expect(codeIn(await site.get(API.me, { authorization: `Bearer ${token}` }))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await site.get(API.me, operator)).statusCode).toBe(200);
  });

  it('열쇠와 복구 코드는 데이터베이스에서 읽을 수 없다', async () => {
    const { key, recoveryCodes } = await switchedOn();
    const stored = JSON.stringify([
      await site.db.selectFrom('secondSteps').selectAll().execute(),
      await site.db.selectFrom('recoveryCodes').selectAll().execute(),
    ]);
    expect(stored).not.toContain(key);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });
});

describe('로그인', () => {
  it('비밀번호가 맞으면 코드를 묻고, 코드까지 맞아야 들어온다', async () => {
    const { key } = await switchedOn();
    expect(codeIn(await signIn({ password: '틀린 비밀번호', otp: codeOf(key) }))).toEqual([401, 'SIGNIN_FAILED']);
    expect(codeIn(await signIn())).toEqual([401, 'OTP_REQUIRED']);
    expect(codeIn(await signIn({ otp: ' ' }))).toEqual([401, 'OTP_REQUIRED']);
    const wrong = await signIn({ otp: wrongCode(key) });
    expect(codeIn(wrong)).toEqual([401, 'OTP_WRONG']);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    const code = codeOf(key);
    expect((await signIn({ otp: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
  });

  it('30초 앞뒤의 코드까지 맞고, 쓴 코드와 그보다 먼저의 코드는 다시 쓸 수 없다', async () => {
    const { key } = await switchedOn();
    expect(codeIn(await signIn({ otp: codeOf(key, -1) }))).toEqual([401, 'OTP_WRONG']);
    expect(codeIn(await signIn({ otp: codeOf(key, 2) }))).toEqual([401, 'OTP_WRONG']);
    expect((await signIn({ otp: codeOf(key, 1) })).statusCode).toBe(200);
    expect(codeIn(await signIn({ otp: codeOf(key, 1) }))).toEqual([401, 'OTP_WRONG']);
    expect(codeIn(await signIn({ otp: codeOf(key) }))).toEqual([401, 'OTP_WRONG']);
    site.moveClock(60_000);
    expect((await signIn({ otp: codeOf(key, 2) })).statusCode).toBe(200);
  });

  it('한꺼번에 보낸 같은 코드는 한 번만 맞다', async () => {
    const { key } = await switchedOn();
    const responses = await Promise.all([1, 2, 3, 4].map(() => signIn({ otp: codeOf(key) })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  it('복구 코드는 한 번씩 맞고, 쓴 것과 남은 수가 기록된다', async () => {
    const { recoveryCodes } = await switchedOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn({ otp: first.toUpperCase() })).statusCode).toBe(200);
    expect(codeIn(await signIn({ otp: first }))).toEqual([401, 'OTP_WRONG']);
    expect((await signIn({ otp: second.replace('-', '') })).statusCode).toBe(200);
    expect((await status()).recoveryCodesLeft).toBe(8);
    expect(await actions()).toEqual([
      ['SECOND_STEP_ON', 'operator', null],
      ['RECOVERY_CODE_USED', 'operator', '{"recoveryCodesLeft":9}'],
      ['RECOVERY_CODE_USED', 'operator', '{"recoveryCodesLeft":8}'],
    ]);
  });

  it('틀린 코드는 틀린 비밀번호처럼 세고, 비밀번호만 맞은 것은 세지도 지우지도 않는다', async () => {
    const { key } = await switchedOn();
    for (let tries = 1; tries < LIMITS.signinsPerAddress.most; tries += 1) {
      expect(codeIn(await signIn({ otp: wrongCode(key) }))).toEqual([401, 'OTP_WRONG']);
      expect(codeIn(await signIn())).toEqual([401, 'OTP_REQUIRED']);
    }
    expect(codeIn(await signIn({ otp: wrongCode(key) }))).toEqual([401, 'OTP_WRONG']);
    expect(codeIn(await signIn({ otp: codeOf(key) }))).toEqual([429, 'SIGNIN_LOCKED']);
    expect(codeIn(await signIn())).toEqual([429, 'SIGNIN_LOCKED']);
  });

  it('주소를 바꾸고 서버를 다시 시작해도 한 시간에 열 번까지만 틀릴 수 있고, 아는 휴대폰은 들어온다', async () => {
    const { key, recoveryCodes } = await switchedOn();
    const known = await signIn({ otp: recoveryCodes[0] });
    const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
    for (let tries = 0; tries < LIMITS.otpsPerAccount.most; tries += 1)
      expect(codeIn(await signIn({ otp: wrongCode(key) }, site.app, `192.0.2.${tries + 10}`))).toEqual([
        401,
        'OTP_WRONG',
      ]);
    const restarted = await buildApp({
      db: site.db,
      clock: () => FROZEN_NOW,
      settings: { secret: SECRET, bookingsPerMinute: 1 },
    });
    const locked = await signIn({ otp: codeOf(key) }, restarted, '192.0.2.99');
    expect(codeIn(locked)).toEqual([429, 'OTP_LOCKED']);
    expect(locked.json<ErrorBody>().message).toBe('인증 코드를 여러 번 잘못 입력하여 60분 동안 확인할 수 없습니다.');
    await restarted.close();
    site.moveClock(LIMITS.signinsPerAddress.windowMs);
    expect(codeIn(await signIn({ otp: recoveryCodes[1] }, site.app, '192.0.2.98'))).toEqual([429, 'OTP_LOCKED']);
    expect((await signIn({ otp: recoveryCodes[2] }, site.app, '192.0.2.97', cookie)).statusCode).toBe(200);
    site.moveClock(LIMITS.otpsPerAccount.windowMs);
    expect((await signIn({ otp: recoveryCodes[1] }, site.app, '192.0.2.98')).statusCode).toBe(200);
  });

  it('서명 키를 바꾸어도 코드가 맞고, 한 번 맞으면 새 키로 다시 저장된다', async () => {
    const { key, recoveryCodes } = await switchedOn();
    const secret = 'another secret that is long enough to test with';
    const server = (previousSecrets: string[]) =>
      buildApp({ db: site.db, clock: () => FROZEN_NOW, settings: { secret, previousSecrets, bookingsPerMinute: 1 } });
    const rotated = await server([SECRET]);
    const alone = await server([]);
    expect(codeIn(await signIn({ otp: codeOf(key) }, alone))).toEqual([401, 'OTP_WRONG']);
    expect((await signIn({ otp: recoveryCodes[0] }, alone)).statusCode).toBe(200);
    expect((await signIn({ otp: codeOf(key) }, rotated)).statusCode).toBe(200);
    expect((await signIn({ otp: codeOf(key, 1) }, alone)).statusCode).toBe(200);
    await rotated.close();
    await alone.close();
  });
});

describe('끄기', () => {
  it('비밀번호와 코드가 모두 맞아야 꺼지고, 그다음은 비밀번호만으로 들어온다', async () => {
    expect(codeIn(await end('123456'))).toEqual([409, 'CONFLICT']);
    const { key } = await switchedOn();
    expect(reasonsIn(await end('', ''))).toEqual([
      ['password', '비밀번호를 입력해 주세요.'],
      ['otp', '인증 코드를 입력해 주세요.'],
    ]);
    expect(reasonsIn(await end(codeOf(key), '틀린 비밀번호'))?.[0]?.[0]).toBe('password');
    expect(reasonsIn(await end(wrongCode(key)))?.[0]?.[0]).toBe('otp');
    expect((await status()).on).toBe(true);
    expect((await end(codeOf(key))).json()).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect(await status()).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect((await signIn()).statusCode).toBe(200);
    expect((await actions()).map(([action]) => action)).toEqual(['SECOND_STEP_ON', 'SECOND_STEP_OFF']);
  });

  it('휴대폰을 잃었으면 복구 코드로 끄고, 그것도 잃었으면 서버에서 끈다', async () => {
    const accounts = { db: site.db, clock: () => FROZEN_NOW, bus: localBus() };
    await expect(switchSecondStepOff(accounts, ADMIN.userid)).rejects.toThrow(CommandFailure);
    const { recoveryCodes } = await switchedOn();
    expect((await end(recoveryCodes[9] ?? '')).statusCode).toBe(200);
    await switchedOn();
    await expect(switchSecondStepOff(accounts, 'nobody')).rejects.toThrow('아이디가 nobody인 운영자가 없습니다.');
    await switchSecondStepOff(accounts, ADMIN.userid);
    expect(codeIn(await site.get(API.me, operator))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await signIn()).statusCode).toBe(200);
    expect((await actions()).at(-1)).toEqual(['SECOND_STEP_OFF', 'system', null]);
  });
});
