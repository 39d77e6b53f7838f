/** PostgreSQL away, restarted, replaced, slow or cut off, while visitors book; the product is never restarted. */
import { setTimeout } from 'node:timers/promises';
import type { ReserveDay } from '#contract/day/day.schema';
import { openSeason, startProduct, widen, type Product } from '#tests/support/product';
import { openAskers, PASSWORD } from './askers';
import { openCluster, openStandby, urlOf } from './clusters';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { openProxy } from './proxy';
import { randomFrom } from './random';
import { visitorsOf, type Visitors } from './visitors';

const VISITORS = 8;
/** A refused visitor retries after this time. */
const PATIENCE_MS = 50;
/** Before, and after a fault. */
const CALM_MS = 300;
const STEP_MS = 20;
/** The longest wait for a booking after the end of a fault: more than the pool waits for a dead connection. */
const RECOVERY_MS = 20_000;
/** Longer than the product waits for a silent database. */
const SILENCE_MS = 30_000;
/** The longest wait for a response while the database is silent; the product's limit is 9.5 s. */
const MOST_SILENCE_MS = 11_000;
const DELAY_MS = 40;

export interface Fault {
  name: string;
  /** The latest promised response, in milliseconds; by default only the visitors' own patience counts. */
  mostMs?: number;
  /** Causes it, waits, and ends it. */
  happen: () => Promise<void>;
}

const bookedBy = ({ answers }: Visitors): number => answers.get('200') ?? 0;

/** Visitors of a fault test with faults: with a booking password, so that they can look their bookings up. */
export const visitorsAmidFaults = (days: readonly ReserveDay[]): Visitors => visitorsOf(days, { password: PASSWORD });

/** Causes a fault while visitors book and look up and the operator works; returns their responses. */
export const during = async (
  { name, happen, mostMs = Infinity }: Fault,
  { product, visitors }: { product: Product; visitors: Visitors },
): Promise<Result> => {
  const { url, database, pid } = product;
  const askers = await openAskers(product, visitors);
  const before = new Map(visitors.answers);
  visitors.longest.ms = 0;
  const stop = new AbortController();
  const booking = visitors.book(url, { count: VISITORS, stop: stop.signal, patience: PATIENCE_MS });
  const first = bookedBy(visitors);
  while (bookedBy(visitors) === first) await setTimeout(STEP_MS);
  const asking = askers.ask({ stop: stop.signal, mostMs });
  await setTimeout(CALM_MS);
  await happen();
  const over = performance.now();
  const booked = bookedBy(visitors);
  while (bookedBy(visitors) === booked && performance.now() - over < RECOVERY_MS) await setTimeout(STEP_MS);
  const recovered = performance.now() - over;
  await setTimeout(CALM_MS);
  stop.abort();
  await Promise.all([booking, asking]);
  await visitors.bookAgain(url);
  const unanswered = visitors.visits.filter(({ guestId }) => guestId === null).length;
  const broken = [
    ...visitors.wrong.splice(0),
    ...askers.wrong,
    ...(await contradictions(database, visitors.visits)),
    ...(visitors.longest.ms > mostMs ? [`an answer after ${Math.round(visitors.longest.ms)} ms`] : []),
    ...(unanswered > 0 ? [`${unanswered} never answered`] : []),
  ];
  process.kill(pid as number, 0);
  const answered = Array.from(
    visitors.answers,
    ([answer, times]) => [answer, times - (before.get(answer) ?? 0)] as const,
  )
    .filter(([, times]) => times > 0)
    .map(([answer, times]) => `${times} × ${answer}`);
  const asked = Array.from(askers.answers).sort();
  return {
    promise: `${name}: the right answer or 503 with Retry-After, and recovery without a restart`,
    done: `${VISITORS} visitors, who try again with the same key, one who looks up bookings, and the operator`,
    seen:
      broken.length > 0
        ? [...new Set(broken)].join('; ')
        : `${answered.join(', ')}; ${asked.map(([answer, times]) => `${times} × ${answer}`).join(', ')}; all booked once, each answered within ${Math.round(visitors.longest.ms)} ms; booking again ${Math.round(recovered)} ms after its end`,
    kept: broken.length === 0 && recovered < RECOVERY_MS,
  };
};

export const faults: FaultTest = {
  title: 'PostgreSQL away, replaced, slow, cut off',
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
        name: `every piece delayed by ${DELAY_MS} ms`,
        happen: async () => {
          proxy.delay(DELAY_MS);
          await setTimeout(awayMs);
          proxy.delay(0);
        },
      },
      {
        name: 'connections cut amid transactions',
        happen: async () => {
          for (let round = 0; round < (short ? 8 : 100); round += 1) {
            const text = ['begin', 'commit'][random.between(0, 1)] as string;
            await proxy.cutAt(text, random.next() < 0.5 ? 'before' : 'after');
            await setTimeout(random.between(0, 20));
          }
        },
      },
      {
        name: 'connections closed on one side',
        happen: async () => {
          for (let round = 0; round < (short ? 2 : 20); round += 1) {
            proxy.halfClose();
            await setTimeout(random.between(20, 200));
          }
        },
      },
      {
        name: 'PostgreSQL stopped and started',
        happen: async () => {
          await primary.stop('regular');
          await setTimeout(awayMs);
          await primary.start();
        },
      },
      {
        name: 'PostgreSQL crashed and restarted',
        happen: async () => {
          for (let round = 0; round < (short ? 1 : 5); round += 1) {
            await primary.stop('crash');
            await primary.start();
            await setTimeout(CALM_MS);
          }
        },
      },
      // The product gives a silent database eleven seconds: too long for the short form.
      ...(short
        ? []
        : [
            {
              name: 'a network that swallows everything',
              mostMs: MOST_SILENCE_MS,
              happen: async () => {
                proxy.swallow(true);
                await setTimeout(SILENCE_MS);
                proxy.swallow(false);
              },
            },
          ]),
      {
        name: 'failover to a synchronous standby',
        happen: async () => {
          const standby = await openStandby(primary);
          await setTimeout(CALM_MS);
          await primary.stop('crash');
          await setTimeout(awayMs);
          standby.promote();
          proxy.lead(standby.port);
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
