/** PostgreSQL is stopped, restarted, replaced, slow or unreachable while visitors book; the product keeps running. */
import { setTimeout } from 'node:timers/promises';
import type { ReserveDay } from '#contract/day/day.schema';
import { openSeason, startProduct, widen, type Product } from '#tests/support/product';
import { openProbes, PASSWORD } from './probes';
import { openCluster, openStandby, urlOf } from './clusters';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { openProxy } from './proxy';
import { randomFrom } from './random';
import { visitorsOf, type Visitors } from './visitors';

const VISITORS = 8;
/** A refused visitor retries after this time. */
const PATIENCE_MS = 50;
/** Time without a fault, before and after it. */
const CALM_MS = 300;
const STEP_MS = 20;
/** Limit for the first booking after a fault: longer than the pool waits for a dead connection. */
const RECOVERY_MS = 20_000;
/** Longer than the product's timeout for a silent database. */
const SILENCE_MS = 30_000;
/** Limit for a response while the database is silent; the product's own limit is 9.5 s. */
const MOST_SILENCE_MS = 11_000;
const DELAY_MS = 40;

export interface Fault {
  name: string;
  /** Limit for a response, in milliseconds; by default only the visitors' own timeout counts. */
  mostMs?: number;
  /** Causes the fault, waits, and ends it. */
  run: () => Promise<void>;
}

const bookedBy = ({ responses }: Visitors): number => responses.get('200') ?? 0;

/** Visitors with a booking password, so that they can look up their bookings. */
export const visitorsAmidFaults = (days: readonly ReserveDay[]): Visitors => visitorsOf(days, { password: PASSWORD });

/** Causes a fault while visitors book and look up and the operator works. */
export const during = async (
  { name, run, mostMs = Infinity }: Fault,
  { product, visitors }: { product: Product; visitors: Visitors },
): Promise<Result> => {
  const { url, database, pid } = product;
  const probes = await openProbes(product, visitors);
  const before = new Map(visitors.responses);
  visitors.longest.ms = 0;
  const stop = new AbortController();
  const booking = visitors.book(url, { count: VISITORS, stop: stop.signal, patience: PATIENCE_MS });
  const first = bookedBy(visitors);
  while (bookedBy(visitors) === first) await setTimeout(STEP_MS);
  const probing = probes.repeat({ stop: stop.signal, mostMs });
  await setTimeout(CALM_MS);
  await run();
  const over = performance.now();
  const booked = bookedBy(visitors);
  while (bookedBy(visitors) === booked && performance.now() - over < RECOVERY_MS) await setTimeout(STEP_MS);
  const recovered = performance.now() - over;
  await setTimeout(CALM_MS);
  stop.abort();
  await Promise.all([booking, probing]);
  await visitors.bookAgain(url);
  const unanswered = visitors.visits.filter(({ guestId }) => guestId === null).length;
  const broken = [
    ...visitors.wrong.splice(0),
    ...probes.wrong,
    ...(await contradictions(database, visitors.visits)),
    ...(visitors.longest.ms > mostMs ? [`a response after ${Math.round(visitors.longest.ms)} ms`] : []),
    ...(unanswered > 0 ? [`${unanswered} without a response`] : []),
  ];
  process.kill(pid as number, 0);
  const listed = (counts: readonly (readonly [response: string, times: number])[]): string =>
    counts.map(([response, times]) => `${times} × ${response}`).join(', ');
  const bookings = Array.from(
    visitors.responses,
    ([response, times]) => [response, times - (before.get(response) ?? 0)] as const,
  ).filter(([, times]) => times > 0);
  return {
    promise: `${name}: correct response or 503 with Retry-After, recovery without a restart`,
    done: `${VISITORS} visitors retry with the same key, one looks up bookings, the operator works`,
    seen:
      broken.length > 0
        ? [...new Set(broken)].join('; ')
        : `bookings ${listed(bookings)}; ${listed(Array.from(probes.responses).sort())}; all booked once; slowest response ${Math.round(visitors.longest.ms)} ms; recovered ${Math.round(recovered)} ms after the fault`,
    passed: broken.length === 0 && recovered < RECOVERY_MS,
  };
};

export const faults: FaultTest = {
  title: 'PostgreSQL stopped, replaced, slow, unreachable',
  needsPostgres: true,
  run: async ({ short, seed }) => {
    const random = randomFrom(seed);
    const primary = await openCluster();
    const proxy = await openProxy(primary.port);
    const product = await startProduct({ database: urlOf(proxy.port) });
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const awayMs = short ? 500 : 5_000;
    const list: Fault[] = [
      {
        name: `traffic delayed by ${DELAY_MS} ms`,
        run: async () => {
          proxy.delay(DELAY_MS);
          await setTimeout(awayMs);
          proxy.delay(0);
        },
      },
      {
        name: 'connections cut during transactions',
        run: async () => {
          for (let round = 0; round < (short ? 8 : 100); round += 1) {
            const text = ['begin', 'commit'][random.between(0, 1)] as string;
            await proxy.cutAt(text, random.next() < 0.5 ? 'before' : 'after');
            await setTimeout(random.between(0, 20));
          }
        },
      },
      {
        name: 'connections closed by the database only',
        run: async () => {
          for (let round = 0; round < (short ? 2 : 20); round += 1) {
            proxy.halfClose();
            await setTimeout(random.between(20, 200));
          }
        },
      },
      {
        name: 'PostgreSQL stopped and started',
        run: async () => {
          await primary.stop('regular');
          await setTimeout(awayMs);
          await primary.start();
        },
      },
      {
        name: 'PostgreSQL crashed and restarted',
        run: async () => {
          for (let round = 0; round < (short ? 1 : 5); round += 1) {
            await primary.stop('crash');
            await primary.start();
            await setTimeout(CALM_MS);
          }
        },
      },
      // The product waits up to eleven seconds for a silent database: too long for the short form.
      ...(short
        ? []
        : [
            {
              name: 'network drops everything',
              mostMs: MOST_SILENCE_MS,
              run: async () => {
                proxy.drop(true);
                await setTimeout(SILENCE_MS);
                proxy.drop(false);
              },
            },
          ]),
      {
        name: 'failover to a synchronous standby',
        run: async () => {
          const standby = await openStandby(primary);
          await setTimeout(CALM_MS);
          await primary.stop('crash');
          await setTimeout(awayMs);
          standby.promote();
          proxy.redirect(standby.port);
        },
      },
    ];
    const site = { product, visitors: visitorsAmidFaults(days) };
    const results: Result[] = [];
    for (const fault of list) results.push(await during(fault, site));
    proxy.close();
    return results;
  },
};
