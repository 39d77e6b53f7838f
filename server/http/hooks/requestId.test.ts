import { API, HEALTH } from '#contract/paths';
import { openSite, SECRET, type Site } from '#tests/support/server/site';

let site: Site;
afterEach(() => site.close());
const UUID = /^[0-9a-f-]{36}$/;
const GIVEN = '0f8fad5b-d9cb-469f-a165-70867728950e';
const idOf = async (given?: string, url: string = API.configInfo) =>
  String((await site.get(url, given === undefined ? {} : { 'x-request-id': given })).headers['x-request-id']);

it('모든 답에 요청의 번호가 있고 요청마다 다르다', async () => {
  site = await openSite();
  const ids = await Promise.all(
    [API.configInfo, '/api/nothing', '/nothing', HEALTH.alive, API.me].map((url) => idOf(undefined, url)),
  );
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(ids.length);
});

it('방문자가 보낸 번호는 쓰지 않는다', async () => {
  site = await openSite();
  expect(await idOf(GIVEN)).not.toBe(GIVEN);
});

it('믿는 프록시가 있으면 그 번호를 쓰되, 번호의 꼴이 아니면 쓰지 않는다', async () => {
  site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 1, trustProxy: ['127.0.0.1'] } });
  expect(await idOf(GIVEN)).toBe(GIVEN);
  for (const words of ['010-1234-5678', `${GIVEN}\n`, 'x'.repeat(36), `${GIVEN}${GIVEN}`, ''])
    expect(await idOf(words)).toMatch(UUID);
});
