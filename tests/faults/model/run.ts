/** No overselling: random sequences against the real server, compared with a model (docs/decisions/0011). */
import fc from 'fast-check';
import { addDays, seoulToday, type DayDate } from '#contract/day/calendar.rules';
import { inWon } from '#contract/money.rules';
import { API } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { linkToken } from '#server/keys/linkToken';
import { call, SECRET, signIn, startProduct, type Product } from '#tests/support/product';
import type { FaultTest, Result } from '../faultTest';
import { newDatabase } from '../places';
import { openRows, type Rows } from '../rows';
import { isExplained, type Observed } from './explain';
import { isOwn, type Model } from './model';
import { carryOut, isNew, PLAN, sequences, type Place, type Request, type Step, type StoredEntry } from './sequences';
import { endsAsStored, invariantsBroken, summaryOfStored, readSnapshot, readStored, sumsBroken } from './stored';

/** Sequences that run in parallel, each on its own days. */
const LANES = 4;
/** Engines that are compared, one after the other. */
const PARTS = 2;
/** Seats of the boat; few, so that days are often full and the waiting list is used. */
const TOTALS = [2, 5];
const DEPOSIT = 1;
/** A login is renewed before its 15 minutes are over. */
const TOKEN_MS = 300_000;
/** Most lookups of one booking in a sequence; a sixth failure would lock it, which is tested elsewhere. */
const LOOKUPS = 5;
/** Sequences tried to shrink a failure. */
const MOST_SHRINKS = 300;
const PROGRESS_MS = 60_000;
/** The last bookable day is at least 150 days ahead. */
const LAST_DAY = 148;

/**
 * Pairs of days for each lane, in days from today. Their refund rates are the same tomorrow, so that a run may pass
 * midnight.
 */
const PAIRS: { first: number; percent: number }[][] = [
  [{ first: 1, percent: 0 }],
  [{ first: 5, percent: 50 }],
  ...[0, 1].map((lane) =>
    Array.from({ length: Math.floor((LAST_DAY - 9) / 4) }, (_, index) => ({
      first: 9 + index * 4 + lane * 2,
      percent: 100,
    })),
  ),
];

interface Site {
  products: Product[];
  rows: Rows;
  token: () => Promise<string>;
}

const SETTINGS = { TRUST_PROXY: '127.0.0.1' };

const openSite = async (servers: number, database?: string): Promise<Site> => {
  const products: Product[] = [];
  while (products.length < servers)
    products.push(await startProduct({ ...(database && { database }), settings: SETTINGS }));
  const [product] = products as [Product];
  let login = { token: await signIn(product), at: Date.now() };
  const policy = {
    month: 6,
    reserveTime: 23,
    ktAdmin: 'Y',
    useReserveFind: 'Y',
    payHours: 24,
    payHoursSoon: 6,
    useWaiting: 'Y',
  };
  await call(product, API.storeLogic, policy, login.token);
  return {
    products,
    rows: openRows(product.database),
    token: async () => {
      if (Date.now() - login.at > TOKEN_MS) login = { token: await signIn(product), at: Date.now() };
      return login.token;
    },
  };
};

const KEYS = deriveKeys(SECRET);

/** Reads an entry of a waiting list with the link of its last offer. */
const readEntry = async (rows: Rows, day: number, number: number): Promise<StoredEntry> => {
  const [entry] = await rows.all<{ id: number; salt: string | null; hash: string | null; offers: number }>(
    `select id, offer_salt as salt, token_hash as hash,
      (select count(*) from changes where day_id = ${day} and action = 'WAITING_OFFERED'
        and "after" like '%"waiting":${number},%') as offers
      from waiting where day_id = ${day} and number = ${number}`,
  );
  if (!entry) throw new Error(`entry ${number} of day ${day} is gone`);
  const { id, salt, hash, offers } = entry;
  return {
    id,
    token: salt === null || hash === null ? null : linkToken(KEYS, 'waitingOffer', salt, hash),
    offers: Number(offers),
  };
};

