import { signinResponseSchema, type SigninResponse } from '#contract/auth/auth.schema';
import type { ErrorBody } from '#contract/errors';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { ADMIN, openSite, type Site } from '#tests/support/server/site';
import { hash } from '@node-rs/argon2';
import { PASSWORD_COST } from './adminPassword';
import { ensureAdministrator } from './administrator';

const NEW = '새-비밀번호-1234';
let site: Site;
beforeEach(async () => {
  site = await openSite();
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
});
afterEach(() => site.close());

const signIn = (password = ADMIN.password) => site.post(API.signin, { ...ADMIN, password });
const signedIn = async (): Promise<SigninResponse> => signinResponseSchema.parse((await signIn()).json());
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = async ({ token }: SigninResponse) => (await site.get(API.me, bearer(token))).statusCode;
const reissue = ({ token, refreshToken }: SigninResponse) =>
  site.post(API.reissue, undefined, { ...bearer(token), [REFRESH_TOKEN_HEADER]: refreshToken });
const codeOf = (response: Awaited<ReturnType<Site['get']>>) => [response.statusCode, response.json<ErrorBody>().code];

describe('비밀번호 변경', () => {
  const change = ({ token }: SigninResponse, over: object = {}) =>
    site.post(
      API.changePassword,
      { id: null, password: ADMIN.password, newPassword: NEW, newPasswordConfirm: NEW, ...over },
      bearer(token),
    );

  it('새 비밀번호로만 로그인할 수 있게 되고, argon2id로 저장한다', async () => {
    const response = await change(await signedIn());
    expect([response.statusCode, response.json()]).toEqual([200, { id: 1, userid: 'admin' }]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await signIn()).statusCode).toBe(401);
    expect((await signIn(NEW)).statusCode).toBe(200);
    const { passwordHash } = await site.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('다른 모든 로그인을 바로 끝내고 이 로그인은 이어 간다', async () => {
    const mine = await signedIn();
    const phone = await signedIn();
    const office = await signedIn();
    await change(mine);
    for (const other of [phone, office]) {
      expect(codeOf(await site.get(API.me, bearer(other.token)))).toEqual([401, 'TOKEN_EXPIRED']);
      expect(codeOf(await site.get(API.guestSummary, bearer(other.token)))).toEqual([401, 'TOKEN_EXPIRED']);
      expect(codeOf(await reissue(other))).toEqual([401, 'TOKEN_EXPIRED']);
    }
    expect(await me(mine)).toBe(200);
    expect((await reissue(mine)).statusCode).toBe(200);
  });

  it.each<[object, [string, string][]]>([
    [{ password: '틀린 비밀번호' }, [['password', '현재 비밀번호가 일치하지 않습니다.']]],
    [{ password: '' }, [['password', '비밀번호를 입력해 주세요.']]],
    [{ password: undefined }, [['password', '비밀번호를 입력해 주세요.']]],
    [
      { newPassword: '1234567', newPasswordConfirm: '1234567' },
      [['newPassword', '새 비밀번호를 8자 이상 20자 이하로 입력해 주세요.']],
    ],
    [
      { newPassword: 'x'.repeat(21), newPasswordConfirm: 'y' },
      [
        ['newPassword', '새 비밀번호를 8자 이상 20자 이하로 입력해 주세요.'],
        ['newPasswordConfirm', '새 비밀번호가 서로 일치하지 않습니다.'],
      ],
    ],
    [{ newPasswordConfirm: `${NEW}5` }, [['newPasswordConfirm', '새 비밀번호가 서로 일치하지 않습니다.']]],
    [
      { newPassword: ADMIN.password, newPasswordConfirm: ADMIN.password },
      [['newPassword', '현재와 다른 비밀번호를 입력해 주세요.']],
    ],
    [
      { newPassword: ADMIN.password.normalize('NFD'), newPasswordConfirm: ADMIN.password },
      [['newPassword', '현재와 다른 비밀번호를 입력해 주세요.']],
    ],
    [{ newPassword: 12345678 }, [['newPassword', '새 비밀번호를 올바르게 입력해 주세요.']]],
    [{ id: 7 }, [['id', '번호를 올바르게 입력해 주세요.']]],
  ])('%j 는 이유를 말하고 아무것도 바꾸지 않는다', async (over, expected) => {
    const mine = await signedIn();
    const other = await signedIn();
    const response = await change(mine, over);
    expect(codeOf(response)).toEqual([400, 'VALIDATION']);
    const { errors } = response.json<ErrorBody>();
    expect(errors?.map(({ field, reason }) => [field, reason])).toEqual(expected);
    expect(errors?.filter(({ field, value }) => field !== 'id' && value !== undefined)).toEqual([]);
    expect(await me(other)).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('전각으로 쓰거나 보이지 않는 문자가 섞인 비밀번호도 같은 것이고, 길이는 그것을 빼고 센다', async () => {
    const wide = '\u200Bｐａｓｓ１２３４\u200B';
    const mine = await signedIn();
    expect((await change(mine, { newPassword: 'ｐａｓｓ1\u200B\u200B', newPasswordConfirm: 'pass1' })).statusCode).toBe(
      400,
    );
    expect((await change(mine, { newPassword: wide, newPasswordConfirm: 'pass1234' })).statusCode).toBe(200);
    for (const password of ['pass1234', 'ｐａｓｓ１２３４', 'pass\uFE0F1234 '])
      expect((await signIn(password)).statusCode).toBe(200);
  });

  it('예전에 쓴 그대로 저장된 비밀번호로도 계속 로그인한다', async () => {
    const stored = '선장의  비밀１２';
    await site.db
      .updateTable('users')
      .set({ passwordHash: await hash(stored, PASSWORD_COST) })
      .execute();
    expect((await signIn(stored)).statusCode).toBe(200);
    expect((await signIn('선장의 비밀12')).statusCode).toBe(401);
  });

  it('동시에 두 번 바꾸면 하나만 된다', async () => {
    const mine = await signedIn();
    const responses = await Promise.all([
      change(mine),
      change(mine, { newPassword: `${NEW}5`, newPasswordConfirm: `${NEW}5` }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it('답을 받지 못해 같은 변경을 다시 보내면 바뀌었다고 답하고, 그사이의 다른 로그인은 그대로이다', async () => {
    const mine = await signedIn();
    await change(mine);
    const later = signinResponseSchema.parse((await signIn(NEW)).json());
    const again = await change(mine);
    expect([again.statusCode, again.json()]).toEqual([200, { id: 1, userid: 'admin' }]);
    expect(await me(later)).toBe(200);
    expect((await signIn(NEW)).statusCode).toBe(200);
    expect(codeOf(await change(mine, { newPassword: `${NEW}5`, newPasswordConfirm: `${NEW}5` }))[0]).toBe(400);
  });

  it('바꾼 적이 없거나 바꾼 지 하루가 지났으면, 새 비밀번호 칸으로 지금의 비밀번호를 알아낼 수 없다', async () => {
    const mine = await signedIn();
    const guess = { password: '틀린 비밀번호', newPassword: ADMIN.password, newPasswordConfirm: ADMIN.password };
    expect((await change(mine, guess)).statusCode).toBe(400);
    await change(mine);
    site.moveClock(86_400_001);
    const later = signinResponseSchema.parse((await signIn(NEW)).json());
    expect((await change(later)).statusCode).toBe(400);
  });

  it('한 주소에서 끝없이 시도할 수 없다', async () => {
    const mine = await signedIn();
    const statuses = new Set<number>();
    for (let i = 0; i < 11; i += 1) statuses.add((await change(mine, { password: 'x' })).statusCode);
    expect([...statuses]).toEqual([400, 429]);
  });
});

describe('로그아웃', () => {
  const signOut = ({ token }: SigninResponse) => site.post(API.signout, undefined, bearer(token));

  it('이 로그인의 토큰은 모두 쓸 수 없고 다른 로그인은 그대로이다', async () => {
    const mine = await signedIn();
    const other = await signedIn();
    const response = await signOut(mine);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(codeOf(await site.get(API.me, bearer(mine.token)))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(codeOf(await reissue(mine))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(await me(other)).toBe(200);
    expect((await reissue(other)).statusCode).toBe(200);
  });

  it('다시 보내거나 만료된 토큰으로 보내도 된다', async () => {
    const mine = await signedIn();
    for (let i = 0; i < 2; i += 1) expect((await signOut(mine)).statusCode).toBe(204);
    const late = await signedIn();
    site.moveClock(86_400_000);
    expect((await signOut(late)).statusCode).toBe(204);
    expect(codeOf(await reissue(late))).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('갱신한 다음에 옛 토큰으로 보내도 그 로그인이 끝난다', async () => {
    const mine = await signedIn();
    const next = await reissue(mine);
    await signOut(mine);
    expect(await me({ ...mine, token: next.body })).toBe(401);
  });

  it('우리가 서명한 토큰이 없으면 401이다', async () => {
    const mine = await signedIn();
    for (const token of ['', 'x', `${mine.token}x`])
      expect(codeOf(await signOut({ ...mine, token }))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await me(mine)).toBe(200);
  });
});
