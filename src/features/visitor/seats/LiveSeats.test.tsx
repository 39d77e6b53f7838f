import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { SeatEvent } from '#contract/live/seats.schema';
import { PAGES } from '#contract/paths';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore } from '#tests/support/jest/testStore';
import { FROZEN_NOW } from '#mocks/now';
import { aDay } from '#mocks/builders';
import { daysApi } from '#src/store/endpoints/days';
import { FirstViewProvider } from '#src/store/hooks';
import { LiveSeats } from './LiveSeats';

const DECEMBER = { year: 2026, month: 12 };
const RENDERED_AT = FROZEN_NOW.getTime();

/** A stream with events sent by the test. */
class Stream extends EventTarget {
  readyState = 1;
  close = () => undefined;
  say(event: SeatEvent) {
    act(() => void this.dispatchEvent(new MessageEvent(event.event, { data: JSON.stringify(event) })));
  }
}

let store: ReturnType<typeof testStore>['store'];
let requests: Request[];
let opened: { stream: Stream; since: number | undefined }[];
const last = (): Stream => opened[opened.length - 1]?.stream as Stream;
/** The number of requests for the list, including running ones. */
const readings = async (): Promise<number> => {
  await act(() => Promise.all(store.dispatch(daysApi.util.getRunningQueriesThunk())));
  return requests.length;
};
const turn = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(async () => {
  opened = [];
  requests = fetchDouble(() => Response.json([aDay()]));
  ({ store } = testStore());
  await store.dispatch(
    daysApi.endpoints.getDayList.initiate(DECEMBER, { subscriptionOptions: { refetchOnFocus: true } }),
  );
  const open = (since?: number) => {
    const stream = new Stream();
    opened.push({ stream, since });
    return stream as unknown as EventSource;
  };
  render(
    <Provider store={store}>
      <FirstViewProvider value={{ at: RENDERED_AT, isOpen: () => false, close: () => undefined }}>
        <MemoryRouter initialEntries={[PAGES.reserve(DECEMBER)]}>
          <LiveSeats open={open} />
        </MemoryRouter>
      </FirstViewProvider>
    </Provider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  restoreFetch();
  Reflect.deleteProperty(document, 'hidden');
});

test('서버가 그린 뒤로 달라진 것이 없으면 목록을 두 번 읽지 않는다', async () => {
  expect(opened[0]?.since).toBe(RENDERED_AT);
  last().say({ event: 'ready', current: true });
  expect(await readings()).toBe(1);
});

test('그 사이에 달라졌을 수 있으면 한 번 읽는다', async () => {
  last().say({ event: 'ready' });
  expect(await readings()).toBe(2);
});

test('화면을 가렸다가 다시 보면 그린 때를 말하지 않고, 놓친 것을 읽는다', async () => {
  last().say({ event: 'ready', current: true });
  turn(true);
  turn(false);
  expect(opened.map(({ since }) => since)).toEqual([RENDERED_AT, undefined]);
  last().say({ event: 'ready' });
  expect(await readings()).toBe(2);
});

/** A finger on an element, or off it. For a removed element the event reaches the element, but not the window. */
const touch = (name: string, fingers: number, on: EventTarget = window) =>
  act(() => {
    const touches = Array.from({ length: fingers });
    on.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), { touches }));
  });

test('운영자가 바꾼 것은 화면에서 손가락을 뗀 뒤에 읽어, 손가락 아래에서 아무것도 움직이지 않는다', async () => {
  last().say({ event: 'ready', current: true });
  jest.useFakeTimers();
  touch('touchstart', 2);
  last().say({ event: 'reload' });
  act(() => jest.advanceTimersByTime(1_000));
  touch('touchend', 1);
  expect(await readings()).toBe(1);
  touch('touchend', 0);
  expect(await readings()).toBe(2);
  touch('touchstart', 1);
  touch('touchend', 0);
  expect(await readings()).toBe(2);
});

test('손가락 아래에서 사라진 것에서 손가락을 떼어도 읽는다', async () => {
  last().say({ event: 'ready', current: true });
  jest.useFakeTimers();
  const button = document.body.appendChild(document.createElement('button'));
  touch('touchstart', 1, button);
  button.remove();
  last().say({ event: 'reload' });
  act(() => jest.advanceTimersByTime(1_000));
  expect(await readings()).toBe(1);
  touch('touchend', 0, button);
  expect(await readings()).toBe(2);
});