/** Creates two open days. */
const openDays = async ({ products, rows, token }: Site, date: DayDate, total: number): Promise<Place> => {
  const last = addDays(date, 1);
  const plan = { stdate: date, eddate: last, ...PLAN, totalCount: total, reservePrice: DEPOSIT };
  const login = await token();
  await call(products[0] as Product, API.bulkUpdate, plan, login);
  const days = await rows.all<{ id: number; date: string }>(
    `select id, date from days where date in ('${date}', '${last}') order by date`,
  );
  return { days, token: login, entryOf: (day, number) => readEntry(rows, days[day]?.id ?? 0, number) };
};

/** Moves finished days into the past, which frees their dates. */
const putAside = async ({ rows }: Site, days: readonly number[]): Promise<void> => {
  const cases = days.map((id) => `when ${id} then '${addDays('1000-01-01', id)}'`).join(' ');
  await rows.all(`update days set date = case id ${cases} end where id in (${days.join(', ')})`);
};

const wonOf = (sum: number | null): number | null => (sum === null ? null : inWon(sum));

/** Ids of bookings, earlier requests and waiting-list entries of a sequence so far. */
interface Known {
  booked: number[];
  requests: Request[];
  places: { day: number; number: number }[];
}

/** The request of a step now; null if it has no booking, request or entry to act on. */
const requestFor = (step: Step, name: string, { booked, requests, places }: Known): Request | null => {
  if (step.do === 'book') {
    const { day, people, phone, ask } = step;
    return { op: 'book', key: name, day, people, phone, ask, id: null };
  }
  if (step.do === 'add') {
    const { day, people, phone, paid, told, charter } = step;
    const agreed = charter && { fee: wonOf(charter.fee), deposit: wonOf(charter.deposit) };
    return { op: 'add', key: name, day, people, phone, paid, told, charter: agreed, id: null };
  }
  if (step.do === 'state') return { op: 'state', day: step.day, state: step.state };
  if (step.do === 'join') {
    const { day, people, phone } = step;
    return { op: 'join', key: name, day, people, phone };
  }
  if (step.do === 'accept' || step.do === 'decline' || step.do === 'offer' || step.do === 'leave') {
    const place = places[step.of % (places.length || 1)];
    if (!place) return null;
    if (step.do === 'accept') return { op: 'accept', ...place, offer: 0, id: null };
    return step.do === 'decline' ? { op: 'decline', ...place, offer: 0 } : { op: step.do, ...place };
  }
  if (step.do === 'cancelTrip' || step.do === 'restoreTrip' || step.do === 'notice')
    return { op: step.do, day: step.day };
  if (step.do === 'bulk') {
    const { days, total, deposit, state } = step;
    return { op: 'bulk', days, total, deposit: inWon(deposit), state };
  }
  if (step.do === 'again') {
    const earlier = requests[step.of % (requests.length || 1)];
    return earlier?.op === 'book' || earlier?.op === 'add'
      ? { ...earlier, people: earlier.people + (step.other ? 1 : 0) }
      : null;
  }
  const id = booked[step.of % (booked.length || 1)];
  if (id === undefined) return null;
  if (step.do === 'edit') return { op: 'edit', id, people: step.people, phone: step.phone, full: step.full };
  if (step.do === 'move') return { op: 'move', id, day: step.day, full: step.full };
  if (step.do === 'memo') return { op: 'memo', id, memo: step.memo, seen: step.seen };
  return { op: step.do, id };
};

interface Tally {
  requests: number;
  together: number;
  alone: number;
  undecided: number;
}

/** Sells all seats and puts three parties on the waiting list. */
const FULL = (total: number): Step[] => [
  ...[Math.ceil(total / 2), Math.floor(total / 2)].map((people, phone): Step => {
    return { do: 'book', day: 0, people, phone, ask: false };
  }),
  ...[1, 1, 2].map((people, index): Step => ({ do: 'join', day: 0, people, phone: 3 + index })),
];
/** Steps before people act concurrently: none, a waiting list, or also a cancellation that leads to offers. */
const BEFORE: Record<'nothing' | 'waiting' | 'offered', (total: number) => Step[]> = {
  nothing: () => [],
  waiting: FULL,
  offered: (total) => [...FULL(total), { do: 'cancel', of: 0 }],
};

