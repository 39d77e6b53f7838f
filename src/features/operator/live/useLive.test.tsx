import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fetchDouble, noConnection, pathsOf, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { API } from '#contract/paths';
import { refused, signedIn } from '#src/store/session';
import { useLive } from './useLive';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  restoreFetch();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('로그인이 끝난 화면 뒤에서는 흐름의 표를 더 달라고 하지 않고, 다시 로그인하면 잇는다', async () => {
  const requests = fetchDouble(noConnection);
  const { store } = testStore(tokensFor(900));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(() => useLive(), { wrapper });
  await pass(5_000);
  expect(new Set(pathsOf(requests))).toEqual(new Set([API.sseToken]));

  act(() => void store.dispatch(refused()));
  const asked = requests.length;
  await pass(120_000);
  expect(requests).toHaveLength(asked);

  act(() => void store.dispatch(signedIn(tokensFor(900))));
  await pass(100);
  expect(requests.length).toBeGreaterThan(asked);
});
