import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { aConfigInfo, aConfigLogic, aDay } from '#mocks/builders';
import { fetchDouble, noConnection, pathsOf, refusing, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore } from '#tests/support/jest/testStore';
import { useConfigInfo, useConfigLogic } from './config';
import { useGetDayByDateQuery, useGetDayListQuery, useGetDayQuery } from './days';

const DECEMBER = { year: 2026, month: 12 };
const SECOND = 1000;
const HOUR = 3600 * SECOND;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] }));
afterEach(() => {
  jest.useRealTimers();
  restoreFetch();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** Waits for responses and rendering. */
const settle = () => pass(100);

/** Mounts a hook on its own store; `mount` mounts it again, as navigation to a page does. */
const pageOf = <T,>(useIt: () => T) => {
  const { store } = testStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { mount: () => renderHook(useIt, { wrapper }) };
};

describe('화면의 자료', () => {
  test('화면을 열 때마다 새로 받는다', async () => {
    const requests = fetchDouble(() => Response.json([aDay()]));
    const page = pageOf(() => useGetDayListQuery(DECEMBER));
    for (const visits of [1, 2, 3]) {
      const { unmount } = page.mount();
      await settle();
      expect(requests).toHaveLength(visits);
      unmount();
    }
  });

  test.each([
    ['한 달의 목록', () => useGetDayListQuery(DECEMBER), [aDay()]],
    ['날짜로 물은 출조일', () => useGetDayByDateQuery('2026-12-05'), aDay()],
    ['번호로 물은 출조일', () => useGetDayQuery('5'), aDay()],
  ])('%s은 몇 분 뒤에 돌아와도 보던 것을 그 자리에 보여 주면서 새로 받는다', async (_, useIt, shown) => {
    const requests = fetchDouble(() => Response.json(shown));
    const page = pageOf<ReturnType<typeof useGetDayListQuery> | ReturnType<typeof useGetDayQuery>>(useIt);
    const first = page.mount();
    await settle();
    first.unmount();
    await pass(300 * SECOND);
    const { result } = page.mount();
    expect([result.current.data, result.current.isFetching]).toEqual([shown, true]);
    await settle();
    expect([result.current.isFetching, requests.length]).toEqual([false, 2]);
  });

  test.each([
    ['거절', refusing(500, { code: 'INTERNAL', message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' })],
    ['끊긴 연결', noConnection],
  ])('실패한 호출은 스스로 다시 하지 않는다: %s', async (_, respond) => {
    const requests = fetchDouble(respond);
    const { result } = pageOf(() => useGetDayListQuery(DECEMBER)).mount();
    await pass(120 * SECOND);
    expect(result.current.isError).toBe(true);
    expect(requests).toHaveLength(1);
  });
});

describe('설정은 한 시간 동안 다시 묻지 않는다', () => {
  const config = () =>
    fetchDouble(({ url }) => Response.json(url.endsWith('config-info') ? aConfigInfo() : aConfigLogic()));
  const page = () => pageOf(() => [useConfigInfo().data, useConfigLogic().data] as const);
  const BOTH = ['/api/config/config-info', '/api/config/config-logic'];

  test('한 시간이 되기 전에는 화면을 옮겨 다녀도 한 번만 묻는다', async () => {
    const requests = config();
    const { mount } = page();
    for (let visit = 0; visit < 7; visit += 1) {
      const { result, unmount } = mount();
      await settle();
      expect(result.current).toEqual([aConfigInfo(), aConfigLogic()]);
      await pass(5 * 60 * SECOND);
      unmount();
      await pass(4 * 60 * SECOND);
    }
    expect(pathsOf(requests)).toEqual(BOTH);
  });

  test('한 시간이 지난 뒤에 연 화면은 다시 묻는다', async () => {
    const requests = config();
    const { mount } = page();
    const first = mount();
    await settle();
    await pass(HOUR);
    expect(requests).toHaveLength(2);
    mount();
    await settle();
    first.unmount();
    expect(pathsOf(requests)).toEqual([...BOTH, ...BOTH]);
  });

  test('아무 화면도 쓰지 않은 채 한 시간이 지나면 잊는다', async () => {
    const requests = config();
    const { mount } = page();
    mount().unmount();
    await pass(HOUR + SECOND);
    const { result } = mount();
    expect(result.current).toEqual([undefined, undefined]);
    await settle();
    expect(requests).toHaveLength(4);
  });
});
