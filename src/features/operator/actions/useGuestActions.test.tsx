import { afterEach, expect, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { GuestDetail } from '#contract/booking/guest.schema';
import { API, apiPath } from '#contract/paths';
import { errorText, sumChangedText } from '#copy/errors';
import { networkText } from '#copy/network';
import { unanswered } from '#copy/unanswered';
import { aGuestDetail, aManagedGuest, aRefund } from '#mocks/builders';
import { fetchDouble, pathsOf, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore, tokensFor } from '#tests/support/jest/testStore';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { useGuestActions } from './useGuestActions';

afterEach(restoreFetch);

const one = aManagedGuest({ id: 1 });
const other = aManagedGuest({ id: 2, name: '김바다' });
const pathOf = ({ url }: Request) => new URL(url).pathname;
const refusing = (code: 'CONFLICT' | 'NOT_FOUND', status: number) =>
  Response.json({ code, message: errorText[code] }, { status });

/** The actions, with a server that responds by `acts` to an action and by `reads` to a read. */
const scene = (acts: (path: string) => Response | Promise<Response>, reads: () => Response = lost) => {
  const requests = fetchDouble((request) =>
    pathOf(request) === apiPath(API.guest, { id: 1 }) ? reads() : acts(pathOf(request)),
  );
  const { store } = testStore(tokensFor(900));
  render(<ToastHost />);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useGuestActions(), { wrapper });
  return { requests, on: () => result.current };
};
const lost = (): Response => {
  throw new TypeError('fetch failed');
};
const is = (guest: Partial<GuestDetail>) => () => Response.json({ ...aGuestDetail(guest), id: 1 });

test('다른 예약의 일이 시작되어도 앞 예약은 끝날 때까지 처리 중이고, 다시 눌러도 보내지 않는다', async () => {
  const pending = new Map<string, () => void>();
  const { requests, on } = scene(
    (path) => new Promise((resolve) => pending.set(path, () => resolve(Response.json(one)))),
  );
  let running: Promise<unknown>[] = [];
  await act(async () => {
    running = [on().act(one, 'complete')];
    await Promise.resolve();
    running.push(on().act(other, 'complete'), on().act(one, 'complete'));
    await Promise.resolve();
  });
  expect([on().pendingOf(1), on().pendingOf(2)]).toEqual(['complete', 'complete']);
  expect(pathsOf(requests)).toEqual([1, 2].map((id) => apiPath(API.completeGuest, { id })));
  await act(async () => {
    for (const respond of pending.values()) respond();
    await Promise.all(running);
  });
  expect([on().pendingOf(1), on().pendingOf(2)]).toEqual([null, null]);
});

test('답을 받지 못한 입금확인은, 되어 있으면 되었다고 한다', async () => {
  const { on } = scene(lost, is({ state: 'COMPLETE', paid: 20 }));
  await act(async () => expect(await on().act(one, 'complete')).toBe(true));
  expect(await screen.findByText(unanswered.already.complete)).toBeTruthy();
  expect(screen.queryByText(networkText.offline)).toBeNull();
});

test('이미 취소된 예약을 다시 취소하면 실패가 아니라 이미 취소되었다고 한다', async () => {
  const { on } = scene(() => refusing('CONFLICT', 409), is({ state: 'CANCEL' }));
  await act(async () => expect(await on().act(one, 'cancel')).toBe(true));
  expect(await screen.findByText(unanswered.already.cancel)).toBeTruthy();
});

test('이미 지워진 예약을 다시 지우면 이미 삭제되었다고 한다', async () => {
  const gone = () => refusing('NOT_FOUND', 404);
  const { on } = scene(gone, gone);
  await act(async () => expect(await on().act(one, 'delete')).toBe(true));
  expect(await screen.findByText(unanswered.already.delete)).toBeTruthy();
});

test('답을 받지 못했고 되지 않았으면 다시 하라고 하고, 알 수 없으면 알 수 없다고 한다', async () => {
  const { on } = scene(lost, is({ state: 'WATTING', paid: null }));
  await act(async () => expect(await on().act(one, 'complete')).toBe(false));
  expect(await screen.findByText(networkText.failed)).toBeTruthy();

  restoreFetch();
  fetchDouble(lost);
  await act(async () => expect(await on().act(one, 'complete')).toBe(false));
  expect(await screen.findByText(unanswered.unknown)).toBeTruthy();
});

test('되지 않은 거절은 서버의 말을 그대로 보인다', async () => {
  const { on } = scene(() => refusing('CONFLICT', 409), is({ state: 'WATTING' }));
  await act(async () => expect(await on().act(one, 'unrefund')).toBe(false));
  expect(await screen.findByText(errorText.CONFLICT)).toBeTruthy();
});

test('확인에는 화면에서 본 금액이 함께 가고, 그사이 바뀌었으면 새 금액을 알린다', async () => {
  const changed = { code: 'SUM_CHANGED', message: sumChangedText('30만원'), sum: 30 };
  const { requests, on } = scene(() => Response.json(changed, { status: 409 }));
  render(<ToastHost />);
  await act(async () => {
    expect(await on().act(one, 'complete')).toBe(false);
    expect(await on().act({ ...one, refund: aRefund({ amount: 7.5 }) }, 'refund')).toBe(false);
  });
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?seen=20', '?seen=7.5']);
  expect(screen.getAllByText(changed.message)[0]).toBeVisible();
});
