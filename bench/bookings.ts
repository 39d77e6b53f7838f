import type { ReserveDay } from '../contract/day/day.schema';
import { startCluster } from '../scripts/postgres/cluster.mjs';
import { postgresBin } from '../scripts/postgres/find.mjs';
import pg from 'pg';
import { send } from './processes';
import { drained, openSeason, startProduct, widen, type Product } from './product';
import { bookingRequests, bundleWithoutDatabase } from './sides';
import { bookOnPostgres, bookOnSqlite } from './statements';
import { rateRow, shown, sideBySide, spreadOf, type Group, type Row } from './table';

const CONNECTIONS = 50;
const SECONDS = 1;
/** More than can be answered in a round. */
const MOST = 10_000;
const CROWD = 2_000;
const SEATS = 20;
const GRANTED = 200;
const REFUSED = 409;
/** The statements use booking numbers and telephone numbers of their own. */
const STATEMENTS_FROM = 50_000_000;

interface Sites {
  product: Product;
  /** The product without a database. */
  constant: Product;
  /** Days with seats for everybody, and days with SEATS. */
  wide: ReserveDay[];
  narrow: ReserveDay[];
}

/** Fails unless the database has sold as many seats of the days, and stored as many bookings, as were answered. */
const expectSold = async (product: Product, sold: number, days: readonly ReserveDay[]): Promise<void> => {
  const ids = days.map(({ id }) => id).join(', ');
  const [row] = await product.query<{ seats: number; bookings: number }>(
    `select (select sum(guest_count) from days where id in (${ids})) as seats,
      (select count(*) from guests where day_id in (${ids})) as bookings`,
  );
  if (Number(row?.seats) !== sold || Number(row?.bookings) !== sold)
    throw new Error(`${sold} bookings were answered, the database has ${JSON.stringify(row)}`);
};

/** Starts the product and the one without a database, with the days of a season. */
const openSites = async (database?: string): Promise<Sites> => {
  const product = await startProduct(database === undefined ? {} : { database });
  const season = await openSeason(product);
  const [wide, narrow] = [season.slice(0, -1).flat(), season.at(-1) ?? []];
  await widen(product, wide);
  const constant = await startProduct({ entry: await bundleWithoutDatabase(product, wide) });
  return { product, constant, wide, narrow };
};

/** Telephone numbers that were not used before. */
let phones = 1;
const book = async (product: Product, days: readonly ReserveDay[], connections: number) => {
  const requests = bookingRequests(days, MOST, phones);
  phones += MOST;
  return send({ port: product.port, connections, requests, count: MOST, seconds: SECONDS });
};

/** Books on the product for a round, compares with the database and waits for the messages. */
const bookChecked = async ({ product }: Sites, days: readonly ReserveDay[], connections: number) => {
  const ids = days.map(({ id }) => id).join(', ');
  const [before] = await product.query<{ n: number }>(`select count(*) as n from guests where day_id in (${ids})`);
  const loaded = await book(product, days, connections);
  await expectSold(product, Number(before?.n) + (loaded.statuses[GRANTED] ?? 0), days);
  await drained(product);
  return loaded;
};

/** Many requests for few seats: exactly the seats are sold, on the wire and in the database. */
const crowdRow = async (sites: Sites, goal: Row['goal']): Promise<Row> => {
  const crowd = (port: number, day: ReserveDay) => {
    const requests = bookingRequests([day], CROWD, phones);
    phones += CROWD;
    return send({ port, connections: CONNECTIONS, requests, count: CROWD }, [GRANTED, REFUSED]);
  };
  const dayOf = (round: number) => sites.narrow[round] as ReserveDay;
  const rounds = await sideBySide(
    async (round) => {
      const loaded = await crowd(sites.product.port, dayOf(round));
      const granted = loaded.statuses[GRANTED];
      if (granted !== SEATS) throw new Error(`${granted} of ${SEATS} seats were sold`);
      await expectSold(sites.product, SEATS, [dayOf(round)]);
      await drained(sites.product);
      return loaded;
    },
    (round) => crowd(sites.constant.port, dayOf(round)),
  );
  const seconds = (side: 'now' | 'beside'): string =>
    shown(
      rounds.map((round) => round[side].seconds),
      ' s',
    );
  const what = `${CROWD.toLocaleString('en')} requests for ${SEATS} seats, exactly ${SEATS} sold`;
  const row = rateRow({ what, beside: '', goal }, rounds);
  return { ...row, now: seconds('now'), beside: `${seconds('beside')} without database` };
};

