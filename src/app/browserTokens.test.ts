import { beforeEach, expect, test } from '@jest/globals';
import { browserTokens } from './browserTokens';

const tokens = browserTokens(() => window.localStorage);
const TOKENS = { user: 'access', refreshToken: 'refresh', expireAt: 1_795_000_000 };
beforeEach(() => window.localStorage.clear());

test('로그인은 user, refreshToken, expireAt(초)이라는 이름으로 남는다', () => {
  tokens.write(TOKENS);
  expect({ ...window.localStorage }).toEqual({ user: 'access', refreshToken: 'refresh', expireAt: '1795000000' });
  expect(tokens.read()).toEqual(TOKENS);
});

test('로그아웃하면 sseToken까지 모두 지운다', () => {
  tokens.write(TOKENS);
  window.localStorage.setItem('sseToken', 'ticket');
  tokens.write({ user: null, refreshToken: null, expireAt: null });
  expect({ ...window.localStorage }).toEqual({});
});

test('저장소를 쓸 수 없으면 로그인은 이 화면에만 있고, 화면은 멈추지 않는다', () => {
  const forbidden = browserTokens(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(forbidden.read()).toEqual({ user: null, refreshToken: null, expireAt: null });
  expect(() => forbidden.write(TOKENS)).not.toThrow();
  expect(forbidden.read()).toEqual(TOKENS);
});
