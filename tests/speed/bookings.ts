import type { ReserveDay } from '#contract/day/day.schema';
import { startCluster } from '../../scripts/postgres/cluster.mjs';
import { postgresBin } from '../../scripts/postgres/find.mjs';
import type { Loaded } from '#tests/support/client';
import { send } from '#tests/support/processes';
import { drained, idsOf, openSeason, query, startProduct, widen, type Product } from '#tests/support/product';
import { bookingRequests } from '#tests/support/requests';
import { bundleWithoutDatabase } from './sides';
import { bookOnPostgres, bookOnSqlite } from './statements';
import { rateRow, shown, sideBySide, spreadOf, type Group, type Row } from './table';

const CONNECTIONS = 50;
const SECONDS = 1;
/** More than the responses of a round. */
const MOST = 10_000;
/** Requests for SEATS seats. */
const CONTENDERS = 2_000;
const SEATS = 20;
/** First telephone number of the bookings by statements alone. */
const STATEMENTS_FROM = 50_000_000;
const WITHOUT_DATABASE = 'without database';
const STATEMENTS = 'the statements alone';

/** `wide` days have seats for all requests, `narrow` ones have SEATS; `constant` is the product without a database. */
interface Sites {
  product: Product;
  constant: Product;
  wide: ReserveDay[];
  narrow: ReserveDay[];
}

const openSites = async (options: { database?: string } = {}): Promise<Sites> => {
  const product = await startProduct(options);
  const season = await openSeason(product);
  const wide = season.slice(0, -1).flat();
  const narrow = season.at(-1) ?? [];
  await widen(product, wide);
  return { product, constant: await startProduct({ entry: await bundleWithoutDatabase(product, wide) }), wide, narrow };
};

const soldOn = async ({ database }: Product, days: readonly ReserveDay[]): Promise<number[]> => {
  const seats = `select sum(guest_count) from days where id in ${idsOf(days)}`;
  const bookings = `select count(*) from guests where day_id in ${idsOf(days)}`;
  const [row] = await query<Record<string, unknown>>(database, `select (${seats}) as a, (${bookings}) as b`);
  return [Number(row?.['a']), Number(row?.['b'])];
};

/**
 * Books for a round; fails unless the sold seats and the stored bookings equal the successful responses. Waits until
 * the messages are sent.
 */
const checked = async (product: Product, days: readonly ReserveDay[], book: () => Promise<Loaded>): Promise<Loaded> => {
  const before = await soldOn(product, days);
  const loaded = await book();
  const sold = (await soldOn(product, days)).map((count, index) => count - (before[index] ?? 0));
  const booked = loaded.statuses['200'] ?? 0;
  if (sold.some((count) => count !== booked)) throw new Error(`${booked} booked, ${sold.join(' and ')} sold`);
  await drained(product);
  return loaded;
};

/** The next telephone number; none is used twice. */
let phones = 1;
const requestsOf = (days: readonly ReserveDay[], count: number): string[] =>
  bookingRequests(days, count, (phones += count));

/** A round of bookings that all succeed. */
const book = ({ port }: Product, days: readonly ReserveDay[], connections: number) =>
  send({ port, connections, requests: requestsOf(days, MOST), count: MOST, seconds: SECONDS });

const ratesOf =
  ({ product }: Sites, days: readonly ReserveDay[], connections: number) =>
  () =>
    checked(product, days, () => book(product, days, connections));

/** Many requests for few seats: exactly these seats are sold, by the responses and in the database. */
const contentionRow = async ({ product, constant, narrow }: Sites, goal: Row['goal']): Promise<Row> => {
  const contend = ({ port }: Product, days: readonly ReserveDay[]) =>
    send({ port, connections: CONNECTIONS, requests: requestsOf(days, CONTENDERS), count: CONTENDERS }, [200, 409]);
  const rounds = await sideBySide(
    async (round) => {
      const days = narrow.slice(round, round + 1);
      const loaded = await checked(product, days, () => contend(product, days));
      if (loaded.statuses['200'] !== SEATS) throw new Error(`sold: ${JSON.stringify(loaded.statuses)}`);
      return loaded;
    },
    () => contend(constant, narrow),
  );
  const what = `${CONTENDERS.toLocaleString('en')} requests for ${SEATS} seats, exactly ${SEATS} sold`;
  const seconds = (side: 'measured' | 'reference'): string =>
    shown(
      rounds.map((round) => round[side].seconds),
      ' s',
    );
  const times = { measured: seconds('measured'), reference: `${seconds('reference')} ${WITHOUT_DATABASE}` };
  return { ...rateRow({ what, reference: '', goal }, rounds), ...times };
};

const sqliteRows = async (): Promise<Row[]> => {
  const sites = await openSites();
  const { product, constant, wide } = sites;
  const burst = await sideBySide(ratesOf(sites, wide, CONNECTIONS), () => book(constant, wide, CONNECTIONS));
  const single = await sideBySide(ratesOf(sites, wide, 1), (round) =>
    bookOnSqlite(product.database, wide, STATEMENTS_FROM + round * MOST, SECONDS),
  );
  const p99 = (side: 'measured' | 'reference'): string =>
    shown(
      burst.map((round) => round[side].p99),
      ' ms',
    );
  return [
    rateRow({ what: 'burst, all succeed', reference: WITHOUT_DATABASE, goal: { atLeast: 0.8 } }, burst),
    {
      what: '99th percentile of the burst',
      measured: p99('measured'),
      reference: `${p99('reference')} ${WITHOUT_DATABASE}`,
      ratio: spreadOf(burst.map(({ measured, reference }) => measured.p99 / reference.p99)),
      goal: { atMost: 10 },
    },
    rateRow({ what: 'one at a time', reference: `${STATEMENTS}, one commit each`, goal: { atLeast: 0.6 } }, single),
    await contentionRow(sites, { atLeast: 1 }),
  ];
};

const postgresRows = async (): Promise<Row[]> => {
  const bin = postgresBin();
  if (bin === null) throw new Error('PostgreSQL is not installed (POSTGRES_BIN)');
  // Ends with this process.
  const { user, password, port } = (await startCluster(bin)).address;
  const database = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  const sites = await openSites({ database });
  const { constant, wide } = sites;
  const oneDay = wide.slice(0, 1);
  const statements = (days: readonly ReserveDay[], from: number) => (round: number) =>
    bookOnPostgres(database, days, from + round * MOST, SECONDS);
  const many = await sideBySide(ratesOf(sites, wide, CONNECTIONS), statements(wide, STATEMENTS_FROM));
  const one = await sideBySide(ratesOf(sites, oneDay, CONNECTIONS), statements(oneDay, STATEMENTS_FROM + 100 * MOST));
  const single = await sideBySide(ratesOf(sites, wide, 1), () => book(constant, wide, 1));
  return [
    rateRow({ what: 'burst over many days', reference: STATEMENTS, goal: { atLeast: 1.5 } }, many),
    rateRow({ what: 'burst on one day', reference: STATEMENTS, goal: { atLeast: 3 } }, one),
    rateRow({ what: 'one at a time', reference: WITHOUT_DATABASE, goal: { atLeast: 0.3 } }, single),
    await contentionRow(sites, { atLeast: 0.6 }),
  ];
};

export const bookings: Group = { title: 'Bookings on SQLite', rows: sqliteRows };
export const postgres: Group = { title: 'Bookings on PostgreSQL', rows: postgresRows };
