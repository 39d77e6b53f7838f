import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SeatsOfPage } from './SeatsOfPage';

const LiveSeats = () => <p>자리가 움직입니다.</p>;
let isConnected: boolean;
let tries: number;
const load = () => {
  tries += 1;
  return isConnected ? Promise.resolve({ LiveSeats }) : Promise.reject(new TypeError('Failed to fetch'));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isLive = () => screen.queryByText('자리가 움직입니다.') !== null;

beforeEach(() => {
  jest.useFakeTimers();
  [isConnected, tries] = [false, 0];
});
afterEach(() => void jest.useRealTimers());

test('자리를 알리는 프로그램을 받지 못했으면, 연결된 뒤 새로고침하지 않아도 다시 받아 자리가 움직인다', async () => {
  render(<SeatsOfPage load={load} />);
  await pass(0);
  expect([tries, isLive()]).toEqual([1, false]);
  isConnected = true;
  await pass(14_999);
  expect(isLive()).toBe(false);
  await pass(1);
  expect([tries, isLive()]).toEqual([2, true]);
  await pass(600_000);
  expect(tries).toBe(2);
});

test('브라우저가 다시 연결되었다고 하면 기다리지 않고 받는다', async () => {
  render(<SeatsOfPage load={load} />);
  await pass(0);
  isConnected = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([tries, isLive()]).toEqual([2, true]);
});

test('계속 받지 못하면 점점 드물게, 많아야 5분에 한 번 받아 보고, 떠난 화면은 더 받지 않는다', async () => {
  const { unmount } = render(<SeatsOfPage load={load} />);
  await pass(0);
  await pass(15_000 + 30_000 + 60_000 + 120_000 + 240_000);
  expect(tries).toBe(6);
  await pass(299_999);
  expect(tries).toBe(6);
  await pass(1);
  expect(tries).toBe(7);
  unmount();
  window.dispatchEvent(new Event('online'));
  await pass(600_000);
  expect(tries).toBe(7);
});
