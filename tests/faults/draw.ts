/** The draw of an opening, while one server is killed at a random instant of its window or of the draw. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ReserveDay } from '#contract/day/day.schema';
import type { Draw } from '#contract/day/draw.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { call, openSeason, query, signIn, startProduct, type Product } from '#tests/support/product';
import { commitmentOf, drawOrder } from '#server/draws/drawOrder';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { openClock, type MovedClock } from './movedClock';
import { postgresPlaces, sqlitePlaces, type Places } from './places';
import { randomFrom, type Random } from './random';
import type { Visit } from './visitors';

const PEOPLE = 60;
/** Seats of a day of the season (tests/support/product.ts). */
const SEATS = 20;
const WINDOW_S = 2;
/** The operator's policy: bookings for half a year, no booking password. */
const POLICY = { month: 6, reserveTime: 20, ktAdmin: 'N', useReserveFind: 'N' };
/** Least time from setting the clock to the opening. */
const AHEAD_MS = 500;
const HALF_HOUR_MS = 30 * 60_000;
/** Ranges after the opening for a person's first request and for the kill. */
const ARRIVE_MS = [0, 1_800] as const;
const KILL_MS = [0, 2_600] as const;
const RETRY_MS = [150, 350] as const;
const OUTCOME_MS = 60_000;

/** A person's request and its responses. */
interface Entry extends Visit {
  /** The number in the first 202. */
  number: number | null;
  /** Whether the first 202 came within the window. */
  inTime: boolean;
  /** The booking number, or the error code. */
  outcome: string | null;
}

const sendOnce = async (url: string, entry: Entry, closesAt: number, wrong: string[]): Promise<void> => {
  const response = await fetch(url + API.createBooking, {
    method: 'POST',
    body: JSON.stringify(entry.body),
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: entry.key },
  });
  const content = (await response.json()) as { number?: number; guestId?: string; code?: string };
  if (response.status === 202) {
    if (entry.number !== null && entry.number !== content.number) wrong.push('a request has two numbers');
    if (entry.number === null) entry.inTime = Date.now() < closesAt;
    entry.number ??= content.number ?? null;
  } else if (response.status === 200) {
    entry.guestId = content.guestId ?? null;
    entry.outcome = content.guestId ?? '';
  } else if (response.status === 409) entry.outcome = content.code ?? '';
  else if (response.status !== 503) wrong.push(`${response.status} ${JSON.stringify(content)}`);
};

/** Retries a request at random servers until it has its outcome. */
const awaitOutcome = async (
  urls: readonly string[],
  entry: Entry,
  closesAt: number,
  wrong: string[],
  random: Random,
) => {
  await setTimeout(random.between(...ARRIVE_MS));
  const deadline = closesAt + OUTCOME_MS;
  while (entry.outcome === null && Date.now() < deadline) {
    const url = urls[random.between(0, urls.length - 1)] as string;
    await sendOnce(url, entry, closesAt, wrong).catch(() => undefined);
    if (entry.outcome === null) await setTimeout(random.between(...RETRY_MS));
  }
};

/** Contradictions between the draw of a day and the responses. */
const contradictionsOf = async (product: Product, day: ReserveDay, entries: readonly Entry[], commitment: string) => {
  const found: string[] = [];
  const { seed, order, ...proof } = (await call(product, apiPath(API.draw, { id: day.id }))) as Draw;
  if (seed === null || order === null) return ['a due draw has not taken place'];
  if (proof.commitment !== commitment || commitmentOf(seed) !== commitment)
    found.push('the seed does not match its commitment');
  if (drawOrder(seed, order).join() !== order.join()) found.push('the order does not match the seed');
  const lost = entries.filter(({ number, inTime }) => inTime && !order.includes(number ?? 0));
  if (lost.length > 0) found.push(`${lost.length} acknowledged requests were not drawn`);
  const open = entries.filter(({ outcome }) => outcome === null);
  if (open.length > 0) found.push(`${open.length} requests have no outcome`);
  const guests = await query<{ phone: string }>(
    product.database,
    `select phone from guests where day_id = ${day.id} and state <> 'CANCEL'`,
  );
  if (guests.length !== SEATS) found.push(`${guests.length} seats sold of ${SEATS}`);
  // Without an acknowledgement the number is unknown. Each request is for one seat.
  const seated = new Set(guests.map(({ phone }) => phone));
  const misplaced = entries.filter(({ number, body }) => {
    const rank = order.indexOf(number ?? 0);
    return rank >= 0 && seated.has(body.tel) !== rank < SEATS;
  });
  if (misplaced.length > 0) found.push(`${misplaced.length} outcomes contradict the order`);
  return found;
};

