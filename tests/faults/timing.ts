/** Whether a refusal's duration reveals if the name or number exists. */
import { API, apiPath } from '#contract/paths';
import { call, openSeason, query, signIn, startProduct, type Product } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { randomFrom, type Random } from './random';

const BOOKINGS = 40;
/** A number may be tried five times before it is locked; the counters are emptied after so many pairs. */
const PAIRS_BETWEEN_EMPTYING = 3;

/**
 * Share of the comparisons in which one side took longer that still counts as equal; 0.5 is no difference. The standard
 * deviation of the share among equal times is 0.02 for 400 pairs and 0.075 for 30.
 */
const EVEN = { whole: [0.4, 0.6], short: [0.2, 0.8] } as const;
/**
 * The medians of the two sides may differ by this share in the whole form. The short form runs beside other suites, which
 * move a median of 30 times by half: there the comparisons alone decide, of which nearly all go one way if a login with an
 * unknown name is refused without the slow hash. Smaller differences are seen by the whole form alone.
 */
const MEDIAN_SHARE = 0.1;

interface Kind {
  name: string;
  address: string;
  status: number;
  pairs: number;
  /** Existing names or numbers with a wrong password, and unknown ones. */
  known: () => object;
  unknown: () => object;
}

/** Sends one request from its own address and returns the duration in milliseconds. */
const duration = async (product: Product, kind: Kind, body: object, random: Random): Promise<number> => {
  const from = [10, 0, 0, 0].map((first) => first || random.between(1, 254)).join('.');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const began = performance.now();
  const response = await fetch(product.url + kind.address, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  const took = performance.now() - began;
  if (response.status !== kind.status) throw new Error(`${kind.name}: answered ${response.status}`);
  return took;
};

const medianOf = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;

/** The share of all pairs of one time of each side in which the first is longer (Mann-Whitney U); ties count half. */
const shareLonger = (first: readonly number[], second: readonly number[]): number => {
  const won = first.flatMap((a) => second.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return won.reduce((sum, one) => sum + one, 0) / won.length;
};

const compared = async (product: Product, kind: Kind, short: boolean, random: Random): Promise<Result> => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = -PAIRS_BETWEEN_EMPTYING; pair < kind.pairs; pair += 1) {
    if (pair % PAIRS_BETWEEN_EMPTYING === 0) await query(product.database, 'delete from throttle returning key');
    const asked = [
      { times: known, body: kind.known() },
      { times: unknown, body: kind.unknown() },
    ];
    // Whatever comes second may find caches warm: the order changes with every pair.
    for (const { times, body } of pair % 2 ? asked : asked.reverse()) {
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
    promise: `${kind.name}: unknown and wrong take the same time`,
    done: `${kind.pairs} pairs in turn`,
    seen: `the unknown took longer in ${(share * 100).toFixed(0)} % of all comparisons, medians ${(apart * 100).toFixed(1)} % apart`,
    kept: share >= low && share <= high && (short || apart <= MEDIAN_SHARE),
  };
};

/** Books and returns the booking numbers; switches on that bookings can be looked up. */
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
  title: 'Times of refusals, unknown against wrong',
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
