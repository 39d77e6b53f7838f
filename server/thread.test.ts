import { jest } from '@jest/globals';
import { onDemand } from './thread';

const ended: number[] = [];
let started = 0;
const start = () => {
  const number = (started += 1);
  return { number, terminate: () => Promise.resolve(ended.push(number)) };
};

beforeEach(() => {
  jest.useFakeTimers();
  ended.length = 0;
  started = 0;
});
afterEach(() => void jest.useRealTimers());

it('스레드는 처음 쓸 때 서고, 일 분 동안 쓰지 않으면 끝나며, 다시 쓰면 다시 선다', () => {
  const thread = onDemand(start);
  expect(started).toBe(0);
  expect(thread.use().number).toBe(1);
  thread.rest();
  jest.advanceTimersByTime(59_000);
  expect(thread.use().number).toBe(1);
  jest.advanceTimersByTime(600_000);
  expect(ended).toEqual([]);
  thread.rest();
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([1]);
  expect(thread.use().number).toBe(2);
});

it('쓰러진 스레드는 잊고 새로 세우며, 늦게 온 소식은 새 스레드를 건드리지 않는다', async () => {
  const thread = onDemand(start);
  const failed = thread.use();
  thread.forget(failed);
  expect(thread.use().number).toBe(2);
  thread.forget(failed);
  expect(thread.use().number).toBe(2);
  await thread.end();
  expect(ended).toEqual([2]);
});
