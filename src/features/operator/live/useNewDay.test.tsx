import { afterEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { API } from '#contract/paths';
import { fetchDouble, pathsOf, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { guestsApi } from '#src/store/endpoints/guests';
import { NowProvider } from '#src/store/hooks';
import { useNewDay } from './useNewDay';

afterEach(restoreFetch);

test('켜 둔 관리 화면을 다음 날 다시 보면, 출조일과 예약을 오늘 것으로 다시 읽는다', async () => {
  let now = new Date('2026-11-20T23:50:00+09:00');
  const requests = fetchDouble(() => Response.json({}));
  const { store } = testStore(tokensFor(900));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <NowProvider value={() => now}>{children}</NowProvider>
    </Provider>
  );
  await store.dispatch(guestsApi.endpoints.getAttention.initiate());
  renderHook(() => useNewDay(), { wrapper });
  const check = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  check();
  expect(pathsOf(requests)).toEqual([API.attention]);
  now = new Date('2026-11-21T04:00:00+09:00');
  check();
  await act(() => Promise.all(store.dispatch(guestsApi.util.getRunningQueriesThunk())));
  expect(pathsOf(requests)).toEqual([API.attention, API.attention]);
});
