import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SeatEvent } from '#contract/live/seats.schema';
import { SILENCE_MS, type Stream } from '#src/features/base/eventStream';
import { QUIET_MS, READ_EVERY_MS, seatLine } from './seatLine';

/** A stream whose events a test triggers. */
class TestStream implements Stream {
  readyState: 0 | 1 | 2 = 0;
  private readonly listeners = new Map<string, (event: Event) => void>();
  addEventListener = (name: string, listener: unknown) => {
    this.listeners.set(name, listener as (event: Event) => void);
  };
  close = () => {
    this.readyState = 2;
  };
  say = (event: SeatEvent) => this.listeners.get(event.event)?.({ data: JSON.stringify(event) } as MessageEvent);
  beat = () => this.listeners.get('beat')?.(new Event('beat'));
  /** The browser retries after the end of a stream, but not after a refusal. */
  end = () => this.listeners.get('error')?.(new Event('error'));
  refuse = () => {
    this.readyState = 2;
    this.end();
  };
}

let streams: TestStream[];
let heard: SeatEvent[];
let readings: number;
let line: ReturnType<typeof seatLine>;
const newest = (): TestStream => {
  const stream = streams.at(-1);
  if (!stream) throw new Error('아직 연결되지 않았습니다.');
  return stream;
};
const pass = (ms: number) => jest.advanceTimersByTime(ms);
const ready: SeatEvent = { event: 'ready' };

beforeEach(() => {
  jest.useFakeTimers();
  [streams, heard, readings] = [[], [], 0];
  line = seatLine({
    open: () => {
      const stream = new TestStream();
      streams.push(stream);
      return stream;
    },
    onEvent: (event) => heard.push(event),
    onSilence: () => (readings += 1),
    random: () => 1,
  });
  line.wake();
});
afterEach(() => {
  line.rest();
  jest.useRealTimers();
});

test('들은 것을 그대로 전하고, 신호가 오는 동안은 목록을 따로 읽지 않는다', () => {
  newest().say(ready);
  newest().say({ event: 'reload' });
  for (let beats = 0; beats < 20; beats += 1) {
    pass(15_000);
    newest().beat();
  }
  expect(heard).toEqual([ready, { event: 'reload' }]);
  expect([readings, streams.length]).toEqual([0, 1]);
});

describe('들리지 않으면 15초마다 목록을 읽는다', () => {
  test('거절된 연결은 1분 뒤에 다시 열고, 또 거절되면 더 오래 기다린다', () => {
    newest().refuse();
    pass(READ_EVERY_MS * 2);
    expect([readings, streams.length]).toEqual([2, 1]);
    pass(30_000);
    expect(streams).toHaveLength(2);
    newest().refuse();
    pass(119_000);
    expect(streams).toHaveLength(2);
    pass(1_000);
    expect(streams).toHaveLength(3);
    newest().say(ready);
    const before = readings;
    pass(READ_EVERY_MS);
    expect(readings).toBe(before);
  });

  test('연결되어도 아무것도 오지 않으면 읽고, 신호가 세 번 없으면 그 연결을 버린다', () => {
    pass(READ_EVERY_MS);
    expect(readings).toBe(1);
    pass(SILENCE_MS - READ_EVERY_MS);
    expect(newest().readyState).toBe(2);
    pass(60_000);
    expect(streams).toHaveLength(2);
  });

  test('한 번 들린 뒤 소리 없이 끊긴 연결도, 신호가 한 번 빠지면 바로 읽기 시작한다', () => {
    newest().say(ready);
    pass(QUIET_MS - 1);
    expect(readings).toBe(0);
    pass(1);
    expect(readings).toBe(1);
    pass(READ_EVERY_MS - 1);
    expect(readings).toBe(1);
    pass(1);
    expect(readings).toBe(2);
    newest().beat();
    pass(QUIET_MS - 1);
    expect(readings).toBe(2);
  });

  test('서버가 끝낸 연결은 브라우저가 다시 열 때까지 읽는다', () => {
    newest().say(ready);
    newest().end();
    pass(READ_EVERY_MS);
    expect([readings, streams.length]).toEqual([1, 1]);
    newest().say(ready);
    pass(READ_EVERY_MS);
    expect(readings).toBe(1);
  });
});

describe('쉬는 동안', () => {
  test('연결을 닫고 아무것도 읽지 않으며, 늦게 온 말도 듣지 않는다', () => {
    const first = newest();
    first.say(ready);
    line.rest();
    first.say({ event: 'reload' });
    pass(3_600_000);
    expect(first.readyState).toBe(2);
    expect([readings, streams.length, heard.length]).toEqual([0, 1, 1]);
  });

  test('깨면 새로 열고, 두 번 깨워도 하나만 연다', () => {
    line.rest();
    line.wake();
    line.wake();
    expect(streams).toHaveLength(2);
    pass(READ_EVERY_MS);
    expect(readings).toBe(1);
  });
});
