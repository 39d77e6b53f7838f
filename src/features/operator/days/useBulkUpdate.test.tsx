import { afterEach, expect, test } from '@jest/globals';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { networkText } from '#copy/network';
import { unanswered } from '#copy/unanswered';
import { aDay } from '#mocks/builders';
import { api } from '#src/store/api';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { useBulkUpdate } from './useBulkUpdate';

afterEach(restoreFetch);

const day = aDay({ date: '2026-12-05', fish: '오징어', guestCount: 2 });
const update = { stdate: day.date, eddate: day.date, fish: '갈치', totalCount: 20, price: 20, reservePrice: 10 };

/** Opens the question about one day; `saves` responds to the confirmation. */
const questionOf = async (saves: () => Response = lost) => {
  let stored: ReserveDay = day;
  fetchDouble(({ method }) => (method === 'POST' ? saves() : Response.json([stored])));
  const { store } = testStore(tokensFor(900));
  render(<ToastHost />);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => ({ ...useBulkUpdate(), at: useLocation() }), { wrapper });
  await act(() => result.current.ask(update));
  return {
    on: () => result.current,
    store: (changed: ReserveDay) => {
      stored = changed;
    },
    tell: () => act(() => Promise.resolve(void store.dispatch(api.util.invalidateTags(['Day'])))),
  };
};
const lost = (): Response => {
  throw new TypeError('fetch failed');
};

test('확인하는 사이 들어온 예약은 열려 있는 물음에 바로 보인다', async () => {
  const { on, store, tell } = await questionOf();
  expect(on().asked?.preview.booked).toEqual([{ date: day.date, guestCount: 2 }]);
  store({ ...day, guestCount: 5 });
  await tell();
  await waitFor(() => expect(on().asked?.preview.booked).toEqual([{ date: day.date, guestCount: 5 }]));
});

test('답을 받지 못했어도 모두 바뀐 것을 읽으면 실패했다고 하지 않고, 이미 바뀌었다고 하며 일정으로 간다', async () => {
  const { on, store } = await questionOf();
  store({ ...day, fish: update.fish });
  await act(() => on().confirm());
  expect(await screen.findByText(unanswered.bulk)).toBeTruthy();
  expect(`${on().at.pathname}${on().at.search}`).toBe(PAGES.adminReserve({ year: 2026, month: 12 }));
});

test('답을 받지 못했고 바뀌지도 않았으면, 처리되지 않았다고 하며 다시 보낼 수 있다', async () => {
  const { on } = await questionOf();
  await act(() => on().confirm());
  expect((await screen.findAllByText(networkText.failed)).length).toBeGreaterThan(0);
  expect(on()).toMatchObject({ asked: null, saving: false, at: { pathname: '/' } });
});