/** The boat's seats, the earlier steps, and each person's concurrent steps. */
interface Sequence {
  total: number;
  before: keyof typeof BEFORE;
  people: readonly Step[][];
}

/** Runs a sequence; throws if the model cannot explain it. */
const check = async (
  site: Site,
  place: Place,
  percent: number,
  { total, before, people }: Sequence,
  scheduler: fc.Scheduler,
  tally: Tally,
): Promise<void> => {
  const observed: Observed[] = [];
  const broken: string[] = [];
  const known: Known = { booked: [], requests: [], places: [] };
  const { booked, requests, places } = known;
  const ids = place.days.map(({ id }) => id);
  const numbers = new Map<number, string>();
  const lookups = new Map<number, number>();
  let events = 0;
  const act = async (person: number, steps: readonly Step[], turn: (what: string) => Promise<unknown>) => {
    const { port } = site.products[person % site.products.length] as Product;
    for (const [index, step] of steps.entries()) {
      await turn(`${person}: ${step.do}`);
      const request = requestFor(step, `${place.days[0]?.id}-${person}-${index}`, known);
      if (!request) continue;
      if (isOwn(request.op) && 'id' in request && request.id !== null) {
        const count = lookups.get(request.id) ?? 0;
        if (count === LOOKUPS) continue;
        lookups.set(request.id, count + 1);
      }
      if (step.do === 'book' || step.do === 'add') requests.push(request);
      const entry = 'number' in request ? await place.entryOf(request.day, request.number) : null;
      if (request.op === 'accept' || request.op === 'decline') request.offer = entry?.offers ?? 0;
      const sent = (events += 1);
      const { response, id } = await carryOut(port, request, place, numbers, entry);
      const number = request.op === 'join' ? /^200 number (\d+)/.exec(response)?.[1] : undefined;
      if (request.op === 'join' && number) places.push({ day: request.day, number: Number(number) });
      const made = isNew(request);
      if (made && id !== null && !booked.includes(id)) booked.push(id);
      observed.push({ operation: made ? { ...request, id } : request, response, sent, received: (events += 1) });
      const read = (events += 1);
      const snapshot = await readSnapshot(site.rows, ids);
      observed.push({
        operation: { op: 'read' },
        response: summaryOfStored(snapshot),
        sent: read,
        received: (events += 1),
      });
      broken.push(...sumsBroken(snapshot));
    }
  };
  await act(people.length, BEFORE[before](total), () => Promise.resolve());
  // The scheduler decides the order of sending, the server the order of the responses.
  const turn = (what: string) => scheduler.schedule(Promise.resolve(), what);
  await scheduler.waitFor(Promise.all(people.map((steps, person) => act(person, steps, turn))));

  const stored = await readStored(site.rows, ids);
  const first: Model = {
    days: ids.map((id) => ({
      id,
      state: 'OPEN',
      total,
      sold: 0,
      held: 0,
      line: [],
      chartered: false,
      percent,
      price: inWon(PLAN.price),
      deposit: inWon(DEPOSIT),
      trips: 0,
      turns: 0,
      before: null,
    })),
    bookings: {},
  };
  const log = () =>
    observed
      .map(
        ({ operation, response, sent, received }) => `${sent}–${received} ${JSON.stringify(operation)} → ${response}`,
      )
      .join('\n');
  const silent = observed.flatMap(({ operation }) =>
    operation.op === 'add' && !operation.told && operation.id !== null ? [operation.id] : [],
  );
  broken.push(...invariantsBroken(stored, new Set(silent)));
  if (broken.length > 0) throw new Error(`${broken.join('\n')}\n${log()}`);
  const explained = isExplained(first, observed, endsAsStored(stored));
  if (explained === false)
    throw new Error(`no order explains\n${log()}\n${JSON.stringify([stored.days, stored.bookings])}`);
  tally.requests += observed.filter(({ operation }) => operation.op !== 'read').length;
  if (explained === null) tally.undecided += 1;
  else if (people.length === 1) tally.alone += 1;
  else tally.together += 1;
};

