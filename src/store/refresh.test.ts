import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SERVER_TIME_HEADER } from '#contract/paths';
import { fetchDouble, noConnection, pathsOf, refusing, restoreFetch, silence } from '#tests/support/jest/fetchDouble';
import { networkText } from '#copy/network';
import { NOW_SECONDS, ORIGIN, testStore, tokensFor } from '#tests/support/jest/testStore';
import { configApi } from './endpoints/config';
import { daysApi } from './endpoints/days';
import { guestsApi } from './endpoints/guests';
import { failureText } from './failure';
import { signedOut, signedOutTokens } from './session';

const DECEMBER = { year: 2026, month: 12 };
const LIST = '/api/reserve/list';
const REISSUE = '/api/auth/reissue';
const expired = tokensFor(-1);
const fresh = tokensFor(900, 'second');

const logged = jest.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockImplementation(() => undefined));
afterEach(() => {
  restoreFetch();
  jest.useRealTimers();
});

const reissue = () => new Response(fresh.user, { headers: { 'Refresh-Token': fresh.refreshToken ?? '' } });
/** Responds to every request with an empty body, and to the refresh with `respond`. */
const withRefresh = (respond: (request: Request) => Response | Promise<Response>) =>
  fetchDouble((request) => (request.url.endsWith(REISSUE) ? respond(request) : Response.json([])));
const authorization = (request?: Request) => request?.headers.get('Authorization');

describe('만료된 토큰은 호출하기 전에 갱신한다', () => {
  test('갱신이 먼저이고, 호출은 새 토큰으로 나간다', async () => {
    const requests = withRefresh(reissue);
    const { store, session } = testStore(expired);
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(pathsOf(requests)).toEqual([REISSUE, LIST]);
    expect(authorization(requests[1])).toBe(`Bearer ${fresh.user}`);
    expect(session()).toEqual(fresh);
    expect(logged).not.toHaveBeenCalled();
  });

  test('갱신은 POST이고, 옛 토큰과 Refresh-Token을 머리글에 싣고 본문이 없다', async () => {
    const requests = withRefresh(reissue);
    await testStore(expired).store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['POST', ORIGIN + REISSUE]);
    expect(authorization(request)).toBe(`Bearer ${expired.user}`);
    expect(request?.headers.get('Refresh-Token')).toBe(expired.refreshToken);
    expect(await request?.text()).toBe('');
  });

  test('응답에 Refresh-Token이 없으면 쓰던 것을 계속 쓴다', async () => {
    withRefresh(() => new Response(fresh.user));
    const { store, session } = testStore(expired);
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(session()).toEqual({ ...fresh, refreshToken: expired.refreshToken });
  });

  test.each([
    ['31초 남은 토큰은 갱신하지 않는다', 31, [LIST]],
    ['30초 남은 토큰은 미리 갱신한다', 30, [REISSUE, LIST]],
    ['끝난 토큰은 갱신한다', 0, [REISSUE, LIST]],
  ])('%s', async (_, seconds, paths) => {
    const requests = withRefresh(reissue);
    await testStore(tokensFor(seconds)).store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(pathsOf(requests)).toEqual(paths);
  });

  test('자고 있던 탭은 옛 토큰으로 갱신하지 않고, 다른 탭이 갱신해 둔 토큰으로 부른다', async () => {
    const requests = withRefresh(reissue);
    const { store, session, elsewhere } = testStore(expired);
    elsewhere(fresh);
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(pathsOf(requests)).toEqual([LIST]);
    expect(authorization(requests[0])).toBe(`Bearer ${fresh.user}`);
    expect(session()).toEqual(fresh);
  });

  test('로그인하지 않은 방문자는 갱신하지 않는다', async () => {
    const requests = withRefresh(reissue);
    await testStore().store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(pathsOf(requests)).toEqual([LIST]);
  });

  test('동시에 나가는 호출은 하나의 갱신을 함께 기다린다', async () => {
    const requests = withRefresh(reissue);
    const { store } = testStore(expired);
    await Promise.all([
      store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER)),
      store.dispatch(daysApi.endpoints.getDayByDate.initiate('2026-12-05')),
      store.dispatch(configApi.endpoints.getConfigInfo.initiate()),
      store.dispatch(guestsApi.endpoints.getGuestSummary.initiate()),
    ]);
    expect(pathsOf(requests).filter((path) => path === REISSUE)).toHaveLength(1);
    expect(requests).toHaveLength(5);
    for (const request of requests.slice(1)) expect(authorization(request)).toBe(`Bearer ${fresh.user}`);
  });

  test('갱신이 끝난 뒤에 다시 만료되면 다시 갱신한다', async () => {
    const short = tokensFor(-1, 'short');
    const responses = [short.user, fresh.user];
    const requests = withRefresh(() => new Response(responses.shift()));
    const { store } = testStore(expired);
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    await store.dispatch(daysApi.endpoints.getDayByDate.initiate('2026-12-05'));
    expect(pathsOf(requests)).toEqual([REISSUE, LIST, REISSUE, '/api/reserve/date/2026-12-05']);
  });

  test('두 가게는 따로 갱신한다', async () => {
    const requests = withRefresh(reissue);
    await Promise.all(
      [testStore(expired), testStore(expired)].map(({ store }) =>
        store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER)),
      ),
    );
    expect(pathsOf(requests).filter((path) => path === REISSUE)).toHaveLength(2);
  });

  test('갱신을 시작한 호출이 그만두어도 기다리던 호출은 갱신된 토큰으로 나간다', async () => {
    let respond = () => {};
    const requests = withRefresh(
      (request) =>
        new Promise((resolve, reject) => {
          respond = () => resolve(reissue());
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        }),
    );
    const { store, session } = testStore(expired);
    const first = store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    const second = store.dispatch(daysApi.endpoints.getDayByDate.initiate('2026-12-05'));
    await new Promise((resolve) => setTimeout(resolve));
    first.abort();
    respond();
    await Promise.all([first, second]);
    expect(session()).toEqual(fresh);
    expect(authorization(requests.find(({ url }) => url.includes('/date/')))).toBe(`Bearer ${fresh.user}`);
  });
});

