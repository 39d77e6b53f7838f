import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { API } from '#contract/paths';
import { errorBodySchema } from '#contract/errors';
import { bookingQueue, refuseWhenFull, RUSH, RUSH_GAP_MS, RUSH_WAITING, RUSH_MS } from './bookingQueue';

let server: Server;
let refusals = 0;
let now = 0;
let queue = bookingQueue(() => now);
const ask = (path: string, method = 'POST'): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    ...(method === 'POST' && { body: '{}' }),
  });

beforeEach(async () => {
  now = 0;
  queue = bookingQueue(() => now);
  refusals = 0;
  const passed = refuseWhenFull(
    queue,
    () => (refusals += 1),
    (_, response) => void response.end('passed'),
  );
  server = createServer(passed).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Bookings that wait until their response is sent. */
const wait = (count: number): { respond: (some?: number) => Promise<void> } => {
  const given: (() => void)[] = [];
  const create = queue.holding(() => new Promise<void>((resolve) => given.push(resolve)));
  const waiting = Array.from({ length: count }, () => create(null));
  return {
    respond: async (some = count) => {
      const answered = waiting.splice(0, some);
      for (const give of given.splice(0, some)) give();
      await Promise.all(answered);
    },
  };
};

it('예약이 열리는 순간 수백 명이 한꺼번에 와도 아무도 거절하지 않는다', async () => {
  const { respond } = wait(500);
  now = RUSH_MS - 1;
  expect(await (await ask(API.createBooking)).text()).toBe('passed');
  await respond();
  now = RUSH_MS * 2;
  wait(500);
  expect(await (await ask(API.createBooking)).text()).toBe('passed');
  expect(refusals).toBe(0);
});

it('답을 들은 만큼 새 예약이 쉬지 않고 밀려와도 오래되면 거절하고, 잠잠해진 뒤에는 다시 받는다', async () => {
  const first = wait(RUSH);
  await first.respond();
  now = RUSH_GAP_MS - 1;
  const second = wait(RUSH);
  now = RUSH_MS;
  expect((await ask(API.createBooking)).status).toBe(503);
  await second.respond();
  now += RUSH_GAP_MS;
  wait(RUSH);
  expect(await (await ask(API.createBooking)).text()).toBe('passed');
});

it('많은 사람이 오래 기다리는 동안 새 예약은 바로 503과 다시 올 때를 듣고, 줄어들면 다시 받는다', async () => {
  const { respond } = wait(RUSH);
  now = RUSH_MS;
  const refused = await ask(API.createBooking);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(errorBodySchema.parse(await refused.json()).code).toBe('UNAVAILABLE');
  expect(refusals).toBe(1);
  await respond(RUSH - RUSH_WAITING);
  expect((await ask(API.createBooking)).status).toBe(503);
  await respond(1);
  expect(await (await ask(API.createBooking)).text()).toBe('passed');
});

it('거절당한 사람들이 계속 오는 동안은 적게 기다려도 거절하고, 그치면 다시 받는다', async () => {
  const { respond } = wait(RUSH);
  now = RUSH_MS;
  await respond(RUSH - RUSH_WAITING);
  for (let times = 0; times < 5; times += 1) {
    now += RUSH_GAP_MS - 1;
    expect((await ask(API.createBooking)).status).toBe(503);
  }
  now += RUSH_GAP_MS;
  expect(await (await ask(API.createBooking)).text()).toBe('passed');
});

it('예약이 밀려도 날짜를 읽고 예약을 찾고 취소하는 일은 그대로 받는다', async () => {
  wait(RUSH);
  now = RUSH_MS;
  for (const path of [API.findBooking, API.cancelBooking]) expect(await (await ask(path)).text()).toBe('passed');
  expect(await (await ask(API.dayList, 'GET')).text()).toBe('passed');
  expect(refusals).toBe(0);
});

it('예약은 되었든 거절되었든 답을 들을 때까지만 기다리는 것으로 센다', async () => {
  const create = queue.holding((isGood: boolean) => (isGood ? Promise.resolve('booked') : Promise.reject(new Error())));
  const all = Promise.allSettled(Array.from({ length: RUSH }, (_, index) => create(index % 2 === 0)));
  now += RUSH_MS;
  expect(queue.isFull()).toBe(true);
  await all;
  expect(queue.isFull()).toBe(false);
});
