/** Three times the capacity of bookings: accepted ones do not wait for refused ones. */
import type { ReserveDay } from '#contract/day/day.schema';
import { bookingRequests } from '#tests/support/requests';
import type { Loaded } from '#tests/support/client';
import { send } from '#tests/support/processes';
import { openSeason, query, startProduct, widen, type Product } from '#tests/support/product';
import type { FaultTest } from './faultTest';

/** Enough to keep every group of bookings full, and not enough to be refused. */
const CONNECTIONS = 50;
/** Each waits for its own answer: more of them than bookings are due at once. */
const OVERLOAD_CONNECTIONS = 400;
/** Connections with which the capacity is looked for: the best of them counts. More of them share each commit. */
const CAPACITY_CONNECTIONS = [CONNECTIONS, 2 * CONNECTIONS, 4 * CONNECTIONS, OVERLOAD_CONNECTIONS];
/** Load of a quiet day, as a share of capacity. */
const QUIET = 0.2;
const TIMES = 3;
/** The second in which everybody is served, and three for its backlog: twice the capacity and its follow-up work. */
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

/** The most bookings a second that the product makes; refused ones do not count. */
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
  title: 'three times as many bookings as the server can make',
  run: async ({ short }) => {
    const product = await startProduct();
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const seconds = short ? 1 : 3;
    await load(product, days, { connections: CONNECTIONS, seconds });
    const ratios: number[] = [];
    const [quiets, accepted, refusals, shares, offers]: number[][] = [[], [], [], [], []];
    const totals = { accepted: 0, refused: 0 };
    // One round is enough for the short form if it was an overload; the client may have had too little processor time.
    for (let round = 0; round < ROUNDS && !(short && totals.refused > 0); round += 1) {
      const capacity = short
        ? (await load(product, days, { connections: CONNECTIONS, seconds })).perSecond
        : await capacityOf(product, days, seconds);
      const quiet = await load(product, days, { connections: CONNECTIONS, seconds, perSecond: capacity * QUIET });
      // For a second everybody is served, as when a month opens; only a lasting overload counts. In the short form each
      // connection sends after its response, because a measured second may miss the capacity.
      const over = await load(product, days, {
        connections: OVERLOAD_CONNECTIONS,
        seconds: seconds + BURST_SECONDS,
        latenciesFrom: BURST_SECONDS,
        ...(!short && { perSecond: capacity * TIMES }),
      });
      const booked = over.statuses['200'] ?? 0;
      ratios.push((over.p99Of['200'] ?? NaN) / quiet.p99);
      quiets?.push(quiet.p99);
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
        promise: `in the median of the rounds, the accepted bookings keep their 99th percentile within ${MOST_P99} times that of a quiet day`,
        done: `${done}; a quiet day is ${QUIET * 100} % of capacity`,
        seen: `${ms(quiets)} and ${ms(accepted)}; ratio ${median(ratios).toFixed(1)} (${ratios.map((ratio) => ratio.toFixed(1)).join(', ')})`,
        kept: short || median(ratios) <= MOST_P99,
      },
      {
        promise: 'what is too much is refused at once with 503, the rest is booked, and the sums agree',
        done,
        seen: `${totals.accepted} booked (${(median(shares ?? []) * 100).toFixed(0)} % of capacity), ${totals.refused} refused, ${median(offers ?? []).toFixed(1)} times the capacity answered in all, the 99th percentile of refusals ${ms(refusals)}; seats ${sum?.days} sold, ${sum?.guests} booked`,
        kept: sum?.days === sum?.guests && totals.refused > 0 && totals.accepted > 0,
      },
      {
        promise: 'afterwards no visitor is refused',
        done: 'one visitor after another',
        seen: JSON.stringify(again.statuses),
        kept: again.statuses['503'] === undefined,
      },
    ];
  },
};
