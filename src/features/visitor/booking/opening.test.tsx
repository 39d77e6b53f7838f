import { act, renderHook } from '@testing-library/react';
import { expect, test } from '@jest/globals';
import { useOpening } from '#src/components/trip/opening/useOpening';
import { makeServerClock } from '#src/store/serverClock';

const OPENS = '2026-11-25T11:00:00.000Z';
const HOUR_MS = 3_600_000;

test.each([
  ['두 시간 빠른', 2 * HOUR_MS],
  ['두 시간 느린', -2 * HOUR_MS],
])('%s 휴대폰도 서버의 시계로 세고, 그 순간에 열린다', (_, wrong) => {
  let server = Date.parse('2026-11-25T10:47:29Z');
  const clock = makeServerClock(() => new Date(server + wrong), server);
  const check = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const { result } = renderHook(() => useOpening({ opensAt: OPENS }, clock.now));
  check();
  expect(result.current).toEqual({ opensAt: OPENS, left: { minutes: 12, seconds: 31 } });
  server = Date.parse(OPENS) - 1;
  check();
  expect(result.current).toEqual({ opensAt: OPENS, left: { minutes: 0, seconds: 1 } });
  server = Date.parse(OPENS);
  check();
  expect(result.current).toBeNull();
});

test('시각을 모르고 열린 화면은 첫 답에서 서버의 시각을 배운다', () => {
  const server = Date.parse('2026-11-25T10:47:29Z');
  const clock = makeServerClock(() => new Date(server + 2 * HOUR_MS));
  const { result } = renderHook(() => useOpening({ opensAt: OPENS }, clock.now));
  expect(result.current).toBeNull();
  clock.synchronize(String(server));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toEqual({ opensAt: OPENS, left: { minutes: 12, seconds: 31 } });
});
