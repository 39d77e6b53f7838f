import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { API } from '#contract/paths';
import { admin } from '#copy/admin';
import { networkText } from '#copy/network';
import { passengers } from '#copy/passengers';
import { aConfigInfo, aConfigLogic, aDay, aGuestList, aManagedGuest } from '#mocks/builders';
import { FROZEN_NOW } from '#mocks/now';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { guestsApi } from '#src/store/endpoints/guests';
import { NowProvider } from '#src/store/hooks';
import { NextTrips } from './NextTrips';

const tomorrow = aDay({ id: 21, date: '2026-11-21' });
const now = () => FROZEN_NOW;
let names: string[];
let isConnected: boolean;
let printed: string[];

/** The passenger list, which is on paper only. */
const sheet = () => screen.queryByRole('table', { hidden: true });

/** The dashboard's trips, on a device that has read tomorrow's passengers a few minutes ago. */
beforeEach(async () => {
  [names, isConnected, printed] = [['먼저손님'], true, []];
  window.print = () => void printed.push(sheet()?.textContent ?? '');
  fetchDouble(({ url }) => {
    if (!isConnected) throw new TypeError('fetch failed');
    const { pathname } = new URL(url);
    if (pathname === API.configInfo) return Response.json(aConfigInfo());
    if (pathname === API.configLogic) return Response.json(aConfigLogic());
    return Response.json(aGuestList(names.map((name, at) => aManagedGuest({ id: at + 1, name, date: tomorrow.date }))));
  });
  const { store } = testStore(tokensFor(900));
  await store.dispatch(guestsApi.endpoints.getGuestsOfDay.initiate(tomorrow.id));
  render(
    <Provider store={store}>
      <NowProvider value={now}>
        <MemoryRouter>
          <NextTrips days={[tomorrow]} />
          <ToastHost />
        </MemoryRouter>
      </NowProvider>
    </Provider>,
  );
});
afterEach(restoreFetch);

const press = () => {
  const trip = within(screen.getByRole('region', { name: admin.trips.tomorrow.title }));
  fireEvent.click(trip.getByRole('button', { name: passengers.printList }));
};

test('명단 인쇄를 누르면 그동안 예약한 손님까지 든 명단이 한 번 인쇄된다', async () => {
  names = ['먼저손님', '나중손님'];
  press();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('먼저손님');
  expect(printed[0]).toContain('나중손님');
  await waitFor(() => expect(sheet()).toBeNull());
  expect(printed).toHaveLength(1);
});

test('연결이 끊겼으면 예전 명단을 인쇄하지 않고 그렇다고 말하며, 연결된 뒤 다시 누르면 인쇄된다', async () => {
  isConnected = false;
  press();
  expect(await screen.findByText(networkText.unloaded)).toBeTruthy();
  expect(printed).toEqual([]);
  isConnected = true;
  names = ['나중손님'];
  press();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('나중손님');
  expect(printed[0]).not.toContain('먼저손님');
});
