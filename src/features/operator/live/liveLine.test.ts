import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LiveEvent } from '#contract/live/live.schema';
import { SILENCE_MS, type Stream } from '#src/features/base/eventStream';
import { liveLine, waitBefore, type LiveLineState } from './liveLine';

/** A stream whose events a test triggers. */
class TestStream implements Stream {
  readonly readyState = 1;
  closed = false;
  private readonly listeners = new Map<string, (event: Event) => void>();
  constructor(readonly address: string) {}
  addEventListener = (name: string, listener: unknown) => {
    this.listeners.set(name, listener as (event: Event) => void);
  };
  close = () => {
    this.closed = true;
  };
  say = (event: LiveEvent) =>
    this.listeners.get(event.event)?.({ data: JSON.stringify(event) } as MessageEvent<string>);
  beat = () => this.listeners.get('beat')?.(new Event('beat'));
  fail = () => this.listeners.get('error')?.(new Event('error'));
}

let streams: TestStream[];
let states: LiveLineState[];
let heard: LiveEvent[];
let tickets: (string | null)[];
let line: ReturnType<typeof liveLine>;

const newest = (): TestStream => {
  const stream = streams.at(-1);
  if (!stream) throw new Error('아직 연결되지 않았습니다.');
  return stream;
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers();
  [streams, states, heard, tickets] = [[], [], [], []];
  let taken = 0;
  line = liveLine({
    ticket: () => Promise.resolve(tickets.length ? (tickets.shift() ?? null) : `ticket-${(taken += 1)}`),
    open: (ticket, lastEventId) => {
      const stream = new TestStream(`${ticket} ${lastEventId ?? '-'}`);
      streams.push(stream);
      return stream;
    },
    onEvent: (event) => heard.push(event),
    onState: (state) => states.push(state),
  });
  await pass(0);
});
afterEach(() => {
  line.close();
  jest.useRealTimers();
});

const ready = (id: number): LiveEvent => ({ event: 'ready', id });
const booked = (id: number): LiveEvent => ({
  event: 'booking',
  id,
  action: 'BOOKED',
  dayId: 5,
  guestId: 1,
  at: '2026-11-19T23:24:00.000Z',
});

test('표를 받아 연결하고, 들은 것을 그대로 전한다', () => {
  expect(streams.map(({ address }) => address)).toEqual(['ticket-1 -']);
  newest().say(ready(7));
  newest().say(booked(8));
  expect(states).toEqual(['open']);
  expect(heard).toEqual([ready(7), booked(8)]);
});

test('끊기면 바로 새 표로 잇고, 마지막으로 들은 것부터 묻는다: 끊겼다고 하지 않는다', async () => {
  newest().say(ready(7));
  newest().say(booked(9));
  newest().fail();
  expect(newest().closed).toBe(true);
  await pass(0);
  expect(newest().address).toBe('ticket-2 9');
  newest().say(ready(9));
  expect(states).toEqual(['open']);
});

test('다시 잇지 못하면 끊겼다고 하고, 점점 오래 기다리며 다시 시도하다가 이어지면 말한다', async () => {
  newest().say(ready(7));
  newest().fail();
  await pass(0);
  newest().fail();
  expect(states).toEqual(['open', 'lost']);
  expect(streams).toHaveLength(2);
  await pass(waitBefore(1));
  expect(streams).toHaveLength(3);
  newest().fail();
  await pass(waitBefore(2) - 1);
  expect(streams).toHaveLength(3);
  await pass(1);
  newest().say(ready(7));
  expect(states).toEqual(['open', 'lost', 'open']);
});

test('기다리는 시간은 15초를 넘지 않는다', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(waitBefore)).toEqual([0, 1000, 2000, 4000, 8000, 15_000, 15_000]);
});

test('표를 받지 못해도 끊긴 것이다', async () => {
  newest().say(ready(7));
  tickets = [null];
  newest().fail();
  await pass(0);
  expect(states).toEqual(['open', 'lost']);
  await pass(waitBefore(1));
  expect(newest().address).toBe('ticket-2 7');
});

test('조용해도 신호가 오는 동안은 이어진 것이고, 신호가 세 번 없으면 끊겼다고 하고 새로 잇는다', async () => {
  newest().say(ready(7));
  await pass(SILENCE_MS - 1);
  newest().beat();
  await pass(SILENCE_MS - 1);
  expect(streams).toHaveLength(1);
  await pass(10);
  expect(streams).toHaveLength(2);
  expect(states).toEqual(['open', 'lost']);
});

test('네트워크가 없으면 바로 말하고, 돌아오면 기다리지 않는다', async () => {
  newest().say(ready(7));
  line.lose();
  expect(states).toEqual(['open', 'lost']);
  line.retry();
  await pass(0);
  newest().say(ready(7));
  expect(states).toEqual(['open', 'lost', 'open']);
  line.retry();
  await pass(0);
  expect(streams).toHaveLength(2);
});

test('먼저 연 연결이 늦게 하는 말은 듣지 않는다', async () => {
  const first = newest();
  first.fail();
  await pass(0);
  first.say(booked(8));
  expect(heard).toEqual([]);
});

test('서버의 셈이 달라졌으면 그 셈부터 다시 묻는다', async () => {
  newest().say(ready(90));
  newest().say({ event: 'resync', id: 3 });
  newest().fail();
  await pass(0);
  expect(newest().address).toBe('ticket-2 3');
});

test('다시 이은 연결이 이미 들은 것을 또 말해도 한 번만 전하고, 늦게 쓰인 앞의 것은 전한다', async () => {
  newest().say(ready(7));
  newest().say(booked(8));
  newest().say(booked(10));
  newest().fail();
  await pass(0);
  expect(newest().address).toBe('ticket-2 10');
  for (const event of [ready(10), booked(8), booked(9), booked(10), booked(11)]) newest().say(event);
  expect(heard).toEqual([ready(7), booked(8), booked(10), ready(10), booked(9), booked(11)]);
  newest().fail();
  await pass(0);
  expect(newest().address).toBe('ticket-3 11');
});

test('처음 이어지기 전의 일은 새 소식으로 전하지 않고 다시 읽게만 한다', async () => {
  newest().say(ready(7));
  newest().fail();
  await pass(0);
  for (const event of [ready(7), booked(6), booked(6), booked(8)]) newest().say(event);
  expect(heard).toEqual([ready(7), ready(7), { event: 'resync', id: 6 }, booked(8)]);
});

test('닫은 뒤에는 아무것도 하지 않는다', async () => {
  newest().say(ready(7));
  line.close();
  line.retry();
  await pass(60_000);
  expect(newest().closed).toBe(true);
  expect(streams).toHaveLength(1);
  expect(states).toEqual(['open']);
});
