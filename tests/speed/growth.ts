/**
 * The same operations with 20,000 bookings (ten years of a boat) and with 200,000: their duration, and how long they
 * block the event loop. BENCH_SIZES sets two other sizes.
 */
import { sql } from 'kysely';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startCluster } from '../../scripts/postgres/cluster.mjs';
import { postgresBin } from '../../scripts/postgres/find.mjs';
import { buildApp } from '#server/app';
import { signAccessToken } from '#server/auth/accessToken';
import { insertUser } from '#server/auth/users.repository';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import type { Place } from '#server/db/place';
import type { Db } from '#server/db/tables';
import { deriveKeys } from '#server/keys/keys';
import { localBus } from '#server/bus/bus';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { runMaintenance } from '#server/upkeep/nightly/maintenance';
import { addDays, seoulToday } from '#contract/day/calendar.rules';
import { GUESTS_PER_PAGE } from '#contract/booking/guest.rules';
import { BOOKING_LIMITS } from '#server/limits/limits';
import { API, apiPath } from '#contract/paths';
import { fillPostgres, fillSqlite } from './growthData';
import { temporaryFolder } from '#tests/support/processes';
import { startProduct } from '#tests/support/product';
import { limitRow, spreadOf, type Group, type Row } from './table';

const SECRET = 'a secret of at least thirty-two characters';
const ROUNDS = 7;
const MINUTES = 180;
const NOW = new Date();
const TODAY = seoulToday(NOW);
/** Limits of an operation with each size, of a search with the larger one, and of blocking the event loop. */
const GOALS = { ms: [20, 60], searchMs: 250, blockedMs: 50 };
/** Limit of a second start with the larger size. */
const START_MS = 2_000;
const SIZES = (process.env['BENCH_SIZES'] ?? '20000,200000').split(',').map(Number);

interface Filled {
  size: number;
  db: Db;
  /** Sends a request and returns the response's text; throws unless it succeeds. */
  ask: (address: string, body?: object) => Promise<string>;
  /** Sends a request and returns after the first bytes. */
  begin: (address: string) => Promise<void>;
  close: () => Promise<void>;
}

