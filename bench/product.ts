/** The product as `npm run serve` starts it, with its own data, and what an operator would set up before a season. */
import Database from 'better-sqlite3';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { setTimeout } from 'node:timers/promises';
import { addMonths, monthRange, seoulToday, yearMonthOf, type YearMonth } from '../contract/day/calendar.rules';
import type { ReserveDay } from '../contract/day/day.schema';
import { API } from '../contract/paths';
import { started } from '../copy/server';
import { freePort, ROOT, startNode, temporaryFolder } from './processes';

const PASSWORD = 'bench-only';
const START_MS = 60_000;
const DRAIN_MS = 15_000;
const STEP_MS = 10;

/**
 * Settings of the product under measurement (README): its own limits are raised, so that one address and its telephone
 * numbers are not refused.
 */
export const UNLIMITED = {
  BOOKINGS_PER_MINUTE: '100000',
  BOOKINGS_PER_PHONE_HOUR: '100000',
  UNPAID_TRIPS_PER_PHONE: '100000',
  MESSAGES_PER_PHONE_HOUR: '100000',
  ADDRESS_DAY_PERCENT: '100',
  ADDRESS_SEAT_PERCENT: '10000000',
};

export interface Product {
  port: number;
  url: string;
  pid: number;
  /** The SQLite file, or the address of the PostgreSQL database. */
  database: string;
  /** Milliseconds from the start of the process to the first 200 of `/`. */
  startedInMs: number;
  /** Runs a statement on the database, beside the server, and returns its rows. */
  query: <T>(sql: string) => Promise<T[]>;
  stop: () => Promise<void>;
}

export interface ProductOptions {
  /** Default: scripts/serve.mjs. */
  entry?: string;
  /** An SQLite file or the address of a PostgreSQL database. Default: a new file. */
  database?: string;
  /** Further settings (README). */
  settings?: Record<string, string>;
}

const isPostgres = (database: string): boolean => database.startsWith('postgres:');

const reader = (database: string): { query: Product['query']; close: () => Promise<void> } => {
  if (isPostgres(database)) {
    const pool = new pg.Pool({ connectionString: database, max: 1 });
    return {
      query: async <T>(sql: string) => (await pool.query(sql)).rows as T[],
      close: () => pool.end(),
    };
  }
  const db = new Database(database);
  return {
    query: <T>(sql: string) => Promise.resolve(db.prepare(sql).all() as T[]),
    close: () => Promise.resolve(void db.close()),
  };
};

/** Whether an address answers 200. */
export const isAnswered = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );

export const startProduct = async ({ entry, database, settings = {} }: ProductOptions = {}): Promise<Product> => {
  const folder = temporaryFolder();
  const file = database ?? path.join(folder, 'boat.sqlite');
  const port = await freePort();
  const logFile = path.join(folder, 'log');
  const log = openSync(logFile, 'w');
  const began = performance.now();
  const { child, end } = startNode([entry ?? path.join(ROOT, 'scripts/serve.mjs')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: isPostgres(file) ? file : `file:${file}`,
      ADMIN_PASSWORD: PASSWORD,
      SECRET: 'a secret of at least thirty-two characters',
      ...UNLIMITED,
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  const until = async (done: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await done())) {
      if (child.exitCode !== null || performance.now() - began > START_MS)
        throw new Error(`the product did not start:\n${readFileSync(logFile, 'utf8')}`);
      await setTimeout(STEP_MS);
    }
  };
  await until(() => isAnswered(url));
  const startedInMs = performance.now() - began;
  // The greeting, with the address, is the end of the start: the administrator exists.
  await until(() => readFileSync(logFile, 'utf8').includes(started.address(url)));
  const { query, close } = reader(file);
  return {
    ...{ port, url, pid: child.pid ?? 0, database: file, startedInMs, query },
    stop: async () => {
      await close();
      await end();
    },
  };
};

const answerOf = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** Calls the product as a browser does and returns the JSON of the response; throws unless it is a success. */
export const call = async (product: Product, address: string, body?: object, token?: string): Promise<unknown> =>
  answerOf(
    await fetch(product.url + address, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    }),
  );

export const signIn = async (product: Product): Promise<string> =>
  ((await call(product, API.signin, { userid: 'admin', password: PASSWORD })) as { token: string }).token;

/** The months in which visitors can book, without the current one. */
export const seasonMonths = (): YearMonth[] =>
  [1, 2, 3, 4, 5].map((months) => addMonths(yearMonthOf(seoulToday(new Date())), months));

export const listAddress = ({ year, month }: YearMonth): string => `${API.dayList}?year=${year}&month=${month}`;

/** Opens every day of the season, with 20 seats, by the operator's call. Returns the days of each month. */
export const openSeason = async (product: Product): Promise<ReserveDay[][]> => {
  const months = seasonMonths();
  const token = await signIn(product);
  for (const month of months) {
    const { first: stdate, last: eddate } = monthRange(month);
    const plan = { stdate, eddate, fish: '갈치, 삼치', totalCount: 20, price: 20, reservePrice: 10 };
    await call(product, API.bulkUpdate, { ...plan, memo: '새벽 4시 출항, 아이스박스는 배에 있습니다.' }, token);
  }
  return Promise.all(months.map(async (month) => (await call(product, listAddress(month))) as ReserveDay[]));
};

/** Gives days more seats than a boat can have, directly in the database, so that every booking of a burst succeeds. */
export const widen = async (product: Product, days: readonly ReserveDay[]): Promise<void> => {
  const ids = days.map(({ id }) => id).join(', ');
  await product.query(`update days set total_count = 1000000 where id in (${ids}) returning id`);
};

/** Waits until no message of a burst is left to be sent, for at most DRAIN_MS, so that it slows no other measurement. */
export const drained = async (product: Product): Promise<void> => {
  const deadline = performance.now() + DRAIN_MS;
  const left = async (): Promise<number> =>
    Number(
      (await product.query<{ n: number }>("select count(*) as n from messages where state = 'QUEUED'"))[0]?.n ?? NaN,
    );
  while (performance.now() < deadline && (await left()) > 0) await setTimeout(STEP_MS * 10);
};
