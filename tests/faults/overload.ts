/** Three times the capacity of bookings: excess requests do not slow down accepted ones. */
import type { ReserveDay } from '#contract/day/day.schema';
import { bookingRequests } from '#tests/support/requests';
import type { Loaded } from '#tests/support/client';
import { send } from '#tests/support/processes';
import { openSeason, query, startProduct, widen, type Product } from '#tests/support/product';
import type { FaultTest } from './faultTest';

/** Enough for full batches of bookings, too few for refusals. */
const CONNECTIONS = 50;
/** More than the requests due at once, because each connection waits for its own response. */
const OVERLOAD_CONNECTIONS = 400;
/** Tried to find the capacity; the best result counts. More connections share each commit. */
const CAPACITY_CONNECTIONS = [CONNECTIONS, 2 * CONNECTIONS, 4 * CONNECTIONS, OVERLOAD_CONNECTIONS];
/** Low load, as a share of capacity. */
const LOW = 0.2;
const TIMES = 3;
/** Not measured: one second of queueing, and three for its backlog. */
const BURST_SECONDS = 4;
const MOST_P99 = 3;
const ROUNDS = 3;

let phones = 20_000_000;
const load = (
  { port }: Product,
  days: readonly ReserveDay[],
  of: { connections: number; seconds: number; perSecond?: number; latenciesFrom?: number },
): Promise<Loaded> => {
  const most = 20_000;
  return send({ port, requests: bookingRequests(days, most, (phones += most)), ...of }, [200, 503]);
};

/** The product's highest rate of successful bookings a second. */
const capacityOf = async (product: Product, days: readonly ReserveDay[], seconds: number): Promise<number> => {
  let most = 0;
  for (const connections of CAPACITY_CONNECTIONS) {
    const loaded = await load(product, days, { connections, seconds });
    most = Math.max(most, (loaded.statuses['200'] ?? 0) / loaded.seconds);
  }
  return most;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

export const overload: FaultTest = {
  title: 'bookings at three times the capacity',
  run: async ({ short }) => {
    const product = await startProduct();
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const seconds = short ? 1 : 3;
    await load(product, days, { connections: CONNECTIONS, seconds });
    const ratios: number[] = [];
    const [low, accepted, refusals, shares, offers]: number[][] = [[], [], [], [], []];
    const totals = { accepted: 0, refused: 0 };
    // The short form ends with the first round that overloads: the client may get too little processor time.
    for (let round = 0; round < ROUNDS && !(short && totals.refused > 0); round += 1) {
      const capacity = short
        ? (await load(product, days, { connections: CONNECTIONS, seconds })).perSecond
        : await capacityOf(product, days, seconds);
      const quiet = await load(product, days, { connections: CONNECTIONS, seconds, perSecond: capacity * LOW });
      // The queue absorbs a burst of one second, as when a month opens; only a lasting overload counts. In the short form
      // each connection sends after its response, because one second is too short to measure the capacity.
      const over = await load(product, days, {
        connections: OVERLOAD_CONNECTIONS,
        seconds: seconds + BURST_SECONDS,
        latenciesFrom: BURST_SECONDS,
        ...(!short && { perSecond: capacity * TIMES }),
      });
      const booked = over.statuses['200'] ?? 0;
      ratios.push((over.p99Of['200'] ?? NaN) / quiet.p99);
      low?.push(quiet.p99);
      accepted?.push(over.p99Of['200'] ?? NaN);
      refusals?.push(over.p99Of['503'] ?? 0);
      shares?.push(booked / over.seconds / capacity);
      offers?.push(over.perSecond / capacity);
      totals.accepted += booked;
      totals.refused += over.statuses['503'] ?? 0;
    }
    const [sum] = await query<{ days: number; guests: number }>(
      product.database,
      'select (select sum(guest_count) from days) as days, (select sum(guest_count) from guests) as guests',
    );
    const again = await load(product, days, { connections: 1, seconds: 0.2 });
    const done = `${ratios.length} rounds of ${seconds} s on SQLite, ${OVERLOAD_CONNECTIONS} connections`;
    const ms = (values: number[] | undefined): string => `${median(values ?? []).toFixed(1)} ms`;
    return [
      {
        promise: `the 99th percentile of accepted bookings is at most ${MOST_P99} times that at low load (median of the rounds)`,
        done: `${done}; low load is ${LOW * 100} % of capacity`,
        seen: `low load ${ms(low)}, overload ${ms(accepted)}; ratio ${median(ratios).toFixed(1)} (${ratios.map((ratio) => ratio.toFixed(1)).join(', ')})`,
        passed: short || median(ratios) <= MOST_P99,
      },
      {
        promise: 'excess requests get 503 at once, the others are booked, the sums agree',
        done,
        seen: `${totals.accepted} booked (${(median(shares ?? []) * 100).toFixed(0)} % of capacity), ${totals.refused} refused; all responses ${median(offers ?? []).toFixed(1)} times the capacity; 99th percentile of refusals ${ms(refusals)}; ${sum?.days} seats sold, ${sum?.guests} booked`,
        passed: sum?.days === sum?.guests && totals.refused > 0 && totals.accepted > 0,
      },
      {
        promise: 'afterwards no visitor is refused',
        done: 'one visitor after another',
        seen: Object.entries(again.statuses)
          .map(([status, times]) => `${times} × ${status}`)
          .join(', '),
        passed: again.statuses['503'] === undefined,
      },
    ];
  },
};