const withoutDatabase = 'without database';
const statements = 'the statements alone';

const sqliteRows = async (): Promise<Row[]> => {
  const sites = await openSites();
  const { product, constant, wide } = sites;
  const burst = await sideBySide(
    () => bookChecked(sites, wide, CONNECTIONS),
    () => book(constant, wide, CONNECTIONS),
  );
  const single = await sideBySide(
    () => bookChecked(sites, wide, 1),
    (round) => Promise.resolve(bookOnSqlite(product.database, wide, STATEMENTS_FROM + round * MOST, SECONDS)),
  );
  const p99 = (side: 'now' | 'beside'): string =>
    shown(
      burst.map((round) => round[side].p99),
      ' ms',
    );
  const rows = [
    rateRow({ what: 'burst, all succeed', beside: withoutDatabase, goal: { atLeast: 0.8 } }, burst),
    {
      what: 'its 99th percentile',
      now: p99('now'),
      beside: `${p99('beside')} ${withoutDatabase}`,
      ratio: spreadOf(burst.map(({ now, beside }) => now.p99 / beside.p99)),
      goal: { atMost: 10 },
    },
    rateRow({ what: 'one at a time', beside: `${statements}, one commit each`, goal: { atLeast: 0.6 } }, single),
    await crowdRow(sites, { atLeast: 1 }),
  ];
  await constant.stop();
  await product.stop();
  return rows;
};

const postgresRows = async (): Promise<Row[]> => {
  const bin = postgresBin();
  if (bin === null) throw new Error('PostgreSQL is not installed (POSTGRES_BIN)');
  const cluster = await startCluster(bin);
  const { password, port, user } = cluster.address;
  const urlOf = (name: string): string => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  const administrator = new pg.Client({ connectionString: urlOf('postgres') });
  await administrator.connect();
  await administrator.query('create database bench');
  await administrator.end();
  const sites = await openSites(urlOf('bench'));
  const { product, constant, wide } = sites;
  const beside = (days: readonly ReserveDay[], from: number) => (round: number) =>
    bookOnPostgres(product.database, days, from + round * MOST, SECONDS);
  const oneDay = wide.slice(0, 1);
  const many = await sideBySide(() => bookChecked(sites, wide, CONNECTIONS), beside(wide, STATEMENTS_FROM));
  const one = await sideBySide(() => bookChecked(sites, oneDay, CONNECTIONS), beside(oneDay, STATEMENTS_FROM * 1.5));
  const single = await sideBySide(
    () => bookChecked(sites, wide, 1),
    () => book(constant, wide, 1),
  );
  const rows = [
    rateRow({ what: 'burst over many days', beside: statements, goal: { atLeast: 1.5 } }, many),
    rateRow({ what: 'burst on one day', beside: statements, goal: { atLeast: 3 } }, one),
    rateRow({ what: 'one at a time', beside: withoutDatabase, goal: { atLeast: 0.3 } }, single),
    await crowdRow(sites, { atLeast: 0.6 }),
  ];
  await constant.stop();
  await product.stop();
  await cluster.stop();
  return rows;
};

export const bookings: Group = { title: 'Bookings on SQLite', rows: sqliteRows };
export const postgres: Group = { title: 'Bookings on PostgreSQL', rows: postgresRows };
