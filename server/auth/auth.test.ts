import { jwtVerify, SignJWT } from 'jose';
import { signinResponseSchema, type SigninResponse } from '#contract/auth/auth.schema';
import type { ErrorBody } from '#contract/errors';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { ADMIN, openSite, SECRET, type Site } from '#tests/support/server/site';
import { ensureAdministrator } from './administrator';
import { LIMITS } from '#server/limits/limits';
import { GRACE_MS, IDLE_MS, TOTAL_MS } from './refreshToken';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEY = deriveKeys(SECRET).accessToken;

let site: Site;
let now: Date;
beforeEach(async () => {
  site = await openSite();
  now = new Date('2026-11-19T23:24:00Z');
  await ensureAdministrator({ db: site.db, clock: () => now }, ADMIN);
});
afterEach(() => site.close());

const signIn = (over: object = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ method: 'POST', url: API.signin, payload: { ...ADMIN, ...over }, remoteAddress });
const signedIn = async (): Promise<SigninResponse> => signinResponseSchema.strict().parse((await signIn()).json());
const me = (token: string) => site.get(API.me, { authorization: `Bearer ${token}` });
const reissue = (token: string, refreshToken: string) =>
  site.post(API.reissue, undefined, { authorization: `Bearer ${token}`, [REFRESH_TOKEN_HEADER]: refreshToken });
const rotated = (response: { headers: Record<string, unknown> }) =>
  String(response.headers[REFRESH_TOKEN_HEADER.toLowerCase()]);
const codeOf = (response: Awaited<ReturnType<Site['get']>>) => [response.statusCode, response.json<ErrorBody>().code];

describe('로그인', () => {
  it('토큰과 사용자를 답하고, 그 토큰으로 내 정보를 읽는다', async () => {
    const response = await signIn();
    expect(response.headers['cache-control']).toBe('no-store');
    const { token, user } = response.json<SigninResponse>();
    expect(user).toEqual({ id: 1, userid: 'admin' });
    expect((await me(token)).json()).toEqual(user);
    const { payload } = await jwtVerify(token, KEY, { currentDate: now });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(15 * 60);
  });

  it('비밀번호는 argon2id로, 갱신 토큰은 해시로만 저장한다', async () => {
    const { refreshToken } = await signedIn();
    const { passwordHash } = await site.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(await site.db.selectFrom('refreshTokens').selectAll().execute());
    expect(stored).not.toContain(refreshToken);
  });

  it('틀린 비밀번호와 없는 아이디는 똑같이 답한다', async () => {
    const wrong = await signIn({ password: '틀린 비밀번호' });
    const unknown = await signIn({ userid: 'nobody' });
    expect(codeOf(wrong)).toEqual([401, 'SIGNIN_FAILED']);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
  });

  it.each<[object, string[]]>([
    [{ userid: '' }, ['아이디를 입력해 주세요.']],
    [{ password: '' }, ['비밀번호를 입력해 주세요.']],
    [{ userid: ' ', password: '' }, ['아이디를 입력해 주세요.', '비밀번호를 입력해 주세요.']],
    [{ userid: undefined, password: undefined }, ['아이디를 입력해 주세요.', '비밀번호를 입력해 주세요.']],
    [{ password: { $ne: '' } }, ['비밀번호를 올바르게 입력해 주세요.']],
  ])('%j 는 이유를 말한다', async (over, reasons) => {
    const response = await signIn(over);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('처음 만든 관리자는 다시 시작해도 그대로이다', async () => {
    const again = await ensureAdministrator(
      { db: site.db, clock: () => now },
      { userid: 'x', password: 'other-password' },
    );
    expect(again).toEqual({ userid: 'admin', password: 'kept' });
    expect((await signIn()).statusCode).toBe(200);
  });
});

describe('로그인 잠금', () => {
  it('한 주소에서 여러 번 틀리면 맞는 비밀번호도 잠시 받지 않는다', async () => {
    for (let i = 0; i < LIMITS.signinsPerAddress.most; i += 1)
      expect((await signIn({ password: 'x' })).statusCode).toBe(401);
    const locked = await signIn();
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('300');
    expect(locked.json()).toEqual({
      code: 'SIGNIN_LOCKED',
      message: '여러 번 잘못 입력하여 5분 동안 로그인할 수 없습니다.',
    });
    expect((await signIn({}, '192.0.2.1')).statusCode).toBe(200);
    site.moveClock(LIMITS.signinsPerAddress.windowMs - 1000);
    expect((await signIn()).headers['retry-after']).toBe('1');
    site.moveClock(1000);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('한 회선의 IPv6 주소를 바꾸어 가며 틀려도 그 회선만 잠긴다', async () => {
    const responses = [];
    for (let i = 0; i < LIMITS.signinsPerAccount.most; i += 1)
      responses.push((await signIn({ password: 'x' }, `2001:db8:1:1::${i.toString(16)}`)).statusCode);
    expect(responses.filter((status) => status === 401)).toHaveLength(LIMITS.signinsPerAddress.most);
    expect(responses.at(-1)).toBe(429);
    expect((await signIn({}, '2001:db8:1:2::1')).statusCode).toBe(200);
  });

  it('IPv6에 담긴 IPv4 주소는 그 IPv4 주소이다', async () => {
    for (let i = 0; i < LIMITS.signinsPerAddress.most; i += 1) await signIn({ password: 'x' }, '::ffff:192.0.2.9');
    expect((await signIn({}, '192.0.2.9')).statusCode).toBe(429);
    expect((await signIn({}, '192.0.2.8')).statusCode).toBe(200);
  });

  it('주소를 바꾸어 가며 틀려도 계정이 잠긴다', async () => {
    for (let i = 0; i < LIMITS.signinsPerAccount.most; i += 1)
      expect((await signIn({ password: 'x' }, `192.0.2.${i}`)).statusCode).toBe(401);
    expect((await signIn({}, '198.51.100.1')).statusCode).toBe(429);
  });

  it('동시에 보내도 정해진 횟수만 확인한다', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => signIn({ password: 'x' })));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(LIMITS.signinsPerAddress.most);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20 - LIMITS.signinsPerAddress.most);
  });

  it('맞게 로그인하면 처음부터 다시 센다', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 1; i < LIMITS.signinsPerAddress.most; i += 1) await signIn({ password: 'x' });
      expect((await signIn()).statusCode).toBe(200);
    }
  });

  it('센 횟수에 아이디나 주소를 남기지 않는다', async () => {
    await signIn({ userid: 'my-password-by-mistake', password: 'x' });
    const stored = JSON.stringify(await site.db.selectFrom('throttle').selectAll().execute());
    expect(stored).not.toMatch(/my-password|127\.0\.0\.1/);
  });
});

