import { afterEach, describe, expect, test } from '@jest/globals';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { errorText } from '#copy/errors';
import { aDay, aSummary, aUser } from '#mocks/builders';
import { fetchDouble, noConnection, pathsOf, refusing, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { signedIn, signedOut, signedOutTokens, type SessionTokens } from '../session';
import { failureText } from '../failure';
import { daysApi } from './days';
import { guestsApi } from './guests';
import { sessionApi, useSession } from './session';

// A busy machine may be slow.
configure({ asyncUtilTimeout: 4000 });
afterEach(restoreFetch);

const visitor = (stored?: SessionTokens) => {
  const scene = testStore(stored);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={scene.store}>{children}</Provider>;
  return { ...scene, ...renderHook(() => useSession(), { wrapper }) };
};

describe('지금 누구인가', () => {
  test('토큰이 없으면 묻지 않고 로그인 전이다', () => {
    const requests = fetchDouble(() => Response.json(aUser()));
    expect(visitor().result.current.status).toBe('signed-out');
    expect(requests).toEqual([]);
  });

  test('토큰이 있으면 확인하는 동안은 정해지지 않았고, 확인되면 로그인한 사람이다', async () => {
    const requests = fetchDouble(() => Response.json(aUser()));
    const { result } = visitor(tokensFor(900));
    expect(result.current.status).toBe('checking');
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    expect(pathsOf(requests)).toEqual(['/api/auth/info']);
  });

  test('서버가 모르는 토큰이면 로그인 전이고 토큰도 지워진다', async () => {
    fetchDouble(refusing(401, { code: 'UNAUTHENTICATED', message: '로그인이 필요합니다.' }));
    const { result, session } = visitor(tokensFor(900));
    await waitFor(() => expect(result.current.status).toBe('signed-out'));
    expect(session()).toEqual({ ...signedOutTokens, end: 'refused' });
  });

  test('연결이 없으면 로그아웃으로 알지 않고, 다시 물으면 이어 간다', async () => {
    const responses = [noConnection];
    fetchDouble((request) => responses.shift()?.(request) ?? Response.json(aUser()));
    const { result, session } = visitor(tokensFor(900));
    await waitFor(() => expect(result.current.status).toBe('unreachable'));
    expect(session()).toEqual(tokensFor(900));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
  });

  test('서버가 멈추었으면 로그아웃으로 알지 않고, 까닭을 그대로 말한다', async () => {
    fetchDouble(refusing(503, { code: 'INTERNAL', message: errorText.INTERNAL }));
    const { result, session } = visitor(tokensFor(900));
    await waitFor(() => expect(result.current.status).toBe('unreachable'));
    expect(failureText(result.current.error)).toBe(errorText.INTERNAL);
    expect(session()).toEqual(tokensFor(900));
  });

  test('로그아웃하면 예약자의 이름과 전화번호도, 공개하지 않은 메모도 기억에 남지 않는다', async () => {
    fetchDouble(({ url }) => Response.json(url.includes('summary') ? aSummary() : aDay()));
    const { store } = testStore(tokensFor(900));
    const summary = store.dispatch(guestsApi.endpoints.getGuestSummary.initiate());
    const day = store.dispatch(daysApi.endpoints.getDayByDate.initiate('2026-12-05'));
    await Promise.all([summary, day]);
    summary.unsubscribe();
    day.unsubscribe();
    const cached = () => Object.values(store.getState().api.queries).map((query) => query?.endpointName);
    expect(cached()).toEqual(['getGuestSummary', 'getDayByDate']);
    store.dispatch(signedOut());
    await waitFor(() => expect(cached()).toEqual([]));
  });

  test('로그아웃은 지운 뒤에도 그 토큰으로 서버의 로그인을 끝내고, 갱신하거나 되살리지 않는다', async () => {
    const requests = fetchDouble(() => new Response(null, { status: 204 }));
    const { store, session } = testStore(tokensFor(-60));
    const token = session().user ?? '';
    store.dispatch(signedOut());
    await store.dispatch(sessionApi.endpoints.signout.initiate(token, { track: false }));
    expect(pathsOf(requests)).toEqual(['/api/auth/signout']);
    expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(session()).toEqual({ ...signedOutTokens, end: 'signedOut' });
  });

  test('로그인하고 로그아웃하면 그대로 따라간다', async () => {
    fetchDouble(() => Response.json(aUser()));
    const { result, store } = visitor();
    act(() => void store.dispatch(signedIn(tokensFor(900))));
    await waitFor(() => expect(result.current.status).toBe('signed-in'));
    act(() => void store.dispatch(signedOut()));
    expect(result.current.status).toBe('signed-out');
  });
});
