import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { FROZEN_NOW } from '#mocks/now';
import { NowProvider, useNow } from './hooks';

test('시계를 주면 그 시각이 지금이고, 다시 그릴 때마다 새로 읽는다', () => {
  let now = FROZEN_NOW;
  const { result, rerender } = renderHook(() => useNow(), {
    wrapper: ({ children }) => <NowProvider value={() => now}>{children}</NowProvider>,
  });
  expect(result.current).toBe(FROZEN_NOW);
  now = new Date('2026-11-20T15:00:00Z');
  rerender();
  expect(result.current).toBe(now);
});
