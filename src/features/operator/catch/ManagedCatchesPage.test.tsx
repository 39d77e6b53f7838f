import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Catch } from '#contract/catch/catch.schema';
import { API, PAGES } from '#contract/paths';
import { catchForm as copy } from '#copy/catches';
import { errorText } from '#copy/errors';
import { unanswered } from '#copy/unanswered';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { guestList } from '#copy/guestList';
import { aCatch } from '#mocks/builders';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { ManagedCatchesPage } from './ManagedCatchesPage';

const PAGE_SIZE = 20;
let posts: Catch[];

beforeEach(() => {
  posts = [];
  // jsdom does not implement it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  fetchDouble(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === API.deleteCatch) {
      const { id } = (await request.json()) as { id: number };
      posts = posts.filter((post) => post.id !== id);
      return Response.json({});
    }
    const page = Number(searchParams.get('page'));
    return Response.json({
      list: posts.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      page,
      totalElements: posts.length,
      totalPages: Math.ceil(posts.length / PAGE_SIZE),
      usedBytes: 0,
      maxBytes: 1,
    });
  });
});
afterEach(() => {
  restoreFetch();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="주소">{pathname + search}</output>;
};
const open = (address: string, count: number) => {
  posts = Array.from({ length: count }, (_, index) => aCatch({ id: index + 1 }));
  render(
    <Provider store={testStore(tokensFor(900)).store}>
      <MemoryRouter initialEntries={[address]}>
        <ManagedCatchesPage />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
};
const address = () => screen.getByRole('status', { name: '주소' }).textContent;
const removeButtons = () => screen.queryAllByRole('button', { name: copy.removePost });

test('둘째 쪽의 하나뿐인 조황을 삭제하면 첫 쪽의 조황이 보인다', async () => {
  open(`${PAGES.adminCatches}?page=1`, PAGE_SIZE + 1);
  fireEvent.click(await screen.findByRole('button', { name: copy.removePost }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.removePost }));
  await waitFor(() => expect(removeButtons()).toHaveLength(PAGE_SIZE));
  expect(address()).toBe(PAGES.adminCatches);
  expect(screen.queryByText(copy.listEmpty)).toBeNull();
});

test('없어진 쪽의 주소로 들어오면 마지막 쪽의 조황이 보인다', async () => {
  open(`${PAGES.adminCatches}?page=9`, PAGE_SIZE + 1);
  await waitFor(() => expect(removeButtons()).toHaveLength(1));
  expect(address()).toBe(`${PAGES.adminCatches}?page=1`);
  const last = screen.getByRole('button', { name: guestList.page(2) });
  expect(last.getAttribute('aria-current')).toBe('page');
});

test('올린 조황이 하나도 없으면 없다고 말하고 주소는 첫 쪽이 된다', async () => {
  open(`${PAGES.adminCatches}?page=1`, 0);
  await waitFor(() => expect(address()).toBe(PAGES.adminCatches));
  expect(await screen.findByText(copy.listEmpty)).toBeVisible();
});

test('삭제한 답을 받지 못했어도, 삭제되어 있으면 이미 삭제되었다고 한다', async () => {
  render(<ToastHost />);
  open(PAGES.adminCatches, 2);
  await waitFor(() => expect(removeButtons()).toHaveLength(2));
  fetchDouble(({ url }) => {
    if (new URL(url).pathname === API.deleteCatch) throw new TypeError('fetch failed');
    return Response.json({ code: 'NOT_FOUND', message: errorText.NOT_FOUND }, { status: 404 });
  });
  fireEvent.click(removeButtons()[0] as HTMLElement);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.removePost }));
  expect(await screen.findByText(unanswered.already.delete)).toBeTruthy();
});