describe('서버가 토큰을 받지 않으면', () => {
  const refusedUntilFresh = (request: Request) =>
    request.url.endsWith(REISSUE)
      ? reissue()
      : authorization(request) === `Bearer ${fresh.user}`
        ? Response.json([])
        : Response.json({ code: 'TOKEN_EXPIRED', message: '로그인이 만료되었습니다.' }, { status: 401 });

  test('한 번 갱신하여 같은 호출을 다시 하고, 로그인은 이어진다', async () => {
    const requests = fetchDouble(refusedUntilFresh);
    const { store, session } = testStore(tokensFor(900));
    const result = await store.dispatch(guestsApi.endpoints.completeGuest.initiate({ id: 7 }));
    expect('error' in result && result.error).toBeFalsy();
    expect(pathsOf(requests)).toEqual(['/api/manage/guest/7/complete', REISSUE, '/api/manage/guest/7/complete']);
    expect(session()).toEqual(fresh);
  });

  test('함께 거절된 호출들은 하나의 갱신을 함께 기다린다', async () => {
    const requests = fetchDouble(refusedUntilFresh);
    const { store } = testStore(tokensFor(900));
    await Promise.all([
      store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER)),
      store.dispatch(guestsApi.endpoints.getGuestSummary.initiate()),
    ]);
    expect(pathsOf(requests).filter((path) => path === REISSUE)).toHaveLength(1);
    expect(requests).toHaveLength(5);
  });

  test('다시 한 호출도 거절되면 더 되풀이하지 않는다', async () => {
    const refuse = refusing(401, { code: 'UNAUTHENTICATED', message: '로그인이 필요합니다.' });
    const requests = fetchDouble((request) => (request.url.endsWith(REISSUE) ? reissue() : refuse(request)));
    const { store, session } = testStore(tokensFor(900));
    const result = await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(pathsOf(requests)).toEqual([LIST, REISSUE, LIST]);
    expect(failureText(result.error)).toBe('로그인이 필요합니다.');
    expect(session()).toEqual({ ...signedOutTokens, end: 'refused' });
  });

  test('갱신할 서버가 아프면 로그인을 지킨다', async () => {
    const ill = refusing(503, { code: 'UNAVAILABLE', message: '잠시 후 다시 시도해 주세요.' });
    fetchDouble((request) => (request.url.endsWith(REISSUE) ? ill(request) : refusedUntilFresh(request)));
    const { store, session } = testStore(tokensFor(900));
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(session()).toEqual(tokensFor(900));
  });

  test('갱신할 연결이 없으면 로그인을 지킨다', async () => {
    fetchDouble((request) => (request.url.endsWith(REISSUE) ? noConnection(request) : refusedUntilFresh(request)));
    const { store, session } = testStore(tokensFor(900));
    const result = await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(session()).toEqual(tokensFor(900));
    expect(failureText(result.error)).toBe(networkText.unloaded);
  });
});

