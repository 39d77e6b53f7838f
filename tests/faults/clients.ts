/** Slow clients, thousands of idle connections and thousands of event streams: visitors still book. */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { API } from '#contract/paths';
import { openSeason, query, signIn, startProduct, widen, type Product } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { visitorsOf, type Visitors } from './visitors';

const VISITORS = 4;
const BOOK_MS = 500;
/** Connections opened at once. */
const AT_ONCE = 100;
const WAIT_MS = 20_000;

const openSockets = async (port: number, count: number, hello: (index: number) => string): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  for (let from = 0; from < count; from += AT_ONCE)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, async (_, index) => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => undefined);
          await once(socket, 'connect');
          socket.write(hello(from + index));
          return socket;
        }),
      )),
    );
  return sockets;
};

/** Opens event streams and waits until all are ready; `reached` counts the streams that have received an event since. */
const openStreams = async (
  port: number,
  count: number,
  hello: (index: number) => string,
  event: RegExp,
): Promise<{ reached: () => number; close: () => void }> => {
  const sockets = await openSockets(port, count, hello);
  let reached = 0;
  const ready = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        let text = '';
        let isReached = false;
        socket.on('data', (chunk: Buffer) => {
          if (isReached) return;
          text += chunk.toString();
          if (text.includes('event: ready')) resolve();
          if (!event.test(text)) return;
          isReached = true;
          reached += 1;
        });
        socket.once('close', () => resolve());
      }),
  );
  await Promise.all(ready);
  return { reached: () => reached, close: () => sockets.forEach((socket) => socket.destroy()) };
};

/** Tickets for event streams, written into the database because the endpoint gives only sixty a minute. */
const ticketsOf = async (product: Product, count: number): Promise<string[]> => {
  await signIn(product);
  const [login] = await query<{ user_id: number; family: string }>(
    product.database,
    'select user_id, family from refresh_tokens order by id desc limit 1',
  );
  const tickets = Array.from({ length: count }, () => randomUUID());
  const rows = tickets.map((ticket) => {
    const hash = createHash('sha256').update(ticket).digest('hex');
    return `('${hash}', ${login?.user_id}, '${login?.family}', '9999-01-01T00:00:00.000Z')`;
  });
  await query(
    product.database,
    `insert into live_tickets (ticket_hash, user_id, family, expires_at) values ${rows.join(', ')} returning user_id`,
  );
  return tickets;
};

const booked = async (visitors: Visitors, url: string): Promise<string> => {
  const before = new Map(visitors.responses);
  await visitors.book(url, { count: VISITORS, stop: AbortSignal.timeout(BOOK_MS) });
  return Array.from(
    visitors.responses,
    ([response, times]) => `${times - (before.get(response) ?? 0)} × ${response}`,
  ).join();
};

const resultOf = (visitors: Visitors, promise: string, done: string, seen: string, passed = true): Result => ({
  promise: `${promise}: other visitors still book`,
  done,
  seen: visitors.wrong.join('; ') || seen,
  passed:
    passed &&
    visitors.wrong.length === 0 &&
    Array.from(visitors.responses.keys()).every((response) => response === '200'),
});

export const clients: FaultTest = {
  title: 'slow clients, many connections, many event streams',
  run: async ({ short }) => {
    const product = await startProduct({ settings: { TRUST_PROXY: '127.0.0.1' } });
    const { url, port } = product;
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const visitors = visitorsOf(days);
    const results: Result[] = [];

    const head = `POST ${API.createBooking} HTTP/1.1\r\nhost: boat\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n`;
    const slow = await openSockets(port, 200, () => head);
    const dripping = setInterval(() => slow.forEach((socket) => socket.writable && socket.write(' ')), 1_000);
    results.push(
      resultOf(visitors, 'clients that send a byte a second', `${slow.length} clients`, await booked(visitors, url)),
    );
    if (!short) {
      const ended = Promise.all(slow.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')));
      slow.forEach((socket) => socket.resume());
      const began = performance.now();
      await ended;
      const seconds = (performance.now() - began) / 1000;
      results.push({
        promise: 'a request that is unfinished after 30 s is closed within the next 30 s',
        done: `${slow.length} clients`,
        seen: `all closed after ${seconds.toFixed(0)} s`,
        passed: seconds < 75,
      });
    }
    clearInterval(dripping);
    slow.forEach((socket) => socket.destroy());

    const idle = await openSockets(port, short ? 500 : 5_000, () => '');
    results.push(resultOf(visitors, 'idle connections', `${idle.length}`, await booked(visitors, url)));
    idle.forEach((socket) => socket.destroy());

    const tickets = await ticketsOf(product, short ? 100 : 2_000);
    const kinds = {
      "the operator's event streams": {
        event: /^event: booking$/m,
        hello: (index: number) => `GET ${API.events}?token=${tickets[index]} HTTP/1.1\r\nhost: boat\r\n\r\n`,
      },
      "visitors' seat streams": {
        event: /^event: (seats|reload)$/m,
        // Each has its own address, given by the proxy's header.
        hello: (index: number) =>
          `GET ${API.seatEvents} HTTP/1.1\r\nhost: boat\r\nx-forwarded-for: 10.${index >> 8}.${index & 255}.1\r\n\r\n`,
      },
    };
    for (const [name, { event, hello }] of Object.entries(kinds)) {
      const streams = await openStreams(port, tickets.length, hello, event);
      const seen = await booked(visitors, url);
      const deadline = performance.now() + WAIT_MS;
      while (streams.reached() < tickets.length && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50));
      results.push(
        resultOf(
          visitors,
          `${name} all receive the bookings`,
          `${tickets.length}`,
          `${seen}; received by ${streams.reached()} streams`,
          streams.reached() === tickets.length,
        ),
      );
      streams.close();
    }
    return results;
  },
};
