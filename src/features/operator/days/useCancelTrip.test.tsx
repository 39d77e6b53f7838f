import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { tripCounts } from '#contract/booking/trip.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { errorText } from '#copy/errors';
import { unanswered } from '#copy/unanswered';
import { API, PAGES } from '#contract/paths';
import { aDay, aGuestList, aManagedGuest } from '#mocks/builders';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { useCancelTrip } from './useCancelTrip';

const sails = aDay({ guestCount: 2 });
const cancelled = aDay({ guestCount: 0, state: 'CANCEL' });
const booking = aManagedGuest({ date: sails.date });
const done = () => Promise.resolve(true);
const work = { changeState: done, stateError: null, saveMemo: done, memoError: null };

beforeEach(() => {
  fetchDouble(() => {
    throw new TypeError('fetch failed');
  });
});
afterEach(restoreFetch);

const openOf = (day: ReserveDay, guests: readonly ManagedGuest[]) => {
  const { store } = testStore(tokensFor(900));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const useTrip = (props: { day: ReserveDay; guests: readonly ManagedGuest[] }) => ({
    ...useCancelTrip(props.day, props.guests, work),
    at: useLocation().pathname,
  });
  const hook = renderHook(useTrip, {
    wrapper,
    initialProps: { day, guests },
  });
  act(() => hook.result.current.open());
  return hook;
};
const confirm = ({ result }: ReturnType<typeof openOf>, bookings: 'all' | 'keep' = 'all', guests = [booking]) =>
  act(() => result.current.dialog.onCancelTrip({ reason: 'WEATHER', memo: '', bookings, seen: tripCounts(guests) }));

test('운항취소의 답을 받지 못했으면 그렇다고 말하고, 취소된 것을 읽으면 다시 묻지 않는다', async () => {
  const hook = openOf(sails, [booking]);
  await confirm(hook);
  expect(hook.result.current.dialog).toMatchObject({ open: true, error: unanswered.unknown });
  hook.rerender({ day: cancelled, guests: [{ ...booking, state: 'CANCEL' }] });
  expect(hook.result.current.dialog.open).toBe(false);
  hook.rerender({ day: sails, guests: [booking] });
  expect(hook.result.current.dialog.open).toBe(false);
});

test('남은 예약을 취소한 답을 받지 못했어도, 남은 예약이 없으면 다시 묻지 않는다', async () => {
  const hook = openOf(cancelled, [booking]);
  await confirm(hook);
  expect(hook.result.current.dialog).toMatchObject({ open: true, error: unanswered.unknown });
  hook.rerender({ day: cancelled, guests: [{ ...booking, state: 'CANCEL' }] });
  expect(hook.result.current.dialog.open).toBe(false);
});

test('답을 받지 못했어도 취소된 것을 읽으면 실패했다고 하지 않고, 이미 취소되었다고 한다', async () => {
  render(<ToastHost />);
  fetchDouble(({ url, method }) => {
    if (method !== 'POST') return Response.json(cancelled);
    if (new URL(url).pathname === API.guestList) return Response.json(aGuestList([{ ...booking, state: 'CANCEL' }]));
    throw new TypeError('fetch failed');
  });
  const hook = openOf(sails, [booking]);
  await confirm(hook);
  expect(hook.result.current.dialog).toMatchObject({ open: false, error: null });
  expect(await screen.findByText(unanswered.tripCancelled)).toBeTruthy();
  expect(hook.result.current.at).toBe(PAGES.adminCalls(sails.date));
});

test('운항을 취소하면 연락할 손님이 이어서 열린다. 예약을 그대로 두어도 그렇고, 예약이 없으면 출조일에 머문다', async () => {
  const trip = {
    date: sails.date,
    reason: 'WEATHER',
    at: '2026-11-21T00:00:00.000Z',
    until: '2026-11-21T00:10:00.000Z',
  };
  fetchDouble(() => Response.json({ bookings: 1, paid: 0, refund: 0, day: cancelled, trip }));
  for (const bookings of ['all', 'keep'] as const) {
    const hook = openOf(sails, [booking]);
    await confirm(hook, bookings);
    expect(hook.result.current).toMatchObject({ at: PAGES.adminCalls(sails.date), dialog: { open: false } });
  }
  const alone = openOf({ ...sails, guestCount: 0 }, []);
  await confirm(alone, 'all', []);
  expect(alone.result.current).toMatchObject({ at: '/', dialog: { open: false } });
});

test('그사이 바뀐 예약으로 거절되면 취소하지 않고, 지금의 숫자를 보인다', async () => {
  const trip = { bookings: 2, paid: 1, refund: 20, people: 4 };
  fetchDouble(() => Response.json({ code: 'CONFLICT', message: errorText.CONFLICT, trip }, { status: 409 }));
  const hook = openOf(sails, [booking]);
  await confirm(hook);
  expect(hook.result.current.dialog).toMatchObject({ open: true, error: null, totals: trip });
});
