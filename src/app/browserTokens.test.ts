import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LoginEnd } from '#src/store/session';
import { browserTokens, watchTokens, type ElsewhereChange } from './browserTokens';

/** The channel between the tabs; silent until `say`. */
class Channel {
  static open: Channel | null = null;
  static readonly said: LoginEnd[] = [];
  onmessage: ((event: { data: LoginEnd }) => void) | null = null;
  constructor() {
    Channel.open = this;
  }
  postMessage = (end: LoginEnd) => void Channel.said.push(end);
}
const former = globalThis.BroadcastChannel as unknown;
/** Set before the first message, because a tab has one channel. */
Object.assign(globalThis, { BroadcastChannel: Channel });

const tokens = browserTokens(() => window.localStorage);
const TOKENS = { user: 'access', refreshToken: 'refresh', expireAt: 1_795_000_000 };
const NONE = { user: null, refreshToken: null, expireAt: null };
beforeEach(() => window.localStorage.clear());

test('로그인은 user, refreshToken, expireAt(초)이라는 이름으로 남는다', () => {
  tokens.write(TOKENS, null);
  expect({ ...window.localStorage }).toEqual({ user: 'access', refreshToken: 'refresh', expireAt: '1795000000' });
  expect(tokens.read()).toEqual(TOKENS);
});

test('로그아웃하면 sseToken까지 모두 지운다', () => {
  tokens.write(TOKENS, null);
  window.localStorage.setItem('sseToken', 'ticket');
  tokens.write(NONE, 'signedOut');
  expect({ ...window.localStorage }).toEqual({});
});

test('저장소를 쓸 수 없으면 로그인은 이 화면에만 있고, 화면은 멈추지 않는다', () => {
  const forbidden = browserTokens(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(forbidden.read()).toEqual(NONE);
  expect(() => forbidden.write(TOKENS, null)).not.toThrow();
  expect(forbidden.read()).toEqual(TOKENS);
});

describe('다른 탭에서 로그인이 끝나면 왜 끝났는지 안다', () => {
  let seen: ElsewhereChange[];
  const watch = () => {
    const own: ElsewhereChange[] = [];
    seen = own;
    watchTokens(tokens.read, (change) => own.push(change));
  };
  const say = (data: LoginEnd) => Channel.open?.onmessage?.({ data });
  const stored = (now: typeof TOKENS | typeof NONE) => {
    tokens.write(now, null);
    window.dispatchEvent(new StorageEvent('storage'));
  };
  beforeEach(() => {
    Channel.said.length = 0;
    Object.assign(globalThis, { BroadcastChannel: Channel });
    tokens.write(TOKENS, null);
    watch();
  });
  afterEach(() => void Object.assign(globalThis, { BroadcastChannel: former }));

  test.each(['signedOut', 'refused'] as const)('%s: 저장소가 먼저 비어도, 알림이 먼저 와도', (end) => {
    stored(NONE);
    expect(seen).toEqual([]);
    say(end);
    expect(seen).toEqual([{ end }]);

    stored(TOKENS);
    seen.length = 0;
    say(end);
    expect(seen).toEqual([{ tokens: TOKENS }]);
    stored(NONE);
    expect(seen).toEqual([{ tokens: TOKENS }, { end }]);
  });

  test('알림을 늦게 들은 탭은 그사이의 새 로그인을 끝내지 않는다', () => {
    say('signedOut');
    stored(TOKENS);
    stored(NONE);
    expect(seen.filter((change) => 'end' in change)).toEqual([]);
    say('refused');
    expect(seen.at(-1)).toEqual({ end: 'refused' });
  });

  test('이 탭에서 끝난 로그인은 다른 탭에 알린다', () => {
    tokens.write(NONE, 'refused');
    tokens.write(TOKENS, null);
    tokens.write(NONE, 'signedOut');
    expect(Channel.said).toEqual(['refused', 'signedOut']);
  });

  test('알릴 길이 없는 브라우저에서는 로그아웃으로 안다', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    watch();
    stored(NONE);
    expect(seen).toEqual([{ end: 'signedOut' }]);
  });
});