const openFilled = async (place: Place, size: number): Promise<Filled> => {
  const db = await openDatabase(place);
  await migrate(db, NOW);
  if (place.engine === 'sqlite') fillSqlite(place.file, size, NOW);
  else await fillPostgres(place.url, size, NOW);
  const clock = () => NOW;
  await runMaintenance(
    { db, clock, bus: localBus(), keys: deriveKeys(SECRET) },
    { info: () => undefined, error: console.error },
  );
  const user = await insertUser(db, { userid: 'bench', passwordHash: 'none', createdAt: NOW.toISOString() });
  const session = { userId: user.id, family: 'bench' };
  const lasting = { startedAt: '9999-01-01T00:00:00.000Z', issuedAt: '9999-01-01T00:00:00.000Z' };
  await db
    .insertInto('refreshTokens')
    .values({ ...session, ...lasting, tokenHash: 'bench', parentId: null, replacedAt: null, endedAt: null })
    .execute();
  const limits = Object.fromEntries(Object.keys(BOOKING_LIMITS).map((name) => [name, 1_000_000]));
  const app = await buildApp({
    db,
    clock,
    settings: { secret: SECRET, bookingsPerMinute: 1_000_000, limits: limits as unknown as typeof BOOKING_LIMITS },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const token = await signAccessToken(deriveKeys(SECRET).accessToken, session, NOW);
  const send = async (address: string, body?: object): Promise<Response> => {
    const response = await fetch(origin + address, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    size,
    db,
    ask: async (address, body) => (await send(address, body)).text(),
    begin: async (address) => {
      const reader = (await send(address)).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    },
    close: async () => {
      await app.close();
      await db.destroy();
    },
  };
};

/** A measured operation; `prepare` runs before each measurement and does not count. */
interface Operation {
  what: string;
  prepare?: (filled: Filled, round: number) => Promise<void>;
  run: (filled: Filled, round: number) => Promise<unknown>;
  /** Searches have their own goal; whole files have none, because they grow with the bookings. */
  kind?: 'search' | 'file';
}

const FILTERS: Record<string, { state?: string; date?: string }> = {
  all: {},
  'unpaid, future (default)': { state: 'WATTING', date: 'future' },
  'booked, future': { state: 'BOOKED', date: 'future' },
  unpaid: { state: 'WATTING' },
  paid: { state: 'COMPLETE' },
  cancelled: { state: 'CANCEL' },
  today: { date: 'today' },
  finished: { date: TODAY },
  'finished and unpaid': { date: TODAY, state: 'WATTING' },
};

const pagesOf = async (filled: Filled, filter: object): Promise<number> =>
  (JSON.parse(await filled.ask(`${API.guestList}?page=0`, filter)) as { totalPages: number }).totalPages;

const listOperations = (pages: Map<string, number>): Operation[] =>
  Object.entries(FILTERS).flatMap(([name, filter]) =>
    [0, 0.5, 1].map((share) => ({
      what: `list, ${name}, ${share === 0 ? 'first' : share === 1 ? 'last' : 'middle'} page`,
      run: (filled: Filled) => {
        const last = Math.max(0, (pages.get(`${filled.size} ${name}`) ?? 1) - 1);
        return filled.ask(`${API.guestList}?page=${Math.floor(last * share)}`, filter);
      },
    })),
  );

const someGuest = (filled: Filled) =>
  filled.db
    .selectFrom('guests')
    .select(['id', 'number', 'name', 'phone', 'dayId'])
    .where('id', '=', filled.size - 1)
    .executeTakeFirstOrThrow();

const search = (what: string, keyword: (guest: Awaited<ReturnType<typeof someGuest>>) => string): Operation => ({
  what: `list, keyword: ${what}`,
  kind: 'search',
  run: async (filled) => filled.ask(`${API.guestList}?page=0`, { keyword: keyword(await someGuest(filled)) }),
});

let lastBooked = 0;
const book = async ({ db, ask }: Filled): Promise<void> => {
  const day = db.selectFrom('days').select('id').where('date', '=', addDays(TODAY, 30));
  const { id } = await day.executeTakeFirstOrThrow();
  const tel = `010-0000-${String(1000 + (lastBooked % 9000))}`;
  const made = await ask(API.createBooking, { id, name: '김바다', tel, guestCount: 1 });
  lastBooked = (JSON.parse(made) as { id: number }).id;
};

const OPERATIONS: Operation[] = [
  {
    what: 'month list',
    run: ({ ask }) => ask(`${API.dayList}?year=${TODAY.slice(0, 4)}&month=${Number(TODAY.slice(5, 7))}`),
  },
  {
    what: 'bookings of a day',
    run: async (filled) => filled.ask(`${API.guestList}?page=0`, { id: (await someGuest(filled)).dayId }),
  },
  search('a name', ({ name }) => name),
  search('two syllables of a name', ({ name }) => name.slice(1)),
  search('a whole booking number', ({ number }) => number),
  search('a whole telephone number', ({ phone }) => phone),
  search('the last four digits', ({ phone }) => phone.slice(-4)),
  search('one digit', ({ phone }) => phone.slice(-1)),
  { what: 'summary', run: ({ ask }) => ask(API.guestSummary) },
  { what: 'attention', run: ({ ask }) => ask(API.attention) },
  { what: 'refunds', run: ({ ask }) => ask(API.refunds) },
  { what: 'messages, first page', run: ({ ask }) => ask(API.messages) },
  {
    what: 'sent messages, late page',
    run: ({ ask, size }) => ask(`${API.messages}?state=SENT&page=${Math.floor(size / 11)}`),
  },
  { what: 'history, first page', run: ({ ask }) => ask(API.history) },
  {
    what: 'history, late page',
    run: ({ ask, size }) => ask(`${API.history}?page=${Math.floor(size / 11)}`),
  },
  { what: 'CSV of future trips, first bytes', run: ({ begin }) => begin(`${API.guestCsv}?date=future`) },
  { what: 'CSV of everything, first bytes', run: ({ begin }) => begin(API.guestCsv) },
  { what: 'CSV of future trips', kind: 'file', run: ({ ask }) => ask(`${API.guestCsv}?date=future`) },
  {
    what: 'nightly erasure of twenty bookings',
    prepare: async ({ db }, round) => {
      await db
        .updateTable('guests')
        .set({ name: '김바다', phone: '010-0000-0001' })
        .where('id', '>', 1000 + round * 20)
        .where('id', '<=', 1020 + round * 20)
        .execute();
    },
    run: ({ db }) => erasePersonalData({ db, bus: localBus(), clock: () => NOW }),
  },
  { what: 'create a booking', run: book },
  { what: 'cancel a booking', prepare: book, run: ({ ask }) => ask(apiPath(API.cancelGuest, { id: lastBooked }), {}) },
];

/** Fails unless the counts of every list equal those of the database. */
const expectExact = async (filled: Filled): Promise<void> => {
  const states: Record<string, readonly string[]> = { BOOKED: ['WATTING', 'COMPLETE'] };
  for (const [name, { state, date }] of Object.entries(FILTERS)) {
    const body = await filled.ask(`${API.guestList}?page=0`, FILTERS[name]);
    const { totalElements, totalPages } = JSON.parse(body) as { totalElements: number; totalPages: number };
    let query = filled.db.selectFrom('guests').innerJoin('days', 'days.id', 'guests.dayId');
    if (state) query = query.where('guests.state', 'in', (states[state] ?? [state]) as never);
    if (date === 'today') query = query.where('days.date', '=', TODAY);
    else if (date) query = query.where('days.date', date === 'future' ? '>=' : '<', TODAY);
    const { count } = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
    if (totalElements !== Number(count) || totalPages !== Math.ceil(Number(count) / GUESTS_PER_PAGE))
      throw new Error(`${name}: the list has ${totalElements}, the database ${count}`);
  }
};

interface Timed {
  ms: number;
  /** Longest block of the event loop, in milliseconds. */
  blocked: number;
}

const timed = async ({ prepare, run }: Operation, filled: Filled, round: number): Promise<Timed> => {
  await prepare?.(filled, round);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setTimeout(5);
  delay.reset();
  // The first interval after a reset is not recorded.
  await setTimeout(5);
  const began = performance.now();
  await run(filled, round);
  const ms = performance.now() - began;
  await setTimeout(5);
  delay.disable();
  return { ms, blocked: delay.max / 1e6 };
};

const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

const measure = async (engine: string, filled: Filled[]): Promise<Row[]> => {
  const [smaller, larger] = filled;
  if (!smaller || !larger) throw new Error('two sizes are needed');
  const pages = new Map<string, number>();
  for (const each of filled) {
    await expectExact(each);
    for (const [name, filter] of Object.entries(FILTERS))
      pages.set(`${each.size} ${name}`, await pagesOf(each, filter));
  }
  const rows: Row[] = [];
  const longest = { other: filled.map(() => 0), search: 0, blocked: 0 };
  for (const operation of [...listOperations(pages), ...OPERATIONS]) {
    const results = filled.map((): Timed[] => []);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [index, each] of filled.entries()) {
        const result = await timed(operation, each, round);
        if (round > 0) results[index]?.push(result);
      }
    const taken = results.map((of) => spreadOf(of.map(({ ms }) => ms)).median);
    const blocked = results.map((of) => spreadOf(of.map((timing) => timing.blocked)).median);
    longest.blocked = Math.max(longest.blocked, ...blocked);
    if (operation.kind === 'search') longest.search = Math.max(longest.search, ...taken);
    else if (!operation.kind) longest.other = longest.other.map((ms, index) => Math.max(ms, taken[index] ?? 0));
    const ratios = (results[1] ?? []).map(({ ms }, round) => ms / (results[0]?.[round]?.ms ?? NaN));
    const row = {
      what: `${engine}: ${operation.what}`,
      measured: milliseconds(taken[1] ?? NaN),
      reference: milliseconds(taken[0] ?? NaN),
      ratio: spreadOf(ratios),
      goal: `loop blocked ${blocked.map((ms) => ms.toFixed(0)).join(' / ')} ms`,
    };
    rows.push(row);
    console.log(`${row.what}: ${row.reference} / ${row.measured}, ${row.goal}`);
  }
  const withBookings = ({ size }: Filled) => `with ${size.toLocaleString('en')} bookings`;
  for (const [what, value, atMost] of [
    [`slowest without searches and whole files, ${withBookings(smaller)}`, longest.other[0], GOALS.ms[0]],
    [`slowest without searches and whole files, ${withBookings(larger)}`, longest.other[1], GOALS.ms[1]],
    [`slowest search, ${withBookings(larger)}`, longest.search, GOALS.searchMs],
    ['longest block of the event loop', longest.blocked, GOALS.blockedMs],
  ] as const)
    rows.push(limitRow(`${engine}: ${what}`, [value ?? NaN], { unit: ' ms', atMost: atMost ?? NaN }));
  return rows;
};

/** Time to the product's first response with a database that an earlier process has used. */
const startRow = async (engine: string, place: Place, size: number): Promise<Row> => {
  const database = place.engine === 'sqlite' ? place.file : place.url;
  const startOnce = async (): Promise<number> => {
    const { startedInMs, end } = await startProduct({ database });
    await end();
    return startedInMs;
  };
  await startOnce();
  const what = `${engine}: second start with ${size.toLocaleString('en')} bookings, to the first response of /`;
  return limitRow(what, [await startOnce(), await startOnce(), await startOnce()], { unit: ' ms', atMost: START_MS });
};

const onEngine = async (engine: string, placeFor: (size: number) => Promise<Place>): Promise<Row[]> => {
  const filled: Filled[] = [];
  const places: Place[] = [];
  const measured: Row[] = [];
  try {
    for (const size of SIZES) {
      const place = await placeFor(size);
      places.push(place);
      filled.push(await openFilled(place, size));
      console.log(`${engine}: ${size} bookings`);
    }
    measured.push(...(await measure(engine, filled)));
  } finally {
    for (const each of filled) await each.close();
  }
  const largest = places.at(-1);
  const size = SIZES.at(-1);
  if (largest && size) measured.push(await startRow(engine, largest, size));
  return measured;
};

const rows = async (): Promise<Row[]> => {
  const folder = temporaryFolder();
  const measured = await onEngine('SQLite', (size) =>
    Promise.resolve({ engine: 'sqlite', file: path.join(folder, String(size), 'boat.sqlite') }),
  );
  const bin = postgresBin();
  if (bin === null) return measured;
  const { address, stop } = await startCluster(bin, MINUTES);
  try {
    const url = (database: string): string =>
      `postgres://${address.user}@localhost:${address.port}/${database}?host=${encodeURIComponent(address.socket)}`;
    const placeFor = async (size: number): Promise<Place> => {
      const admin = await openDatabase({ engine: 'postgres', url: url('postgres') });
      await sql.raw(`create database growth_${size}`).execute(admin);
      await admin.destroy();
      return { engine: 'postgres', url: url(`growth_${size}`) };
    };
    return [...measured, ...(await onEngine('PostgreSQL', placeFor))];
  } finally {
    await stop();
  }
};

export const growth: Group = {
  title: `Growth: ${SIZES.join(', ')} bookings`,
  onlyNamed: true,
  rows,
};
