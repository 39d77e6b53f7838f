/** No overselling: random sequences against the real server, compared with a model (docs/decisions/0011). */
import fc from 'fast-check';
import { addDays, seoulToday, type DayDate } from '#contract/day/calendar.rules';
import { inWon } from '#contract/money.rules';
import { API } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { linkToken } from '#server/keys/linkToken';
import { call as callSite, SECRET, signIn, startProduct, type Product } from '#tests/support/product';
import type { FaultTest, Result } from '../faultTest';
import { newDatabase } from '../places';
import { openRows, type Rows } from '../rows';
import { isExplained, type Observed } from './explain';
import { isOwn, type Model } from './model';
import { carryOut, isNew, PLAN, sequences, type Place, type Request, type Step, type StoredEntry } from './sequences';
import { endsAsStored, invariantsBroken, lookAt, readSeen, readStored, sumsBroken } from './stored';

/** Sequences that run in parallel, each on its own days. */
const LANES = 4;
/** Engines that are compared, one after the other. */
const PARTS = 2;
/** Seats of the boat: on a small one days are often full, and people wait. */
const TOTALS = [2, 5];
const DEPOSIT = 1;
/** A login is renewed before its quarter of an hour is over. */
const TOKEN_MS = 300_000;
/** Lookups of one booking in a sequence: a sixth failed one would be locked, which is tested elsewhere. */
const LOOKUPS = 5;
/** Sequences that are tried after a failure to make it shorter. */
const MOST_SHRINKS = 300;
const PROGRESS_MS = 60_000;
/** The last bookable day is 150 days ahead at least. */
const LAST_DAY = 148;

/**
 * Pairs of days for each lane, by their distance. The share that a cancellation returns is the same today and tomorrow,
 * so that a run may last over midnight.
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
  let kept = { token: await signIn(product), at: Date.now() };
  const policy = {
    month: 6,
    reserveTime: 23,
    ktAdmin: 'Y',
    useReserveFind: 'Y',
    payHours: 24,
    payHoursSoon: 6,
    useWaiting: 'Y',
  };
  await callSite(product, API.storeLogic, policy, kept.token);
  return {
    products,
    rows: openRows(product.database),
    token: async () => {
      if (Date.now() - kept.at > TOKEN_MS) kept = { token: await signIn(product), at: Date.now() };
      return kept.token;
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

/** Two new days that take bookings. */
const openDays = async ({ products, rows, token }: Site, date: DayDate, total: number): Promise<Place> => {
  const last = addDays(date, 1);
  const plan = { stdate: date, eddate: last, ...PLAN, totalCount: total, reservePrice: DEPOSIT };
  const login = await token();
  await callSite(products[0] as Product, API.bulkUpdate, plan, login);
  const days = await rows.all<{ id: number; date: string }>(
    `select id, date from days where date in ('${date}', '${last}') order by date`,
  );
  return { days, token: login, entryOf: (day, number) => readEntry(rows, days[day]?.id ?? 0, number) };
};

/** Moves finished days to dates of long ago, which frees their dates. */
const putAside = async ({ rows }: Site, days: readonly number[]): Promise<void> => {
  const cases = days.map((id) => `when ${id} then '${addDays('1000-01-01', id)}'`).join(' ');
  await rows.all(`update days set date = case id ${cases} end where id in (${days.join(', ')})`);
};

const wonOf = (sum: number | null): number | null => (sum === null ? null : inWon(sum));

/** What the people of a sequence know: bookings and requests so far, and places on waiting lists. */
interface Known {
  booked: number[];
  requests: Request[];
  places: { day: number; number: number }[];
}

/** The request of a step at this moment; null if the step has no booking or day to act on. */
const callOf = (step: Step, name: string, { booked, requests, places }: Known): Request | null => {
  if (step.do === 'book') {
    const { day, people, phone, ask } = step;
    return { call: 'book', key: name, day, people, phone, ask, id: null };
  }
  if (step.do === 'add') {
    const { day, people, phone, paid, told, charter } = step;
    const agreed = charter && { fee: wonOf(charter.fee), deposit: wonOf(charter.deposit) };
    return { call: 'add', key: name, day, people, phone, paid, told, charter: agreed, id: null };
  }
  if (step.do === 'state') return { call: 'state', day: step.day, state: step.state };
  if (step.do === 'join') {
    const { day, people, phone } = step;
    return { call: 'join', key: name, day, people, phone };
  }
  if (step.do === 'accept' || step.do === 'decline' || step.do === 'offer' || step.do === 'leave') {
    const place = places[step.of % (places.length || 1)];
    if (!place) return null;
    if (step.do === 'accept') return { call: 'accept', ...place, offer: 0, id: null };
    return step.do === 'decline' ? { call: 'decline', ...place, offer: 0 } : { call: step.do, ...place };
  }
  if (step.do === 'cancelTrip' || step.do === 'restoreTrip' || step.do === 'notice')
    return { call: step.do, day: step.day };
  if (step.do === 'bulk') {
    const { days, total, deposit, state } = step;
    return { call: 'bulk', days, total, deposit: inWon(deposit), state };
  }
  if (step.do === 'again') {
    const earlier = requests[step.of % (requests.length || 1)];
    return earlier?.call === 'book' || earlier?.call === 'add'
      ? { ...earlier, people: earlier.people + (step.other ? 1 : 0) }
      : null;
  }
  const id = booked[step.of % (booked.length || 1)];
  if (id === undefined) return null;
  if (step.do === 'edit') return { call: 'edit', id, people: step.people, phone: step.phone, full: step.full };
  if (step.do === 'move') return { call: 'move', id, day: step.day, full: step.full };
  if (step.do === 'memo') return { call: 'memo', id, memo: step.memo, seen: step.seen };
  return { call: step.do, id };
};