describe('접근 토큰', () => {
  it('15분이 지나면 만료되었다고 답한다', async () => {
    const { token } = await signedIn();
    site.moveClock(15 * MINUTE - 1000);
    expect((await me(token)).statusCode).toBe(200);
    site.moveClock(1000);
    expect(codeOf(await me(token))).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic YWRtaW46YWRtaW4='])("'%s' 로는 들어올 수 없다", async (authorization) => {
    expect(codeOf(await site.get(API.me, { authorization }))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('우리가 서명하지 않았거나 다른 쓰임으로 서명한 토큰은 받지 않는다', async () => {
    const make = (key: Uint8Array, audience: string, alg = 'HS256') =>
      new SignJWT({ family: 'f' })
        .setProtectedHeader({ alg })
        .setSubject('1')
        .setAudience(audience)
        .setExpirationTime('9999d')
        .sign(key);
    const none = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","aud":"access","exp":99999999999,"family":"f"}')}.`;
    const other = deriveKeys('another secret that is long enough').accessToken;
    for (const token of [await make(other, 'access'), await make(KEY, 'events'), none.replaceAll('=', '')])
      expect(codeOf(await me(token))).toEqual([401, 'UNAUTHENTICATED']);
    await signedIn();
    await site.db.updateTable('refreshTokens').set({ family: 'f' }).execute();
    expect((await me(await make(KEY, 'access'))).statusCode).toBe(200);
  });

  it('계정이 없어지면 내 정보를 읽을 수 없다', async () => {
    const { token } = await signedIn();
    await site.db.deleteFrom('users').execute();
    expect(codeOf(await me(token))).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('끝낸 로그인의 기록이 지워져도 그 토큰은 받지 않는다', async () => {
    const ended = await signedIn();
    const open = await signedIn();
    await site.post(API.signout, undefined, { authorization: `Bearer ${ended.token}` });
    await site.db.deleteFrom('refreshTokens').where('endedAt', 'is not', null).execute();
    expect(codeOf(await me(ended.token))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await me(open.token)).statusCode).toBe(200);
  });

  it.each([
    ['GET', API.me],
    ['POST', API.guestList],
    ['GET', API.guestSummary],
    ['POST', API.updateDayState],
    ['POST', API.updateDayMemo],
    ['GET', '/api/manage/guest/1/complete'],
    ['GET', '/api/manage/guest/1/cancel'],
    ['GET', '/api/manage/guest/1/delete'],
    ['POST', '/api/manage/guest/1/delete'],
    ['GET', '/api/manage/guest/1'],
    ['POST', API.updateGuest],
    ['POST', API.bulkUpdate],
    ['POST', API.storeInfo],
    ['POST', API.storeLogic],
    ['POST', API.changePassword],
    ['POST', API.signout],
  ] as const)('%s %s 는 로그인이 필요하다', async (method, url) => {
    const response = await site.app.inject({ method, url });
    expect(codeOf(response)).toEqual([401, 'UNAUTHENTICATED']);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('토큰 갱신', () => {
  it('만료된 토큰과 갱신 토큰으로 새 토큰을 글자로, 다음 갱신 토큰을 머리글로 답한다', async () => {
    const { token, refreshToken } = await signedIn();
    site.moveClock(DAY);
    const response = await reissue(token, refreshToken);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(rotated(response)).not.toBe(refreshToken);
    expect((await me(response.body)).statusCode).toBe(200);
    expect((await reissue(response.body, rotated(response))).statusCode).toBe(200);
  });

  it('두 탭이 잇달아 보내면 10초 안에는 둘 다 받는다', async () => {
    const { token, refreshToken } = await signedIn();
    const [a, b] = await Promise.all([reissue(token, refreshToken), reissue(token, refreshToken)]);
    site.moveClock(GRACE_MS);
    const c = await reissue(token, refreshToken);
    expect([a, b, c].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const response of [a, b, c]) expect((await reissue(response.body, rotated(response))).statusCode).toBe(200);
  });

  it('10초가 지나 다시 쓰인 토큰은 그 로그인 전체를 끝낸다', async () => {
    const { token, refreshToken } = await signedIn();
    const other = await signedIn();
    const next = await reissue(token, refreshToken);
    site.moveClock(GRACE_MS + 1);
    expect(codeOf(await reissue(token, refreshToken))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(codeOf(await reissue(next.body, rotated(next)))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await reissue(other.token, other.refreshToken)).statusCode).toBe(200);
  });

  it('방금 바뀐 것이 아니면 10초 안에 다시 쓰여도 전체를 끝낸다', async () => {
    const { token, refreshToken } = await signedIn();
    const second = await reissue(token, refreshToken);
    const third = await reissue(second.body, rotated(second));
    expect((await reissue(token, refreshToken)).statusCode).toBe(401);
    expect((await reissue(third.body, rotated(third))).statusCode).toBe(401);
  });

  it('14일 쓰지 않으면 끝난다', async () => {
    const { token, refreshToken } = await signedIn();
    site.moveClock(IDLE_MS - 1);
    const next = await reissue(token, refreshToken);
    expect(next.statusCode).toBe(200);
    site.moveClock(IDLE_MS);
    expect(codeOf(await reissue(next.body, rotated(next)))).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('계속 써도 30일이면 끝난다', async () => {
    const { token, refreshToken } = await signedIn();
    let current = { token, refreshToken };
    for (let day = 10; day < TOTAL_MS / DAY; day += 10) {
      site.moveClock(10 * DAY);
      const response = await reissue(current.token, current.refreshToken);
      expect(response.statusCode).toBe(200);
      current = { token: response.body, refreshToken: rotated(response) };
    }
    site.moveClock(10 * DAY);
    expect(codeOf(await reissue(current.token, current.refreshToken))).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('다른 로그인의 토큰과 섞거나 하나가 빠지면 받지 않고, 로그인을 끝내지도 않는다', async () => {
    const mine = await signedIn();
    site.moveClock(1000);
    const other = await signedIn();
    expect(codeOf(await reissue(other.token, mine.refreshToken))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(codeOf(await reissue('', mine.refreshToken))).toEqual([401, 'UNAUTHENTICATED']);
    expect(codeOf(await reissue(`${mine.token}x`, mine.refreshToken))).toEqual([401, 'UNAUTHENTICATED']);
    expect(codeOf(await reissue(mine.token, ''))).toEqual([401, 'TOKEN_EXPIRED']);
    expect((await reissue(mine.token, mine.refreshToken)).statusCode).toBe(200);
  });
});
