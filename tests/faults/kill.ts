/** Repeated kill -9 of the server under booking load; each time it is restarted as by a service unit. */
import { setTimeout } from 'node:timers/promises';
import { openSeason, query, startProduct, widen, type Product } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { newDatabase } from './places';
import { openProvider, unsentAfter } from './provider';
import { randomFrom, type Random } from './random';
import { visitorsOf, type Visitors } from './visitors';

const VISITORS = 8;
/** Range of the random time of the kill, in milliseconds. */
const LOAD_MS = [20, 400] as const;
/** Promised time from the kill to the next response. Judges the 95th percentile, because the machine may be busy. */
const SERVING_MS = 2_000;
/** A message claimed by a killed process becomes free again after a minute. */
const OUTBOX_S = 150;

interface Run {
  rounds: number;
  short: boolean;
  random: Random;
}

/** Kills the server while visitors book; returns the time of the kill. */
const killDuringBookings = async (product: Product, visitors: Visitors, random: Random): Promise<number> => {
  const stop = new AbortController();
  const booking = visitors.book(product.url, { count: VISITORS, stop: stop.signal });
  await setTimeout(random.between(...LOAD_MS));
  const killedAt = performance.now();
  process.kill(product.pid as number, 'SIGKILL');
  await booking;
  await product.end();
  return killedAt;
};

const killed = async (
  engine: string,
  database: { database?: string },
  { rounds, short, random }: Run,
): Promise<Result[]> => {
  const provider = await openProvider();
  const { settings } = provider;
  let product = await startProduct({ ...database, settings });
  const days = (await openSeason(product)).flat();
  await widen(product, days);
  const visitors = visitorsOf(days);
  const broken: string[] = [];
  const downtimes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const killedAt = await killDuringBookings(product, visitors, random);
    const ended = performance.now() - killedAt;
    product = await startProduct({ database: product.database, settings, port: product.port });
    downtimes.push(ended + product.startedInMs);
    // Before any retry, every acknowledged booking must exist.
    broken.push(...(await contradictions(product.database, visitors.visits)));
    await visitors.bookAgain(product.url);
  }
  broken.push(...(await contradictions(product.database, visitors.visits)), ...visitors.wrong);
  const booked = visitors.visits.filter(({ guestId }) => guestId !== null).length;
  if (booked !== visitors.visits.length) broken.push(`${visitors.visits.length - booked} without a booking`);
  // The short form does not wait until the claims expire.
  if (short) {
    await query(product.database, `update messages set claimed_until = null where state = 'QUEUED' returning id`);
    await visitors.book(product.url, { count: 1, stop: AbortSignal.timeout(LOAD_MS[0]) });
  }
  const unsent = await unsentAfter(product.database, OUTBOX_S);
  const keys = await query<{ dedup_key: string }>(product.database, 'select dedup_key from messages');
  const lost = keys.filter(({ dedup_key: key }) => !provider.received.has(key)).length;
  const foreign = provider.received.size - (keys.length - lost);
  const repeated = Array.from(provider.received.values()).filter((times) => times > 1).length;
  await product.end();
  provider.close();

  const done = `${rounds} × kill -9 on ${engine} with ${VISITORS} visitors, ${booked} bookings`;
  const sorted = downtimes.sort((a, b) => a - b);
  const [median, usual, longest] = [0.5, 0.95, 1].map((at) =>
    Math.round(sorted[Math.ceil(sorted.length * at) - 1] ?? NaN),
  ) as [number, number, number];
  return [
    {
      promise: 'no acknowledged booking is lost, no seat is lost or sold twice',
      done,
      seen: broken.length === 0 ? 'none lost, all sums agree' : [...new Set(broken)].join('; '),
      passed: broken.length === 0,
    },
    {
      promise: `the server responds again within ${SERVING_MS / 1000} s`,
      done: `${engine}, from the kill to the first 200`,
      seen: `median ${median} ms, 95th percentile ${usual} ms, longest ${longest} ms`,
      // The short form runs beside other suites and only reports the time.
      passed: short || usual <= SERVING_MS,
    },
    {
      promise: 'the outbox delivers every due message; a repeated one has the same key',
      done: `${engine}, ${keys.length} messages`,
      seen: `${lost} lost, ${unsent} not marked as sent, ${foreign} unknown, ${repeated} repeated with the same key`,
      passed: lost === 0 && unsent === 0 && foreign === 0,
    },
  ];
};

export const kill: FaultTest = {
  title: 'kill -9 under booking load',
  needsPostgres: true,
  run: async ({ short, seed }) => {
    const random = randomFrom(seed);
    const onSqlite = await killed('SQLite', {}, { rounds: short ? 2 : 100, short, random });
    const database = await newDatabase();
    const onPostgres = await killed('PostgreSQL', { database }, { rounds: short ? 2 : 30, short, random });
    return [...onSqlite, ...onPostgres];
  },
};
