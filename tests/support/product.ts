/** The product like `npm run serve`, with its own data, and a season opened by the operator. */
import Database from 'better-sqlite3';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { addMonths, monthRange, seoulToday, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { started } from '#copy/server';
import { freePort, ROOT, startNode, temporaryFolder } from './processes';

/** Node.js options of `npm run serve`, without npm's own. */
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: { serve: string } };
const NODE_OPTIONS = scripts.serve.split(' ').filter((word) => /^--(?!import=)/.test(word));

export const ADMIN = { userid: 'admin', password: 'for-runs-only' };
export const SECRET = 'a secret of at least thirty-two characters';
const START_MS = 60_000;
const DRAIN_MS = 5_000;
const STEP_MS = 5;

/** No limits per address and telephone number. */
const UNLIMITED = {
  BOOKINGS_PER_MINUTE: '10000000',
  BOOKINGS_PER_PHONE_HOUR: '100000',
  UNPAID_TRIPS_PER_PHONE: '100000',
  MESSAGES_PER_PHONE_HOUR: '100000',
  ADDRESS_DAY_PERCENT: '100',
  ADDRESS_SEAT_PERCENT: '10000000',
};

export interface Product {
  port: number;
  url: string;
  pid: number | undefined;
  /** SQLite file, or URL of PostgreSQL. */
  database: string;
  /** File. */
  log: string;
  /** Until the first 200 of `/`. */
  startedInMs: number;
  end: () => Promise<void>;
}

const isPostgres = (database: string): boolean => database.startsWith('postgres:');

/** Beside the running server. */
export const query = async <T extends object>(database: string, sql: string): Promise<T[]> => {
  if (isPostgres(database)) {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query<T>(sql);
    await client.end();
    return rows;
  }
  const db = new Database(database);
  const rows = db.prepare(sql).all() as T[];
  db.close();
  return rows;
};

export const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => Boolean(await response.arrayBuffer()) && response.status === 200,
    () => false,
  );

/**
 * Starts the product, or another `entry`. Defaults: a free port, a new SQLite file. `settings` are environment variables
 * (docs/configuration.md).
 */
export const startProduct = async ({
  entry = path.join(ROOT, 'scripts/serve.mjs'),
  database = path.join(temporaryFolder(), 'boat.sqlite'),
  settings = {},
  port: fixed,
}: {
  entry?: string;
  database?: string;
  settings?: Record<string, string>;
  port?: number;
} = {}): Promise<Product> => {
  const folder = temporaryFolder();
  const log = path.join(folder, 'log');
  const output = openSync(log, 'w');
  const port = fixed ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const { child, end } = startNode([...NODE_OPTIONS, entry], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      // Like deploy/boat.service.
      MALLOC_ARENA_MAX: '1',
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: isPostgres(database) ? database : `file:${database}`,
      ADMIN_PASSWORD: ADMIN.password,
      SECRET,
      ...UNLIMITED,
      ...settings,
    },
    stdio: ['ignore', output, output],
  });
  const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await done())) {
      if (child.exitCode !== null || performance.now() - began > START_MS)
        throw new Error(`the product did not start:\n${readFileSync(log, 'utf8')}`);
      await setTimeout(STEP_MS);
    }
  };
  await until(() => isAnswered(url));
  const startedInMs = performance.now() - began;
  // The start ends with this line: the operator exists.
  await until(() => readFileSync(log, 'utf8').includes(started.address(url)));
  return { port, url, pid: child.pid, database, log, startedInMs, end };
};

/** Sends JSON and returns the JSON response. Throws unless the status is 2xx. */
export const call = async (product: Product, address: string, body?: object, token = ''): Promise<unknown> => {
  const response = await fetch(product.url + address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** Returns the access token. */
export const signIn = async (product: Product): Promise<string> =>
  ((await call(product, API.signin, ADMIN)) as { token: string }).token;

/** Next month, the first of the season: five bookable months. */
export const nextMonth = (): YearMonth => addMonths(yearMonthOf(seoulToday(new Date())), 1);
export const seasonMonths = (): YearMonth[] => [0, 1, 2, 3, 4].map((months) => addMonths(nextMonth(), months));

/** The season's first month of 31 days, whose response is the largest. */
export const longMonth = (): YearMonth =>
  seasonMonths().find((month) => monthRange(month).last.endsWith('31')) as YearMonth;

export const listAddress = ({ year, month }: YearMonth): string => `${API.dayList}?year=${year}&month=${month}`;

/** Waits for the demo posts: their photographs are rendered after the start. */
export const demoPosted = async (product: Product): Promise<void> => {
  const deadline = performance.now() + START_MS;
  while (((await call(product, API.latestCatches)) as object[]).length === 0) {
    if (performance.now() > deadline) throw new Error('no demo posts in time');
    await setTimeout(STEP_MS * 10);
  }
};

/** Opens every day of the season with 20 seats, like the operator. Returns the days by month. */
export const openSeason = async (product: Product): Promise<ReserveDay[][]> => {
  const token = await signIn(product);
  const open = async (month: YearMonth): Promise<ReserveDay[]> => {
    const { first: stdate, last: eddate } = monthRange(month);
    const plan = { fish: '갈치, 삼치', totalCount: 20, price: 20, reservePrice: 10 };
    const memo = '새벽 4시 출항, 아이스박스는 배에 있습니다.';
    await call(product, API.bulkUpdate, { stdate, eddate, ...plan, memo }, token);
    return (await call(product, listAddress(month))) as ReserveDay[];
  };
  return Promise.all(seasonMonths().map(open));
};

/** An SQL list. */
export const idsOf = (days: readonly ReserveDay[]): string => `(${days.map(({ id }) => id).join(', ')})`;

/** Adds seats directly in the database, so that every booking of a burst succeeds. */
export const widen = async ({ database }: Product, days: readonly ReserveDay[]): Promise<void> => {
  await query(database, `update days set total_count = 1000000 where id in ${idsOf(days)} returning id`);
};

/** Waits at most DRAIN_MS for the messages of a burst, which would slow other measurements. */
export const drained = async ({ database }: Product): Promise<void> => {
  const deadline = performance.now() + DRAIN_MS;
  const isQueued = async (): Promise<boolean> =>
    (await query(database, "select id from messages where state = 'QUEUED' limit 1")).length > 0;
  while (performance.now() < deadline && (await isQueued())) await setTimeout(STEP_MS * 10);
};
