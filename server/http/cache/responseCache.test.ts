import type { IncomingMessage } from 'node:http';
import { FROZEN_NOW } from '#mocks/now';
import { responseCache, MOST_BYTES_OF_ONE, type CachedResponse } from './responseCache';
import { encodeBody } from './encodedBody';

const asked = (url: string, headers: Record<string, string> = {}) =>
  ({ method: 'GET', url, headers }) as unknown as IncomingMessage;
const aResponse = (bytes = 1_000): CachedResponse => ({
  status: 200,
  headers: [],
  body: encodeBody(Buffer.alloc(0), null),
  bytes,
  tally: { count: 0 },
});

let now: Date;
const openCache = () => {
  now = FROZEN_NOW;
  const cache = responseCache(() => now, 'https://boat.example');
  cache.trust(true);
  return cache;
};
const isCachedAfter = (cache: ReturnType<typeof openCache>, url: string, response = aResponse()): boolean => {
  const request = asked(url);
  cache.want(request);
  cache.store(request, 'until a change', null, response);
  return cache.find(asked(url)) !== undefined;
};

it('끝없이 많은 주소와 큰 답을 청해도 간직하는 수와 양은 정해져 있고, 오래된 것이 자리를 내준다', () => {
  const many = openCache();
  const large = openCache();
  const addresses = Array.from({ length: 3_000 }, (_, index) => `/api/config/config-info?${index}`);
  for (const address of addresses) expect(isCachedAfter(many, address)).toBe(true);
  expect(addresses.filter((address) => many.find(asked(address)))).toEqual(addresses.slice(-1_000));
  for (const address of addresses.slice(0, 100))
    expect(isCachedAfter(large, address, aResponse(MOST_BYTES_OF_ONE))).toBe(true);
  expect(addresses.filter((address) => large.find(asked(address)))).toHaveLength(32);
  expect(isCachedAfter(large, '/', aResponse(MOST_BYTES_OF_ONE + 1))).toBe(false);
  expect(isCachedAfter(large, `/reserve/${'1'.repeat(1_000)}`)).toBe(false);
});

it('답을 만드는 동안 바뀐 것은 간직하지 않는다', () => {
  const cache = openCache();
  const request = asked('/');
  cache.want(request);
  cache.drop();
  cache.store(request, 'until a change', null, aResponse());
  expect(cache.find(asked('/'))).toBeUndefined();
  expect(isCachedAfter(cache, '/')).toBe(true);
});

it('30분이 지나면 날짜와 마감이 든 답은 지나고, 파일은 남는다', () => {
  const cache = openCache();
  const file = asked('/assets/main.js');
  cache.want(file);
  cache.store(file, 'always', null, aResponse());
  expect(isCachedAfter(cache, '/reserve')).toBe(true);
  now = new Date('2026-11-20T08:29:59.999+09:00');
  expect(cache.find(asked('/reserve'))).toBeDefined();
  now = new Date('2026-11-20T08:30:00+09:00');
  expect(cache.find(asked('/reserve'))).toBeUndefined();
  expect(cache.find(asked('/assets/main.js'))).toBeDefined();
});

it.each([
  ['부분', { range: 'bytes=0-1' }],
  ['옛 날짜의', { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }],
  ['본문이 있는', { 'content-length': '2' }],
])('%s 요청은 일반 경로가 답한다', (_, headers) => {
  const cache = openCache();
  expect(isCachedAfter(cache, '/')).toBe(true);
  expect(cache.find(asked('/', headers))).toBeUndefined();
});
