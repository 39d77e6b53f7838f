import type { IncomingMessage } from 'node:http';
import { FROZEN_NOW } from '#mocks/now';
import { responseCache, MOST_BYTES_OF_ONE, type CachedResponse } from './responseCache';
import { encodeBody } from './encodedBody';

const asked = (url: string, headers: Record<string, string> = {}) =>
  ({ method: 'GET', url, headers }) as unknown as IncomingMessage;
const answer = (bytes = 1_000): CachedResponse => ({
  status: 200,
  headers: [],
  body: encodeBody(Buffer.alloc(0), null),
  bytes,
  tally: { count: 0 },
});

let now: Date;
const openAnswers = () => {
  now = FROZEN_NOW;
  const answers = responseCache(() => now, 'https://boat.example');
  answers.trust(true);
  return answers;
};
const keep = (answers: ReturnType<typeof openAnswers>, url: string, kept = answer()): boolean => {
  const request = asked(url);
  answers.want(request);
  answers.store(request, 'until a change', null, kept);
  return answers.find(asked(url)) !== undefined;
};

it('끝없이 많은 주소와 큰 답을 청해도 간직하는 수와 양은 정해져 있고, 오래된 것이 자리를 내준다', () => {
  const many = openAnswers();
  const large = openAnswers();
  const addresses = Array.from({ length: 3_000 }, (_, index) => `/api/config/config-info?${index}`);
  for (const address of addresses) expect(keep(many, address)).toBe(true);
  expect(addresses.filter((address) => many.find(asked(address)))).toEqual(addresses.slice(-1_000));
  for (const address of addresses.slice(0, 100)) expect(keep(large, address, answer(MOST_BYTES_OF_ONE))).toBe(true);
  expect(addresses.filter((address) => large.find(asked(address)))).toHaveLength(32);
  expect(keep(large, '/', answer(MOST_BYTES_OF_ONE + 1))).toBe(false);
  expect(keep(large, `/reserve/${'1'.repeat(1_000)}`)).toBe(false);
});

it('답을 만드는 동안 바뀐 것은 간직하지 않는다', () => {
  const answers = openAnswers();
  const request = asked('/');
  answers.want(request);
  answers.drop();
  answers.store(request, 'until a change', null, answer());
  expect(answers.find(asked('/'))).toBeUndefined();
  expect(keep(answers, '/')).toBe(true);
});

it('30분이 지나면 날짜와 마감이 든 답은 지나고, 파일은 남는다', () => {
  const answers = openAnswers();
  const file = asked('/assets/main.js');
  answers.want(file);
  answers.store(file, 'always', null, answer());
  expect(keep(answers, '/reserve')).toBe(true);
  now = new Date('2026-11-20T08:29:59.999+09:00');
  expect(answers.find(asked('/reserve'))).toBeDefined();
  now = new Date('2026-11-20T08:30:00+09:00');
  expect(answers.find(asked('/reserve'))).toBeUndefined();
  expect(answers.find(asked('/assets/main.js'))).toBeDefined();
});

it.each([
  ['부분', { range: 'bytes=0-1' }],
  ['옛 날짜의', { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }],
  ['본문이 있는', { 'content-length': '2' }],
])('%s 요청은 일반 경로가 답한다', (_, headers) => {
  const answers = openAnswers();
  expect(keep(answers, '/')).toBe(true);
  expect(answers.find(asked('/', headers))).toBeUndefined();
});
