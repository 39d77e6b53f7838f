import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Catch, SaveCatch } from '#contract/catch/catch.schema';
import { API, PAGES } from '#contract/paths';
import { catchForm as copy } from '#copy/catches';
import { networkText } from '#copy/network';
import { settings } from '#copy/settings';
import { aCatch } from '#mocks/builders';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { EditCatchPage } from './EditCatchPage';

let stored: Catch;
/** Whether the server's response to the next save is lost. */
let isLost: boolean;

beforeEach(async () => {
  [stored, isLost] = [aCatch({ id: 3, version: 'v1' }), true];
  fetchDouble(async (request) => {
    if (new URL(request.url).pathname !== API.saveCatch) return Response.json(stored);
    const { date, story, version } = (await request.json()) as SaveCatch;
    if (version !== stored.version) return Response.json({ code: 'CONFLICT', message: '' }, { status: 409 });
    stored = { ...stored, date, story, version: `${stored.version}+` };
    if (isLost) throw new TypeError('fetch failed');
    return Response.json(stored);
  });
  render(
    <Provider store={testStore(tokensFor(900)).store}>
      <MemoryRouter initialEntries={[PAGES.adminCatch(3)]}>
        <Routes>
          <Route path={PAGES.adminCatch(':id')} element={<EditCatchPage />} />
          <Route path={PAGES.adminCatches} element={<p>목록</p>} />
        </Routes>
        <ToastHost />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(await screen.findByLabelText(copy.story), { target: { value: '고친 글' } });
  save();
  await screen.findAllByText(networkText.offline);
  isLost = false;
});
afterEach(restoreFetch);

const save = () => fireEvent.click(screen.getByRole('button', { name: copy.save }));

test('고친 조황이 저장되었는데 답을 받지 못해 다시 저장하면, 저장되었다고 하고 목록으로 간다', async () => {
  save();
  expect(await screen.findByText(copy.saved)).toBeVisible();
  expect(await screen.findByText('목록')).toBeVisible();
});

test('그사이 다른 기기에서 고쳤으면 두 내용을 보고 고른다', async () => {
  stored = { ...stored, story: '다른 기기에서 고친 글', version: 'v3' };
  save();
  expect((await screen.findAllByText(settings.changedElsewhere.title))[0]).toBeVisible();
  expect(screen.getByLabelText(copy.story)).toHaveValue('고친 글');
});
