import { act, renderHook } from '@testing-library/react';
import { useKeyboard } from './useKeyboard';

const covered = (): string => document.documentElement.style.getPropertyValue('--keyboard');

it('아이폰의 키보드가 화면을 덮으면 그 높이를 알리고, 두 손가락으로 확대한 것은 키보드로 보지 않는다', () => {
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: 844 });
  const change = (to: Partial<typeof view>): void => {
    Object.assign(view, to);
    act(() => void view.dispatchEvent(new Event('resize')));
  };
  const { unmount } = renderHook(() => useKeyboard());
  change({ height: 500 });
  expect(covered()).toBe('344px');
  change({ offsetTop: 100 });
  expect(covered()).toBe('244px');
  change({ height: 422, offsetTop: 0, scale: 2 });
  expect(covered()).toBe('0px');
  unmount();
  expect(covered()).toBe('');
});
