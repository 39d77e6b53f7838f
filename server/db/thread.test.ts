import { onDemand } from './thread';

const ended: number[] = [];
let started = 0;
const start = () => {
  const number = (started += 1);
  return { number, terminate: () => Promise.resolve(ended.push(number)) };
};

/** The work that waits, and for how long. */
let waiting: { ms: number; work: () => void } | null = null;
const after = (ms: number, work: () => void) => {
  const mine = (waiting = { ms, work });
  return () => {
    if (waiting === mine) waiting = null;
  };
};

beforeEach(() => {
  ended.length = 0;
  started = 0;
  waiting = null;
});

it('스레드는 처음 쓸 때 서고, 일 분 동안 쓰지 않으면 끝나며, 다시 쓰면 다시 선다', () => {
  const thread = onDemand(start, after);
  expect(started).toBe(0);
  expect(thread.use().number).toBe(1);
  thread.rest();
  expect(waiting?.ms).toBe(60_000);
  expect(thread.use().number).toBe(1);
  expect(waiting).toBeNull();
  thread.rest();
  waiting?.work();
  expect(ended).toEqual([1]);
  expect(thread.use().number).toBe(2);
});

it('쓰러진 스레드는 잊고 새로 세우며, 늦게 온 소식은 새 스레드를 건드리지 않는다', async () => {
  const thread = onDemand(start, after);
  const failed = thread.use();
  thread.forget(failed);
  expect(thread.use().number).toBe(2);
  thread.forget(failed);
  expect(thread.use().number).toBe(2);
  await thread.end();
  expect(ended).toEqual([2]);
});
