import { exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters } from 'jose';
import { signinResponseSchema } from '#contract/auth/auth.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { deriveKeys } from '#server/keys/keys';
import { ADMIN, openSite, SECRET, type Site } from '#tests/support/server/site';
import { ensureAdministrator } from './administrator';
import { hashAdminPassword, NO_USER_HASH } from './adminPassword';
import { readAccessToken } from './accessToken';
import { signDeviceToken } from './deviceToken';

const { accessToken: KEY, device: DEVICE_KEY } = deriveKeys(SECRET);
const SECONDS = Math.floor(FROZEN_NOW.getTime() / 1000);

let site: Site;
let family: string;
let userId: number;
let real: string;
beforeEach(async () => {
  site = await openSite();
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
  const { token, user } = signinResponseSchema.parse((await site.post(API.signin, ADMIN)).json());
  const session = await readAccessToken([KEY], token, FROZEN_NOW);
  family = session && session !== 'expired' ? session.family : '';
  [real, userId] = [token, user.id];
});
afterEach(() => site.close());

interface Made {
  header?: Partial<JWTHeaderParameters>;
  claims?: Record<string, unknown>;
  key?: Parameters<SignJWT['sign']>[0];
}
/** A valid token of the open login, with a test's changes. */
const made = ({ header = {}, claims = {}, key = KEY }: Made = {}): Promise<string> =>
  new SignJWT({ sub: String(userId), aud: 'access', family, iat: SECONDS, exp: SECONDS + 60, ...claims })
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(key);
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const codeOf = async (token: string): Promise<string> => {
  const response = await site.get(API.me, { authorization: `Bearer ${token}` });
  return response.statusCode === 200 ? 'taken' : (response.json<ErrorBody>().code ?? '');
};

it('만든 그대로의 토큰은 들어온다', async () => {
  expect([await codeOf(real), await codeOf(await made())]).toEqual(['taken', 'taken']);
});

it('열쇠가 맞아도 다른 방식으로 서명한 토큰은 받지 않는다', async () => {
  const long = Buffer.concat([KEY, KEY]);
  for (const alg of ['HS384', 'HS512'])
    for (const key of [KEY, long])
      expect([alg, await made({ header: { alg }, key }).then(codeOf, () => 'UNAUTHENTICATED')]).toEqual([
        alg,
        'UNAUTHENTICATED',
      ]);
});

it('서명이 없다는 토큰은 어떻게 적어도 받지 않는다', async () => {
  const [, claims = '', signature = ''] = real.split('.');
  for (const alg of ['none', 'None', 'NONE', 'nOnE', '', 'HS256'])
    for (const tail of ['', signature.slice(1)])
      expect([alg, await codeOf(`${encoded({ alg })}.${claims}.${tail}`)]).toEqual([alg, 'UNAUTHENTICATED']);
  const others = encoded({ sub: '1', aud: 'access', family, exp: SECONDS + 60, admin: true });
  expect(await codeOf(`${real.split('.')[0]}.${others}.${signature}`)).toBe('UNAUTHENTICATED');
});

it('토큰이 스스로 가져온 열쇠나 열쇠의 주소는 쓰지 않는다', async () => {
  for (const alg of ['RS256', 'ES256', 'EdDSA']) {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    const jwk = await exportJWK(publicKey);
    const header = { alg, jwk, jku: 'https://attacker.example/keys', kid: '../../dev/null' };
    expect([alg, await codeOf(await made({ header, key: privateKey }))]).toEqual([alg, 'UNAUTHENTICATED']);
    // The public key used as the server's secret.
    const known = Buffer.from(JSON.stringify(jwk));
    expect([alg, await codeOf(await made({ header: { jwk }, key: known }))]).toEqual([alg, 'UNAUTHENTICATED']);
  }
});

it.each<[string, Made]>([
  ['끝나는 때가 없는', { claims: { exp: undefined } }],
  ['아직 시작하지 않은', { claims: { nbf: SECONDS + 30 } }],
  ['다른 곳에 쓰일', { claims: { aud: 'device' } }],
  ['쓰일 곳이 없는', { claims: { aud: undefined } }],
  ['누구의 것인지 모를', { claims: { sub: undefined } }],
  ['어느 로그인인지 모를', { claims: { family: undefined } }],
  ['기기의 열쇠로 서명한', { key: DEVICE_KEY }],
])('%s 토큰은 받지 않는다', async (_, change) => {
  expect(await codeOf(await made(change))).toBe('UNAUTHENTICATED');
});

it('끝난 토큰과 없는 로그인의 토큰은 만료되었다고 하고, 기기의 표는 토큰이 아니다', async () => {
  expect(await codeOf(await made({ claims: { exp: SECONDS - 1 } }))).toBe('TOKEN_EXPIRED');
  expect(await codeOf(await made({ claims: { family: 'somebody-else' } }))).toBe('TOKEN_EXPIRED');
  const proof = { userId, passwordHash: 'none', secondStepSalt: null };
  expect(await codeOf(await signDeviceToken(DEVICE_KEY, proof, null, FROZEN_NOW))).toBe('UNAUTHENTICATED');
});

it('토큰의 번호를 다른 사용자로 바꾸어 서명해도 그 로그인의 것이 아니면 갱신하지 못한다', async () => {
  const token = await made({ claims: { sub: String(userId + 1) } });
  const response = await site.post(API.reissue, undefined, { authorization: `Bearer ${token}`, 'refresh-token': 'x' });
  expect(response.statusCode).toBe(401);
});

it('없는 아이디에도 있는 아이디와 같은 만큼 비밀번호를 계산한다', async () => {
  const costOf = (hash: string) => hash.split('$').slice(0, 4);
  expect(costOf(NO_USER_HASH)).toEqual(costOf(await hashAdminPassword('any password')));
});
