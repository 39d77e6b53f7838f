import { FROZEN_NOW } from '#mocks/now';
import { ensureAdministrator } from '#server/auth/administrator';
import { operationNamed, operationsOf, readDocument, type Operation } from '#tests/support/server/document';
import { dump } from '#tests/support/server/dump';
import { sendRequest } from '#tests/support/server/sendRequest';
import { ADMIN, openSite, type Site } from '#tests/support/server/site';
import { STREAMS, VALID_REQUESTS, type ValidRequest } from '#tests/support/server/validRequests';

let site: Site;
let operations: Operation[];
let operator: Record<string, string>;
beforeAll(async () => {
  site = await openSite({ apiDocs: true });
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
  await site.config({ useReserveFind: 'Y' });
  operator = await site.operator();
  operations = operationsOf(await readDocument(site));
}, 60_000);
afterAll(() => site.close());

const CALLS = Object.keys(VALID_REQUESTS);
/** Public responses, which caches may store. */
const isPublic = (call: string): boolean =>
  /^GET \/api\/(catch|config|reserve|calendar|pictures)\//.test(call) && !STREAMS.includes(call);
/** A valid call: of a visitor if it is public, otherwise of the operator. */
const valid = async (call: string): Promise<ValidRequest> => {
  const made = (await VALID_REQUESTS[call]?.(site)) ?? {};
  return isPublic(call) ? made : { ...made, headers: { ...operator, ...made.headers } };
};

describe('누구나 보는 것', () => {
  it.each(CALLS.filter(isPublic))('%s 는 ETag를 싣고, 바뀌지 않았으면 304이다', async (call) => {
    const sent = await valid(call);
    const first = await sendRequest(site, operationNamed(operations, call), sent);
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toMatch(/^((private, )?no-cache|public, )/);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^(W\/)?".+"$/);
    const again = await sendRequest(site, operationNamed(operations, call), {
      ...sent,
      headers: { ...sent.headers, 'if-none-match': etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('없는 것은 ETag도 304도 없다', async () => {
    const call = operationNamed(operations, 'GET /api/reserve/{id}');
    const sent = { params: { id: 999_999 } };
    const missing = await sendRequest(site, call, sent);
    expect([missing.statusCode, missing.headers.etag, missing.headers['cache-control']]).toEqual([
      404,
      undefined,
      'no-store',
    ]);
  });
});

describe('한 사람의 것', () => {
  const personal = CALLS.filter((call) => !isPublic(call) && !STREAMS.includes(call));

  it('로그인, 예약, 대기, 관리의 호출은 모두 여기에 든다', () => {
    expect(personal.length).toBe(
      CALLS.filter((call) => /\/api\/(guest|manifest|waiting|manage|auth)\//.test(call)).length - 1,
    );
  });

  it.each(personal)('%s 는 아무도 간직하지 않는다', async (call) => {
    const response = await sendRequest(site, operationNamed(operations, call), await valid(call));
    expect([response.statusCode < 300, response.headers['cache-control'], response.headers.etag]).toEqual([
      true,
      'no-store',
      undefined,
    ]);
    expect(response.body).not.toMatch(/argon2|password/i);
    if (!call.endsWith('change-password')) return;
    await site.db.deleteFrom('users').execute();
    await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
    operator = await site.operator();
  });
});

describe('상태를 바꾸는 GET', () => {
  const changing = ['complete', 'cancel', 'delete'].map((action) => `GET /api/manage/guest/{id}/${action}`);

  it.each(changing)('%s 는 머리글 없이, 브라우저의 이동으로, HEAD로 바꾸지 못한다', async (call) => {
    const { params, headers = {} } = await valid(call);
    const operation = operationNamed(operations, call);
    const before = await dump(site.db);
    const sendWith = async (over: Record<string, string>, auth = headers) =>
      (await sendRequest(site, operation, { params: params ?? {}, headers: { ...auth, ...over } })).statusCode;
    expect(await sendWith({}, {})).toBe(401);
    expect(await sendWith({ cookie: `token=${headers['authorization']}` }, {})).toBe(401);
    expect(await sendWith({ 'sec-fetch-mode': 'navigate' })).toBe(403);
    const url = operation.path.replace('{id}', String(params?.['id']));
    expect((await site.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
    expect(await dump(site.db)).toBe(before);
    expect(await sendWith({ 'sec-fetch-mode': 'cors' })).toBe(200);
    expect(await dump(site.db)).not.toBe(before);
  });

  it.each(changing)('%s 곁의 POST는 같은 일을 한다', async (call) => {
    const post = call.replace('GET', 'POST');
    const byGet = await valid(call);
    const byPost = await valid(post);
    const responses = [
      await sendRequest(site, operationNamed(operations, call), byGet),
      await sendRequest(site, operationNamed(operations, post), byPost),
    ];
    const states = responses.map((response) => [response.statusCode, response.json<{ state: string }>().state]);
    expect(states[0]).toEqual(states[1]);
    expect(states[0]?.[0]).toBe(200);
  });

  it('다른 GET은 아무것도 바꾸지 않고, HEAD는 어느 호출에서도 바꾸지 않는다', async () => {
    const reading = CALLS.filter(
      (call) => call.startsWith('GET') && !changing.includes(call) && !STREAMS.includes(call),
    );
    const made = new Map<string, ValidRequest>();
    for (const call of CALLS) made.set(call, await valid(call));
    const before = await dump(site.db);
    for (const call of reading)
      expect([
        call,
        (await sendRequest(site, operationNamed(operations, call), made.get(call) ?? {})).statusCode,
      ]).toEqual([call, 200]);
    for (const call of CALLS) {
      const { params = {}, query = {}, headers = {} } = made.get(call) ?? {};
      const path = operationNamed(operations, call).path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String(params[name]),
      );
      const asked = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      await site.app.inject({ method: 'HEAD', url: `${path}?${asked}`, headers });
    }
    expect(await dump(site.db)).toBe(before);
  });
});
