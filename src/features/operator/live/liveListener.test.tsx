import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { API, apiPath, CLIENT_HEADER } from '#contract/paths';
import { live } from '#copy/live';
import { aGuestDetail, aSummary } from '#mocks/builders';
import { fetchDouble, pathsOf, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { guestsApi } from '#src/store/endpoints/guests';
import { signedOut } from '#src/store/session';
import { liveListener } from './liveListener';
import type { BookingEvent } from './liveToast';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] }));
afterEach(async () => {
  // Lets the toasts of a test expire before the next one.
  await pass(60_000);
  cleanup();
  jest.useRealTimers();
  restoreFetch();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const said = (id: number, action: 'BOOKED' | 'PAID' = 'BOOKED', guestId = id): BookingEvent => ({
  event: 'booking',
  id,
  action,
  dayId: 5,
  guestId,
  at: '2026-11-19T23:24:00.000Z',
});
const PAY = apiPath(API.completeGuest, { id: 7 });

/**
 * Renders the toasts of an operator's page with the counts. `respondToPayment` completes the operator's own pending
 * payment request.
 */
const aScreen = async () => {
  let respondToPayment = () => {};
  const held = new Promise<void>((resolve) => (respondToPayment = resolve));
  const requests = fetchDouble(async ({ url }) => {
    if (url.endsWith(PAY)) await held;
    if (url.endsWith(API.guestSummary)) return Response.json(aSummary());
    return Response.json(url.endsWith(PAY) ? true : aGuestDetail());
  });
  const { store } = testStore(tokensFor(900));
  render(<ToastHost />);
  void store.dispatch(guestsApi.endpoints.getGuestSummary.initiate());
  await pass(0);
  const listen = liveListener(store.dispatch);
  listen({ event: 'ready', id: 1 });
  await pass(1_000);
  return { store, requests, listen, respondToPayment: () => respondToPayment() };
};
const lines = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('남의 예약이 이어서 들어와도 알림은 한 줄이고, 그 줄이 세어 간다', async () => {
  const { listen } = await aScreen();
  for (let id = 2; id < 14; id += 1) listen(said(id));
  await pass(1_000);
  expect(lines()).toEqual([live.several.BOOKED('12건')]);
  listen(said(14));
  await pass(1_000);
  expect(lines()).toEqual([live.several.BOOKED('13건')]);
});

test('내가 누른 일의 답을 기다리는 동안 들어온 예약은 그 답 뒤에 읽고 알린다', async () => {
  const { store, requests, listen, respondToPayment } = await aScreen();
  void store.dispatch(guestsApi.endpoints.completeGuest.initiate({ id: 7 }));
  const before = requests.length + 1;
  await pass(10);
  expect(pathsOf(requests).at(-1)).toBe(PAY);
  for (let id = 2; id < 6; id += 1) listen(said(id));
  await pass(3_000);
  expect(requests).toHaveLength(before);
  expect(lines()).toEqual([]);
  respondToPayment();
  await pass(1_000);
  expect(lines()).toEqual([live.several.BOOKED('4건')]);
  expect(requests.length).toBeGreaterThan(before);
});

test('내가 한 일의 소식은 알리지 않고, 같은 일을 남이 하면 알린다', async () => {
  const { store, requests, listen, respondToPayment } = await aScreen();
  respondToPayment();
  await store.dispatch(guestsApi.endpoints.completeGuest.initiate({ id: 7 }));
  const client = requests.find(({ url }) => url.endsWith(PAY))?.headers.get(CLIENT_HEADER) ?? '';
  expect(client).toMatch(/^\w+$/);
  listen({ ...said(2, 'PAID', 7), client });
  // Repeated, because a lost stream may repeat an event.
  listen({ ...said(3, 'PAID', 7), client });
  await pass(1_000);
  expect(lines()).toEqual([]);
  listen({ ...said(4, 'PAID', 7), client: 'another-tab' });
  await pass(1_000);
  expect(lines()).toEqual([expect.stringContaining(live.said.PAID)]);
});

test('읽기만 하는 요청과 로그인하지 않은 사람의 요청에는 탭을 적지 않는다', async () => {
  const { store, requests } = await aScreen();
  for (const { headers } of requests) expect(headers.get(CLIENT_HEADER)).toBeNull();
  store.dispatch(signedOut());
  await store.dispatch(guestsApi.endpoints.unpayGuest.initiate({ id: 7 }));
  expect(requests.at(-1)?.headers.get(CLIENT_HEADER)).toBeNull();
});
