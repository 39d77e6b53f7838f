/** Visitors with open event streams, in a separate process. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * `open`: opens event streams; replies when all are open. `arm`: resets the records; replies at once. `last`: replies
 * when every stream has received seats since `arm`, with the time of the last one. Times are in milliseconds of the
 * machine's monotonic clock.
 */
export type Order = { kind: 'open'; port: number; path: string; count: number } | { kind: 'arm' } | { kind: 'last' };
export interface Reply {
  at: number;
}

/** The limit of streams per address is 500. */
const PER_ADDRESS = 400;
const AT_A_TIME = 100;

const sockets: Socket[] = [];
let waiting = new Set<Socket>();
let last = 0;
let whenAll = (): void => undefined;
const now = (): number => Number(process.hrtime.bigint()) / 1e6;
const reply = (at: number): void => void process.send?.({ at } satisfies Reply);

const open = async (port: number, path: string): Promise<void> => {
  const localAddress = `127.0.1.${1 + Math.floor(sockets.length / PER_ADDRESS)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  await once(socket, 'connect');
  socket.setEncoding('latin1');
  socket.once('close', () => {
    throw new Error('a stream was closed');
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: boat\r\naccept: text/event-stream\r\n\r\n`);
  let head = '';
  while (!head.includes('event: ready')) head += String((await once(socket, 'data'))[0]);
  socket.on('data', (piece: string) => {
    if (!piece.includes('event: seats') || !waiting.delete(socket)) return;
    last = now();
    if (waiting.size === 0) whenAll();
  });
};

const obey = async (order: Order): Promise<void> => {
  if (order.kind === 'open') {
    const { port, path, count } = order;
    while (sockets.length < count)
      await Promise.all(Array.from({ length: Math.min(AT_A_TIME, count - sockets.length) }, () => open(port, path)));
    reply(now());
  } else if (order.kind === 'arm') {
    waiting = new Set(sockets);
    reply(now());
  } else if (waiting.size === 0) reply(last);
  else whenAll = () => reply(last);
};
process.on('message', (order: Order) => void obey(order));
process.once('disconnect', () => process.exit());
