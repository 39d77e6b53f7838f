/** Whether the duration of a refusal reveals if a name or number exists. */
import { API, apiPath } from '#contract/paths';
import { call, openSeason, query, signIn, startProduct, type Product } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { randomFrom, type Random } from './random';

const BOOKINGS = 40;
/** The counters are reset after so many pairs, because five wrong passwords lock a number. */
const PAIRS_BETWEEN_RESETS = 3;

/**
 * Accepted range for the share of comparisons in which one side took longer; 0.5 means no difference. With equal times
 * the standard deviation of the share is 0.02 for 400 pairs and 0.075 for 30.
 */
const EVEN = { whole: [0.4, 0.6], short: [0.2, 0.8] } as const;
/**
 * Accepted difference of the medians in the whole form. The short form runs beside other suites, which may move a median
 * of 30 by half, so only the share decides there: it detects a missing slow hash for unknown names, but no small
 * differences.
 */
const MEDIAN_SHARE = 0.1;

interface Kind {
  name: string;
  address: string;
  status: number;
  pairs: number;
  /** An existing name or number with a wrong password. */
  known: () => object;
  /** An unknown name or number. */
  unknown: () => object;
}

/** Sends one request from a random address; returns the duration in milliseconds. */
const duration = async (product: Product, kind: Kind, body: object, random: Random): Promise<number> => {
  const from = [10, 0, 0, 0].map((first) => first || random.between(1, 254)).join('.');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const began = performance.now();
  const response = await fetch(product.url + kind.address, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  const took = performance.now() - began;
  if (response.status !== kind.status) throw new Error(`${kind.name}: status ${response.status}`);
  return took;
};

const medianOf = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;

/** Share of all pairs across the two sides in which the first is longer (Mann-Whitney U); ties count half. */
const shareLonger = (first: readonly number[], second: readonly number[]): number => {
  const won = first.flatMap((a) => second.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return won.reduce((sum, one) => sum + one, 0) / won.length;
};

const compared = async (product: Product, kind: Kind, short: boolean, random: Random): Promise<Result> => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = -PAIRS_BETWEEN_RESETS; pair < kind.pairs; pair += 1) {
    if (pair % PAIRS_BETWEEN_RESETS === 0) await query(product.database, 'delete from throttle returning key');
    const requests = [
      { times: known, body: kind.known() },
      { times: unknown, body: kind.unknown() },
    ];
    // The second request may find caches warm, so the order changes with every pair.
    for (const { times, body } of pair % 2 ? requests : requests.reverse()) {
      const took = await duration(product, kind, body, random);
      // The first pairs warm up.
      if (pair >= 0) times.push(took);
    }
  }
  const form = short ? 'short' : 'whole';
  const share = shareLonger(unknown, known);
  const [low, high] = EVEN[form];
  const apart = Math.abs(medianOf(unknown) / medianOf(known) - 1);
  return {
    promise: `${kind.name}: an unknown name or number and a wrong password take the same time`,
    done: `${kind.pairs} pairs in turn`,
    seen: `unknown took longer in ${(share * 100).toFixed(0)} % of all comparisons, medians ${(apart * 100).toFixed(1)} % apart`,
    passed: share >= low && share <= high && (short || apart <= MEDIAN_SHARE),
  };
};

/** Allows lookups and books; returns the booking numbers. */
const bookingNumbers = async (product: Product): Promise<string[]> => {
  const days = (await openSeason(product)).flat();
  const token = await signIn(product);
  const logic = { month: 6, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y' };
  await call(product, apiPath(API.storeLogic, {}), logic, token);
  const numbers: string[] = [];
  for (let made = 0; made < BOOKINGS; made += 1) {
    const body = { name: '김바다', password: '4821', tel: `010-2000-${1000 + made}`, guestCount: 1 };
    const day = days[made % days.length];
    numbers.push(((await call(product, API.createBooking, { id: day?.id, ...body })) as { guestId: string }).guestId);
  }
  return numbers;
};

export const timing: FaultTest = {
  title: 'duration of refusals: unknown name or wrong password',
  run: async ({ short, seed }) => {
    const random = randomFrom(seed);
    const product = await startProduct({ settings: { TRUST_PROXY: '127.0.0.1' } });
    const numbers = await bookingNumbers(product);
    const digits = () => String(random.between(1000, 9999));
    const kinds: Kind[] = [
      {
        name: 'lookup',
        address: API.findBooking,
        status: 404,
        pairs: short ? 30 : 400,
        known: () => ({ guestId: numbers[random.between(0, numbers.length - 1)], password: '0000' }),
        unknown: () => ({ guestId: `${digits()}-${digits()}-${digits()}`, password: '0000' }),
      },
      {
        name: 'login',
        address: API.signin,
        status: 401,
        pairs: short ? 30 : 400,
        known: () => ({ userid: 'admin', password: 'wrong-one' }),
        unknown: () => ({ userid: `u${digits()}`, password: 'wrong-one' }),
      },
    ];
    const results: Result[] = [];
    for (const kind of kinds) results.push(await compared(product, kind, short, random));
    await product.end();
    return results;
  },
};
