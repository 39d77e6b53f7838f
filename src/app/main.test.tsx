import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { API, PAGES } from '#contract/paths';
import { FIRST_VIEW_ID, type FirstView } from '#contract/rendering';
import { lookup } from '#copy/lookup';
import { aConfigInfo, aConfigLogic } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { fetchDouble, noConnection, restoreFetch } from '#tests/support/jest/fetchDouble';
import { configApi } from '#src/store/endpoints/config';
import type { AppDispatch } from '#src/store/store';
import { render } from './render';

/** The server's page before its scripts have run. */
beforeEach(async () => {
  fetchDouble(noConnection);
  // jsdom logs the submit of a form before the page has started.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // No other tabs: an open channel would keep the test running.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  class IntersectionObserver {
    observe = () => undefined;
    unobserve = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver });
  window.history.replaceState(null, '', PAGES.reserveFind);
  const body = (call: string) => (call === API.configInfo ? aConfigInfo() : aConfigLogic());
  const page = await render({
    address: PAGES.reserveFind,
    now: FROZEN_NOW,
    read: (call) => Promise.resolve({ status: 200, body: body(call) }),
  });
  const view: FirstView = { now: FROZEN_NOW.getTime(), responses: page?.responses ?? {} };
  const json = `<script type="application/json" id="${FIRST_VIEW_ID}">${JSON.stringify(view)}</script>`;
  document.body.innerHTML = `<div id="root">${page?.markup}</div>${json}`;
});
afterEach(() => {
  restoreFetch();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('신호가 약해 첫 자료의 프로그램을 받지 못해도 화면이 움직인다: 빈 채로 예약을 찾으면 칸이 알려 준다', async () => {
  const { getConfigInfo } = configApi.endpoints;
  const { initiate } = getConfigInfo;
  const failing = () => async (dispatch: AppDispatch) => {
    await dispatch(initiate());
    throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  };
  jest.spyOn(getConfigInfo, 'initiate').mockImplementationOnce(failing as unknown as typeof initiate);
  await import('./main');
  await waitFor(() => {
    // Until the page has started the button does nothing.
    fireEvent.click(screen.getByRole('button', { name: lookup.submit }));
    const number = screen.getByRole('textbox', { name: lookup.number });
    expect(number).toHaveAccessibleDescription('예약번호를 입력해 주세요.');
  });
});