interface Tally {
  calls: number;
  together: number;
  alone: number;
  undecided: number;
}

/** The boat is sold out, and three parties wait. */
const FULL = (total: number): Step[] => [
  ...[Math.ceil(total / 2), Math.floor(total / 2)].map((people, phone): Step => {
    return { do: 'book', day: 0, people, phone, ask: false };
  }),
  ...[1, 1, 2].map((people, index): Step => ({ do: 'join', day: 0, people, phone: 3 + index })),
];
/** What has happened before several people act at once: nothing, a waiting list, or also seats that came back. */
const BEFORE: Record<'nothing' | 'waiting' | 'offered', (total: number) => Step[]> = {
  nothing: () => [],
  waiting: FULL,
  offered: (total) => [...FULL(total), { do: 'cancel', of: 0 }],
};

/** A sequence: the boat's seats, earlier events, and each person's steps. */
interface Sequence {
  total: number;
  before: keyof typeof BEFORE;
  people: readonly Step[][];
}

/** Carries out a sequence and throws if it cannot be explained. */
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
      const call = callOf(step, `${place.days[0]?.id}-${person}-${index}`, known);
      if (!call) continue;
      if (isOwn(call.call) && 'id' in call && call.id !== null) {
        const looked = lookups.get(call.id) ?? 0;
        if (looked === LOOKUPS) continue;
        lookups.set(call.id, looked + 1);
      }
      if (step.do === 'book' || step.do === 'add') requests.push(call);
      const entry = 'number' in call ? await place.entryOf(call.day, call.number) : null;
      if (call.call === 'accept' || call.call === 'decline') call.offer = entry?.offers ?? 0;
      const sent = (events += 1);
      const { answer, id } = await carryOut(port, call, place, numbers, entry);
      const number = call.call === 'join' ? /^200 number (\d+)/.exec(answer)?.[1] : undefined;
      if (call.call === 'join' && number) places.push({ day: call.day, number: Number(number) });
      const made = isNew(call);
      if (made && id !== null && !booked.includes(id)) booked.push(id);
      observed.push({ call: made ? { ...call, id } : call, answer, sent, answered: (events += 1) });
      const looked = (events += 1);
      const seen = await readSeen(site.rows, ids);
      observed.push({ call: { call: 'look' }, answer: lookAt(seen), sent: looked, answered: (events += 1) });
      broken.push(...sumsBroken(seen));
    }
  };
  await act(people.length, BEFORE[before](total), () => Promise.resolve());
  // The scheduler decides who sends next; responses arrive in the server's order.
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
  const said = () =>
    observed.map(({ call, answer, sent, answered }) => `${sent}–${answered} ${JSON.stringify(call)} → ${answer}`);
  const silent = observed.flatMap(({ call }) =>
    call.call === 'add' && !call.told && call.id !== null ? [call.id] : [],
  );
  broken.push(...invariantsBroken(stored, new Set(silent)));
  if (broken.length > 0) throw new Error(`${broken.join('\n')}\n${said().join('\n')}`);
  const explained = isExplained(first, observed, endsAsStored(stored));
  if (explained === false)
    throw new Error(`no order explains\n${said().join('\n')}\n${JSON.stringify([stored.days, stored.bookings])}`);
  tally.calls += observed.filter(({ call }) => call.call !== 'look').length;
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
    // What is not tried any more counts as right, which ends the search for something shorter.
    after > MOST_SHRINKS
      ? Promise.resolve()
      : attempt(sequence, scheduler).then(
          () => void (after += after > 0 ? 1 : 0),
          (error: unknown) => {
            // Printed before it is shrunk: a race may not happen again.
            if (after === 0) console.error(`lane ${lane}:`, error);
            after += 1;
            throw error;
          },
        ),
  );
  await fc.assert(property, { numRuns: runs, seed: seed * LANES + lane });
};

const compared = async (site: Site, what: string, runs: number, seed: number): Promise<Result> => {
  const tally: Tally = { calls: 0, together: 0, alone: 0, undecided: 0 };
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
  const { calls, together, alone, undecided } = tally;
  const count = (number: number): string => number.toLocaleString('en');
  return {
    promise: 'every answer and the end of every sequence is that of the model in some order; all sums agree',
    done: `${count(runs)} sequences, ${count(calls)} calls, on ${what}`,
    seen:
      failures.length > 0
        ? failures.join('\n')
        : `${count(together)} of several people and ${count(alone)} of one person explained, ${count(undecided)} with too many orders to try, in which the sums agree`,
    kept: failures.length === 0,
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
  title: 'No overselling, compared with a model',
  needsPostgres: true,
  run: ({ short, seed }) => run(short, seed),
};
