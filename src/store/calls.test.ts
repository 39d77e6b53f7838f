import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fetchDouble, noConnection, refusing, restoreFetch, silence } from '#tests/support/jest/fetchDouble';
import { ORIGIN, testStore, tokensFor } from '#tests/support/jest/testStore';
import { daysApi } from './endpoints/days';
import { guestsApi } from './endpoints/guests';
import { sessionApi } from './endpoints/session';
import { failureText } from './failure';
import { signedIn, signedOutTokens } from './session';

const DECEMBER = { year: 2026, month: 12 };
const days = daysApi.endpoints.getDayList.initiate(DECEMBER);
const unauthenticated = refusing(401, { code: 'UNAUTHENTICATED', message: '로그인이 필요합니다.' });

afterEach(() => {
  restoreFetch();
  jest.useRealTimers();
});

describe('모든 호출에는 로그인한 사람의 토큰이 실린다', () => {
  test('로그인했으면 Authorization에 싣는다', async () => {
    const requests = fetchDouble(() => Response.json([]));
    const { store } = testStore(tokensFor(900));
    await store.dispatch(guestsApi.endpoints.completeGuest.initiate({ id: 7 }));
    await store.dispatch(days);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${ORIGIN}/api/manage/guest/7/complete`,
      `GET ${ORIGIN}/api/reserve/list?year=2026&month=12`,
    ]);
    for (const { headers } of requests) expect(headers.get('Authorization')).toBe(`Bearer ${tokensFor(900).user}`);
  });

  test('로그인하지 않았으면 싣지 않는다', async () => {
    const requests = fetchDouble(() => Response.json([]));
    await testStore().store.dispatch(days);
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  test('로그인한 바로 다음 호출부터 싣는다', async () => {
    const requests = fetchDouble(() => Response.json([]));
    const { store } = testStore();
    store.dispatch(signedIn(tokensFor(900)));
    await store.dispatch(days);
    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${tokensFor(900).user}`);
  });

  test('본문은 JSON으로 나간다', async () => {
    const requests = fetchDouble(() =>
      Response.json({ token: 't', refreshToken: 'r', user: { id: 1, userid: 'admin' } }),
    );
    await testStore().store.dispatch(sessionApi.endpoints.signin.initiate({ userid: 'admin', password: '비밀' }));
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ userid: 'admin', password: '비밀' });
  });
});

describe('일하는 중에 로그인이 끝나면', () => {
  test('401은 로그아웃이고 저장된 토큰도 지운다', async () => {
    fetchDouble(unauthenticated);
    const { store, session, write } = testStore(tokensFor(900));
    const result = await store.dispatch(guestsApi.endpoints.completeGuest.initiate({ id: 7 }));
    expect(session()).toEqual({ ...signedOutTokens, end: 'refused' });
    expect(write.mock.calls).toEqual([[signedOutTokens, 'refused']]);
    expect(failureText(result.error)).toBe('로그인이 필요합니다.');
  });

  test.each([
    ['로그아웃했으면 만료가 아니라 로그아웃이다', signedOutTokens],
    ['토큰을 갱신했으면 그 토큰으로 이어 간다', tokensFor(900, 'second')],
  ])('그사이 다른 탭이 %s', async (_, theirs) => {
    const scene = testStore(tokensFor(900));
    fetchDouble((request) => {
      scene.elsewhere(theirs);
      return unauthenticated(request);
    });
    await scene.store.dispatch(guestsApi.endpoints.completeGuest.initiate({ id: 7 }));
    expect(scene.session()).toEqual(theirs);
    expect(scene.write).not.toHaveBeenCalled();
  });

  test.each([400, 403, 404, 409, 429, 500])('%i은 로그아웃이 아니다', async (status) => {
    fetchDouble(refusing(status, { code: 'INTERNAL', message: '문장' }));
    const { store, session } = testStore(tokensFor(900));
    await store.dispatch(days);
    expect(session()).toEqual(tokensFor(900));
  });

  test('틀린 비밀번호의 401은 아무 토큰도 건드리지 않는다', async () => {
    fetchDouble(refusing(401, { code: 'SIGNIN_FAILED', message: '아이디 또는 비밀번호가 일치하지 않습니다.' }));
    const { store, write } = testStore();
    const result = await store.dispatch(sessionApi.endpoints.signin.initiate({ userid: 'a', password: 'b' }));
    expect(failureText('error' in result ? result.error : null)).toBe('아이디 또는 비밀번호가 일치하지 않습니다.');
    expect(write).not.toHaveBeenCalled();
  });

  test('늦게 온 옛 토큰의 401은 그사이 새로 한 로그인을 끝내지 않는다', async () => {
    const { store, session } = testStore(tokensFor(900));
    fetchDouble((request) => {
      store.dispatch(signedIn(tokensFor(900, 'second')));
      return unauthenticated(request);
    });
    await store.dispatch(days);
    expect(session()).toEqual(tokensFor(900, 'second'));
  });
});

describe('서버가 답하지 않으면', () => {
  test('정확히 10초를 기다리고 그만둔다', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    const requests = fetchDouble(silence);
    let settled = false;
    const call = testStore().store.dispatch(days);
    void call.then(() => (settled = true));
    await jest.advanceTimersByTimeAsync(9_999);
    expect([settled, requests[0]?.signal.aborted]).toEqual([false, false]);
    await jest.advanceTimersByTimeAsync(1);
    expect([settled, requests[0]?.signal.aborted]).toEqual([true, true]);
    expect(failureText((await call).error)).toBe('시간이 오래 걸리고 있습니다. 잠시 후 다시 시도해 주세요.');
  });

  test('답이 오다가 멈추어도 10초 뒤에 그만둔다', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    fetchDouble(
      ({ signal }) =>
        new Response(
          new ReadableStream({
            start: (body) => {
              body.enqueue(new TextEncoder().encode('[{'));
              signal.addEventListener('abort', () => body.error(signal.reason));
            },
          }),
        ),
    );
    const call = testStore().store.dispatch(days);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(failureText((await call).error)).toBe('시간이 오래 걸리고 있습니다. 잠시 후 다시 시도해 주세요.');
  });

  test('연결이 없으면 그렇다고 하고, 보내던 것이면 입력이 그대로 있다고 말하며, 로그인은 그대로이다', async () => {
    fetchDouble(noConnection);
    const { store, session } = testStore(tokensFor(900));
    const shown = await store.dispatch(days);
    expect(failureText(shown.error)).toBe('연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.');
    const sent = await store.dispatch(guestsApi.endpoints.completeGuest.initiate({ id: 7 }));
    expect(failureText(sent.error)).toBe(
      '연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요. 입력한 내용은 그대로 있습니다.',
    );
    expect(session()).toEqual(tokensFor(900));
  });

  test('서버 앞의 기계가 준 영어 화면은 기본 문장이 된다', async () => {
    fetchDouble(() => new Response('<html>502 Bad Gateway</html>', { status: 502 }));
    expect(failureText((await testStore().store.dispatch(days)).error)).toBe(
      '처리하지 못했습니다. 다시 시도해 주세요.',
    );
  });
});
