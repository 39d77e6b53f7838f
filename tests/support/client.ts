/**
 * The client process of measurements: sends prepared HTTP requests over keep-alive connections, one at a time on each,
 * and reports counts and latencies. Responses must have a Content-Length or no body. Why not a library:
 * docs/decisions/0011.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** Requests are sent for `seconds`, at most `count`. Ends after the last response. */
export interface Load {
  port: number;
  connections: number;
  /** Whole requests with headers and body, sent in turn, again and again. */
  requests: string[];
  seconds?: number;
  count?: number;
  /**
   * Requests a second; by default each connection sends the next after a response. With a rate, latency counts from the
   * time at which a request is due, even if all connections are busy.
   */
  perSecond?: number;
  /** Leaves out latencies of the first so many seconds. */
  latenciesFrom?: number;
}

export interface Loaded {
  /** Responses by status. */
  statuses: Record<string, number>;
  /** Responses a second. `seconds`: from the first request to the last response. */
  perSecond: number;
  seconds: number;
  /** Latencies, in ms. */
  p50: number;
  p99: number;
  /** 99th percentile by status. */
  p99Of: Record<string, number>;
  /** Processor time of this process as a share of one core. */
  core: number;
}

const LIMIT_MS = 60_000;
const HEAD_END = '\r\n\r\n';

/** `length` of the body. */
const readHead = (head: string): { status: string; length: number } => {
  if (/\r\ntransfer-encoding:/i.test(head)) throw new Error('a chunked response cannot be measured');
  return { status: head.slice(9, 12), length: Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0) };
};

const openConnection = async (port: number): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
};

const run = async (load: Load): Promise<Loaded> => {
  const { port, connections, requests, seconds = Infinity, count = Infinity } = load;
  const { perSecond = Infinity, latenciesFrom = 0 } = load;
  const prepared = requests.map((request) => Buffer.from(request));
  const statuses: Record<string, number> = {};
  const latencies: number[] = [];
  const latenciesOf: Record<string, number[]> = {};
  const sockets = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const cpu = process.cpuUsage();
  const began = performance.now();
  let sent = 0;
  let answers = 0;
  let last = began;

  const converse = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let asked = 0;
      let head = Buffer.alloc(0);
      let missing = -1;
      let answered = '';
      const ask = (): void => {
        if (sent >= count || performance.now() - began > seconds * 1000) {
          socket.destroy();
          resolve();
          return;
        }
        const next = prepared[sent % prepared.length] as Buffer;
        const due = began + (sent * 1000) / perSecond;
        sent += 1;
        const write = (): void => {
          asked = perSecond === Infinity ? performance.now() : due;
          socket.write(next);
        };
        const early = due - performance.now();
        if (early > 0) setTimeout(write, early);
        else write();
      };
      socket.setTimeout(LIMIT_MS, () => reject(new Error('no response in time')));
      socket.once('error', reject);
      socket.once('end', () => reject(new Error('the server closed a connection')));
      socket.on('data', (chunk) => {
        if (missing < 0) {
          head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
          const end = head.indexOf(HEAD_END);
          if (end < 0) return;
          const { status, length } = readHead(head.toString('latin1', 0, end));
          statuses[status] = (statuses[status] ?? 0) + 1;
          answered = status;
          missing = length - (head.length - end - HEAD_END.length);
          head = Buffer.alloc(0);
        } else missing -= chunk.length;
        if (missing > 0) return;
        missing = -1;
        last = performance.now();
        answers += 1;
        if (asked - began >= latenciesFrom * 1000) {
          latencies.push(last - asked);
          (latenciesOf[answered] ??= []).push(last - asked);
        }
        ask();
      });
      ask();
    });

  return Promise.all(sockets.map(converse)).then(() => {
    const { user, system } = process.cpuUsage(cpu);
    const took = last - began;
    const at = (share: number, of = latencies): number => {
      const sorted = Float64Array.from(of).sort();
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    };
    return {
      statuses,
      perSecond: (answers * 1000) / took,
      seconds: took / 1000,
      p50: at(0.5),
      p99: at(0.99),
      p99Of: Object.fromEntries(Object.entries(latenciesOf).map(([status, of]) => [status, at(0.99, of)])),
      core: (user + system) / 1000 / took,
    };
  });
};

process.once('disconnect', () => process.exit());
process.on('message', (load: Load) => {
  run(load).then(
    (loaded) => process.send?.({ loaded }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