/** Sets the opening of a day and moves the servers' clock near it; returns its time by this process's clock. */
const openSoon = async (product: Product, clock: MovedClock, { day, round }: { day: ReserveDay; round: number }) => {
  // Openings are on half hours; each round has a later one, so that the clock only moves forward.
  const opensAt = Math.ceil(Date.now() / HALF_HOUR_MS + 1 + round) * HALF_HOUR_MS;
  const facts = { id: day.id, opensAt: new Date(opensAt).toISOString() };
  await call(product, API.updateDay, facts, await signIn(product));
  const { commitment } = (await call(product, apiPath(API.draw, { id: day.id }))) as Draw;
  const ahead = Math.floor((opensAt - Date.now() - AHEAD_MS) / 1_000);
  clock.set(ahead);
  return { opensAt: opensAt - ahead * 1_000, commitment };
};

const killDuringDraws = async (places: Places, rounds: number, servers: number, random: Random): Promise<Result> => {
  const database = await places.next();
  const clock = openClock();
  const { settings } = clock;
  const products = [await startProduct({ database, settings })];
  while (products.length < servers) products.push(await startProduct({ database, settings }));
  const first = () => products[0] as Product;
  const days = (await openSeason(first())).flat();
  await call(first(), API.storeLogic, { ...POLICY, fairStart: WINDOW_S }, await signIn(first()));
  const wrong: string[] = [];
  const all: Entry[] = [];
  for (const [round, day] of days.slice(0, rounds).entries()) {
    const { opensAt, commitment } = await openSoon(first(), clock, { day, round });
    const entries = Array.from({ length: PEOPLE }, (_, person): Entry => {
      const tel = `010-0000-${String(person).padStart(4, '0')}`;
      const body = { id: day.id, name: '김바다', tel, guestCount: 1 };
      return { key: randomUUID(), body, guestId: null, number: null, inTime: false, outcome: null };
    });
    all.push(...entries);
    await setTimeout(opensAt - Date.now());
    const urls = products.map(({ url }) => url);
    const closesAt = opensAt + WINDOW_S * 1_000;
    const people = entries.map((entry) => awaitOutcome(urls, entry, closesAt, wrong, random));
    await setTimeout(random.between(...KILL_MS));
    const at = random.between(0, products.length - 1);
    const killed = products[at] as Product;
    process.kill(killed.pid as number, 'SIGKILL');
    await killed.end();
    products[at] = await startProduct({ database, settings, port: killed.port });
    await Promise.all(people);
    wrong.push(...(await contradictionsOf(first(), day, entries, commitment)));
  }
  wrong.push(...(await contradictions(database, all)));
  for (const product of products) await product.end();
  const inTime = all.filter((entry) => entry.inTime).length;
  return {
    promise: 'every acknowledged request is drawn once, in the order of the committed seed; exactly all seats are sold',
    done: `${rounds} openings on ${places.engine} with ${servers} server${servers > 1 ? 's' : ''}, one kill at a random instant of each; ${all.length} requests, ${inTime} acknowledged in the window`,
    seen:
      wrong.length === 0
        ? `${all.filter(({ guestId }) => guestId !== null).length} booked`
        : [...new Set(wrong)].join('; '),
    passed: wrong.length === 0,
  };
};

export const draw: FaultTest = {
  title: 'kill -9 during a draw',
  needsPostgres: true,
  needsCompiler: true,
  run: async ({ short, seed }) => {
    const random = randomFrom(seed);
    const rounds = short ? 1 : 30;
    const onSqlite = await killDuringDraws(sqlitePlaces(), rounds, 1, random);
    return [onSqlite, await killDuringDraws(postgresPlaces(), rounds, 2, random)];
  },
};
