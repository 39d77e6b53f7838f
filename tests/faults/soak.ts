/** Half of the capacity for ten minutes, with open event streams: nothing grows or slows down. */
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { ReserveDay } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { bookingRequests, requestText } from '#tests/support/requests';
import type { Loaded } from '#tests/support/client';
import { residentMiB, send } from '#tests/support/processes';
import {
  call,
  listAddress,
  nextMonth,
  openSeason,
  signIn,
  startProduct,
  widen,
  type Product,
} from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';

const CONNECTIONS = 20;
const STREAMS = 50;
const SAMPLE_MS = 1_000;
/** Parts of a run: minutes, in the short form seconds. */
const PARTS = { whole: 10, short: 4 };
const MOST_P99 = 1.5;
/** Limit for the memory of the last part, as a ratio to the third, when the process has warmed up. */
const MOST_MEMORY = 1.1;
/** Tolerance for client connections that open or close during the count. */
const DESCRIPTORS_MOVING = 5;
/** A checkpoint is due at 4 MiB; an active reader may delay it. */
const MOST_WAL_MIB = 64;

/** Twenty requests of visitors and the operator, two of them bookings. */
const mixed = (days: readonly ReserveDay[], part: number, token: string): string[] => {
  const [day] = days;
  const month = requestText(listAddress(nextMonth()));
  const login = { authorization: `Bearer ${token}` };
  const reads = [
    ...Array.from({ length: 9 }, () => month),
    ...[1, 2, 3].map(() => requestText(`/api/reserve/${day?.id}`)),
    ...['/reserve', '/', `/reserve/${day?.id}`, API.configInfo].map((address) => requestText(address)),
    requestText(`${API.guestList}?page=0`, login, { id: '', state: '', date: 'future', keyword: '' }),
    requestText(API.guestSummary, login),
  ];
  const bookings = bookingRequests(days, 2_000, part * 2_000);
  return Array.from({ length: 1_000 }, (_, round) => [...reads, ...bookings.slice(round * 2, round * 2 + 2)]).flat();
};

const openStream = async (product: Product, token: string) => {
  const ticket = (await call(product, API.sseToken, {}, token)) as { token: string };
  const request = get(`${product.url}${API.events}?token=${ticket.token}`, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`an event stream got status ${response.statusCode}`);
  const stream = { open: true, events: 0, end: () => request.destroy() };
  response.on('error', () => (stream.open = false));
  response.once('close', () => (stream.open = false));
  response.on('data', (chunk: Buffer) => {
    stream.events += chunk.toString('latin1').split('\ndata:').length - 1;
  });
  return stream;
};

/** One measurement of the process; memory and write-ahead log in MiB. */
interface Sample {
  memory: number;
  descriptors: number;
  wal: number;
}
const sampleOf = ({ pid, database }: Product): Sample => ({
  memory: residentMiB(pid),
  descriptors: readdirSync(`/proc/${pid}/fd`).length,
  wal: statSync(`${database}-wal`).size / 1024 ** 2,
});

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const most = (samples: readonly Sample[], of: keyof Sample): number => Math.max(...samples.map((one) => one[of]));

interface Part {
  loaded: Loaded;
  samples: Sample[];
}

const loadFor = async (product: Product, load: Omit<Parameters<typeof send>[0], 'port' | 'connections'>) => {
  const samples: Sample[] = [];
  const sampling = setInterval(() => samples.push(sampleOf(product)), SAMPLE_MS);
  // Stop sampling first, or a crashed product would hide the reason.
  const loaded = await send({ port: product.port, connections: CONNECTIONS, ...load }).finally(() =>
    clearInterval(sampling),
  );
  return { loaded, samples: samples.length > 0 ? samples : [sampleOf(product)] };
};

const run = async (short: boolean): Promise<Result[]> => {
  const product = await startProduct();
  const days = (await openSeason(product)).flat();
  await widen(product, days);
  const seconds = short ? 1 : 60;
  const token = await signIn(product);
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => openStream(product, token)));
  const warm = await loadFor(product, { requests: mixed(days, 0, token), seconds: short ? 1 : 20 });
  const perSecond = warm.loaded.perSecond / 2;

  const parts: Part[] = [];
  for (let part = 1; part <= (short ? PARTS.short : PARTS.whole); part += 1)
    parts.push(await loadFor(product, { requests: mixed(days, part, await signIn(product)), seconds, perSecond }));
  const [, second, third] = parts as [Part, Part, Part];
  const last = parts.at(-1) as Part;
  const samples = parts.flatMap((part) => part.samples);
  const requests = parts.reduce((sum, { loaded }) => sum + Math.round(loaded.perSecond * loaded.seconds), 0);
  const alive = streams.filter(({ open }) => open).length;
  const fewest = Math.min(...streams.map(({ events }) => events));
  for (const stream of streams) stream.end();
  await product.end();

  const memory = [third, last].map((part) => median(part.samples.map((one) => one.memory))) as [number, number];
  const descriptors = [most(second.samples, 'descriptors'), most(last.samples, 'descriptors')] as const;
  const wal = most(samples, 'wal');
  const p99 = [second.loaded.p99, last.loaded.p99] as const;
  const done = `${parts.length} × ${seconds} s of ${Math.round(perSecond)} requests a second, half of the measured capacity`;
  return [
    {
      promise: 'every response is 200, every stream stays open and receives the events',
      done: `${done}; ${requests} requests on ${CONNECTIONS} connections, ${STREAMS} streams`,
      seen: `${alive} streams open, each with at least ${fewest} events`,
      passed: alive === STREAMS && fewest > 0,
    },
    {
      promise: `memory is flat after warm-up: the last minute uses at most ${MOST_MEMORY} times the third`,
      done: 'median of the resident memory, sampled each second',
      seen: `${memory.map((value) => `${Math.round(value)} MiB`).join(', then ')} (${(memory[1] / memory[0]).toFixed(2)})`,
      passed: short || memory[1] <= memory[0] * MOST_MEMORY,
    },
    {
      promise: 'no descriptor leaks',
      done: 'highest number of open descriptors in the second and the last minute',
      seen: descriptors.join(', then '),
      passed: descriptors[1] <= descriptors[0] + DESCRIPTORS_MOVING,
    },
    {
      promise: `the 99th percentile of the last minute is at most ${MOST_P99} times that of the second`,
      done: 'latency from the scheduled time of a request',
      seen: `${p99.map((value) => `${value.toFixed(1)} ms`).join(', then ')} (${(p99[1] / p99[0]).toFixed(2)}); by minute ${parts.map(({ loaded }) => loaded.p99.toFixed(0)).join(', ')} ms`,
      passed: short || p99[1] <= p99[0] * MOST_P99,
    },
    {
      promise: `the write-ahead log stays under ${MOST_WAL_MIB} MiB`,
      done: 'SQLite, sampled each second',
      seen: `${wal.toFixed(1)} MiB at most`,
      passed: wal <= MOST_WAL_MIB,
    },
  ];
};

export const soak: FaultTest = { title: 'ten minutes at half of the capacity', run: ({ short }) => run(short) };
