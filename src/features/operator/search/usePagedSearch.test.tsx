import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { listAddress, readPage } from '#contract/paths';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { signedOut } from '#src/store/session';
import { searches } from './searches';
import { usePagedSearch, type PagedSearch } from './usePagedSearch';

jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const LIST: PagedSearch<'messages', number> = {
  list: 'messages',
  read: (search) => ({ state: search.get('state') === 'SENT' ? 'SENT' : 'PARKED', page: readPage(search) }),
  addressOf: (filters) => listAddress('/list', filters),
  askedOf: ({ page }) => page,
};
/** A search with `totalPages` pages, opened at an address. */
const open = (address: string, totalPages = 5) => {
  const { store } = testStore(tokensFor(900));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter>
    </Provider>
  );
  const { result, unmount } = renderHook(
    () => ({
      ...usePagedSearch(LIST, (page: number) => {
        const data = { page, totalPages };
        return { data, currentData: data, isError: false, refetch: () => undefined };
      }),
      at: useLocation(),
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  return {
    unmount,
    store,
    on: () => result.current,
    address: () => result.current.at.pathname + result.current.at.search,
    stored: () => searches.select(store.getState()).messages,
  };
};

test('주소의 조건으로 찾는다: 링크, 새로고침', () => {
  const { on, stored } = open('/list?state=SENT&page=2');
  expect(on().filters).toEqual({ state: 'SENT', page: 2 });
  expect(stored()).toEqual({ state: 'SENT', page: 2 });
});
test('고른 조건은 주소에 남고 첫 쪽부터 보며, 뒤로 가면 앞의 조건으로 돌아간다', async () => {
  const { on, address, stored } = open('/list?state=PARKED&page=2');
  act(() => on().choose({ state: 'SENT' }));
  expect(stored()).toEqual({ state: 'SENT', page: 0 });
  expect(address()).toBe('/list?state=SENT');

  await act(async () => on().navigate(-1));
  expect(on().filters).toEqual({ state: 'PARKED', page: 2 });
  expect(address()).toBe('/list?state=PARKED&page=2');
});
test('쪽을 넘기면 조건은 그대로다', () => {
  const { on, address } = open('/list?state=SENT');
  act(() => on().pagination.onChange(3));
  expect(address()).toBe('/list?state=SENT&page=3');
  expect(on().pagination).toMatchObject({ page: 3, totalPages: 5 });
});
test('없어진 쪽의 주소는 마지막 쪽을 보여 주고, 주소도 그 쪽이 된다', () => {
  const { address, stored } = open('/list?state=SENT&page=9');
  expect(stored()).toEqual({ state: 'SENT', page: 4 });
  expect(address()).toBe('/list?state=SENT&page=4');
});
test('로그아웃하면 조건을 잊는다', () => {
  const { store, stored } = open('/list?state=SENT&page=2');
  act(() => void store.dispatch(signedOut()));
  expect(stored()).toEqual({ state: 'PARKED', page: 0 });
});