describe('토큰의 만료는 서버의 시계로 센다', () => {
  const DAY = 86_400;
  const says = (seconds: number) =>
    Response.json([], { headers: { [SERVER_TIME_HEADER]: String((NOW_SECONDS + seconds) * 1000) } });

  test.each([
    ['늦은 휴대폰도 끝난 토큰을 보내지 않는다', 65 * DAY, 65 * DAY + 20, [LIST, REISSUE, LIST]],
    ['빠른 휴대폰도 아직 좋은 토큰을 갱신하지 않는다', -60, -1, [REISSUE, LIST, LIST]],
  ])('%s', async (_, ahead, expires, paths) => {
    const good = tokensFor(expires, 'good');
    const requests = fetchDouble((request) =>
      request.url.endsWith(REISSUE)
        ? new Response(good.user, { headers: { [SERVER_TIME_HEADER]: String((NOW_SECONDS + ahead) * 1000) } })
        : says(ahead),
    );
    const { store } = testStore(good);
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER, { forceRefetch: true }));
    expect(pathsOf(requests)).toEqual(paths);
  });
});

describe('갱신에 실패하면', () => {
  test('거절은 토큰을 지우고 그 사실을 남기며, 호출은 토큰 없이 나간다', async () => {
    const requests = withRefresh(refusing(401, { code: 'TOKEN_EXPIRED', message: '로그인이 만료되었습니다.' }));
    const { store, session, write } = testStore(expired);
    const result = await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(session()).toEqual({ ...signedOutTokens, end: 'refused' });
    expect(write.mock.calls).toEqual([[signedOutTokens, 'refused']]);
    expect(logged.mock.calls).toEqual([['갱신에 실패했습니다.']]);
    expect(pathsOf(requests)).toEqual([REISSUE, LIST]);
    expect(authorization(requests[1])).toBeNull();
    expect(result.data).toEqual([]);
  });

  test('연결이 없으면 토큰을 지키고, 만료된 토큰으로 호출하지 않는다', async () => {
    const requests = withRefresh(noConnection);
    const { store, session, write } = testStore(expired);
    const result = await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(session()).toEqual(expired);
    expect(write).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([['갱신에 실패했습니다.']]);
    expect(pathsOf(requests)).toEqual([REISSUE, REISSUE]);
    expect(failureText(result.error)).toMatch(/^연결하지 못했습니다\./);
  });

  test('연결이 돌아오면 지켜 둔 토큰으로 갱신하여 이어 간다', async () => {
    const responses = [noConnection, noConnection];
    withRefresh((request) => (responses.shift() ?? reissue)(request));
    const { store, session } = testStore(expired);
    await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    const again = await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER, { forceRefetch: true }));
    expect(again.isSuccess).toBe(true);
    expect(session()).toEqual(fresh);
  });

  test('갱신의 답을 잃으면, 서버가 옛 토큰을 받아 주는 동안 한 번 더 보내어 로그인을 지킨다', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    const responses = [silence, reissue];
    const requests = withRefresh((request) => (responses.shift() ?? silence)(request));
    const { store, session } = testStore(expired);
    const call = store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    await jest.advanceTimersByTimeAsync(4_000);
    expect((await call).isSuccess).toBe(true);
    expect(pathsOf(requests)).toEqual([REISSUE, REISSUE, LIST]);
    expect(session()).toEqual(fresh);
  });

  test('끊긴 갱신은 곧바로 한 번 더 보낸다', async () => {
    const responses = [noConnection, reissue];
    const requests = withRefresh((request) => (responses.shift() ?? silence)(request));
    const { store, session } = testStore(expired);
    expect((await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER))).isSuccess).toBe(true);
    expect(pathsOf(requests)).toEqual([REISSUE, REISSUE, LIST]);
    expect(session()).toEqual(fresh);
  });

  test('답이 늦으면 10초 뒤에 그만두고 토큰을 지킨다', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
    withRefresh(silence);
    const { store, session } = testStore(expired);
    const call = store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(failureText((await call).error)).toBe('시간이 오래 걸리고 있습니다. 잠시 후 다시 시도해 주세요.');
    expect(session()).toEqual(expired);
  });

  test.each([
    ['새 토큰이', reissue],
    ['거절이', refusing(401, { code: 'UNAUTHORIZED', message: '' })],
  ])('기다리는 사이에 로그아웃하면, 늦게 온 %s 로그인을 되살리지도, 만료되었다고 하지도 않는다', async (_, late) => {
    let respond = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (respond = resolve));
    withRefresh(async (request) => {
      await waiting;
      return late(request);
    });
    const { store, session, write } = testStore(expired);
    const call = store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    store.dispatch(signedOut());
    respond();
    await call;
    expect(session()).toEqual({ ...signedOutTokens, end: 'signedOut' });
    expect(write.mock.calls).toEqual([[signedOutTokens, 'signedOut']]);
  });

  test('토큰이 아닌 답(남의 로그인 화면)은 토큰으로 받아들이지 않는다', async () => {
    withRefresh(() => new Response('<html>\n와이파이 로그인</html>', { headers: { 'Content-Type': 'text/html' } }));
    const { store, session } = testStore(expired);
    const result = await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
    expect(session()).toEqual(expired);
    expect(failureText(result.error)).toBe('처리하지 못했습니다. 다시 시도해 주세요.');
  });
});