const SEQUENCES = fc.record<Sequence>({
  total: fc.constantFrom(...TOTALS),
  before: fc.constantFrom('nothing', 'nothing', 'waiting', 'offered'),
  people: sequences,
});

const runLane = async (site: Site, lane: number, runs: number, seed: number, tally: Tally): Promise<void> => {
  const pairs = PAIRS[lane] ?? [];
  const today = seoulToday(new Date());
  let used: number[] = [];
  let next = 0;
  let after = 0;
  const attempt = async (sequence: Sequence, scheduler: fc.Scheduler): Promise<void> => {
    if (next === pairs.length) {
      await putAside(site, used);
      [used, next] = [[], 0];
    }
    const { first, percent } = pairs[next] as { first: number; percent: number };
    next += 1;
    const place = await openDays(site, addDays(today, first), sequence.total);
    used.push(...place.days.map(({ id }) => id));
    await check(site, place, percent, sequence, scheduler, tally);
  };
  const property = fc.asyncProperty(SEQUENCES, fc.scheduler(), (sequence, scheduler) =>
    // After the limit every sequence passes, which ends the shrinking.
    after > MOST_SHRINKS
      ? Promise.resolve()
      : attempt(sequence, scheduler).then(
          () => void (after += after > 0 ? 1 : 0),
          (error: unknown) => {
            // Printed before shrinking, because a race may not repeat.
            if (after === 0) console.error(`lane ${lane}:`, error);
            after += 1;
            throw error;
          },
        ),
  );
  await fc.assert(property, { numRuns: runs, seed: seed * LANES + lane });
};

const compared = async (site: Site, what: string, runs: number, seed: number): Promise<Result> => {
  const tally: Tally = { requests: 0, together: 0, alone: 0, undecided: 0 };
  const began = performance.now();
  const progress = setInterval(() => {
    const done = tally.together + tally.alone + tally.undecided;
    console.log(`  ${what}: ${done} of ${runs} after ${Math.round((performance.now() - began) / 1000)} s`);
  }, PROGRESS_MS);
  const lanes = await Promise.allSettled(PAIRS.map((_, lane) => runLane(site, lane, runs / LANES, seed, tally)));
  clearInterval(progress);
  const failures = lanes.flatMap((lane) => (lane.status === 'rejected' ? [String(lane.reason)] : []));
  await site.rows.close();
  await Promise.all(site.products.map(({ end }) => end()));
  const { requests, together, alone, undecided } = tally;
  const count = (number: number): string => number.toLocaleString('en');
  return {
    promise: 'in some serial order, the model gives the same responses and the same final state; all sums agree',
    done: `${count(runs)} sequences, ${count(requests)} requests, on ${what}`,
    seen:
      failures.length > 0
        ? failures.join('\n')
        : `explained: ${count(together)} sequences of several people, ${count(alone)} of one person; undecided (too many orders), sums agree: ${count(undecided)}`,
    passed: failures.length === 0,
  };
};

const run = async (short: boolean, seed: number): Promise<Result[]> => {
  const results: Result[] = [];
  const [onSqlite, onPostgres] = short ? [200, 60] : [5_000, 1_000];
  // Each part has its own sequences.
  const ownSeed = (): number => seed * PARTS + results.length;
  results.push(await compared(await openSite(1), 'SQLite', onSqlite, ownSeed()));
  const site = await openSite(2, await newDatabase());
  results.push(await compared(site, 'PostgreSQL with two server processes', onPostgres, ownSeed()));
  return results;
};

export const model: FaultTest = {
  title: 'no overselling, compared with a model',
  needsPostgres: true,
  run: ({ short, seed }) => run(short, seed),
};
