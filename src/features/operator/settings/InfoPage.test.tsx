import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { StoreInfo } from '#contract/config/config.schema';
import { API } from '#contract/paths';
import { networkText } from '#copy/network';
import { settings } from '#copy/settings';
import { aConfigInfo } from '#mocks/builders';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { InfoPage } from './InfoPage';

let stored: ReturnType<typeof aConfigInfo>;
/** Whether the server's response to the next save is lost. */
let isLost: boolean;

beforeEach(async () => {
  [stored, isLost] = [aConfigInfo({ version: 'v1' }), true];
  fetchDouble(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== API.storeInfo)
      return pathname === API.configInfo ? Response.json(stored) : Response.json({ address: null, madeAt: null });
    const { version, ...sent } = (await request.json()) as StoreInfo;
    if (version !== stored.version) return Response.json({ code: 'CONFLICT', message: '' }, { status: 409 });
    stored = { ...stored, ...sent, version: `${stored.version}+` };
    if (isLost) throw new TypeError('fetch failed');
    return Response.json(stored);
  });
  render(
    <Provider store={testStore(tokensFor(900)).store}>
      <MemoryRouter>
        <InfoPage />
        <ToastHost />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(await screen.findByLabelText(settings.info.owner), { target: { value: '김선장' } });
  save();
  await screen.findAllByText(networkText.offline);
  isLost = false;
});
afterEach(restoreFetch);

const save = () => fireEvent.click(screen.getByRole('button', { name: settings.save }));
const elsewhere = () => screen.queryByRole('region', { name: settings.changedElsewhere.title });

test('저장되었는데 답을 받지 못해 다시 저장하면, 다른 기기에서 저장했다고 하지 않고 저장되었다고 한다', async () => {
  save();
  expect(await screen.findByText(settings.saved)).toBeVisible();
  expect(elsewhere()).toBeNull();
  expect(screen.getByLabelText(settings.info.owner)).toHaveValue('김선장');
});

test('그사이 다른 기기에서 다른 항목을 저장했으면 그 항목만 알리고, 되돌리지 않는다', async () => {
  stored = { ...stored, bank: '농협 222-2222-2222 박한결', version: 'v3' };
  save();
  expect(await screen.findByText(settings.saved)).toBeVisible();
  expect(elsewhere()?.textContent).toContain(settings.info.bank);
  expect(elsewhere()?.textContent).not.toContain(settings.info.owner);
  expect(screen.getByLabelText(settings.info.bank)).toHaveValue('농협 222-2222-2222 박한결');
});

test('그사이 다른 기기에서 같은 항목을 다르게 저장했으면 두 내용을 보고 고른다', async () => {
  stored = { ...stored, owner: '이선장', version: 'v3' };
  save();
  expect((await screen.findAllByText(settings.changedElsewhere.title))[0]).toBeVisible();
  expect(elsewhere()?.textContent).toContain('이선장');
  expect(screen.queryByText(settings.saved)).toBeNull();
});
