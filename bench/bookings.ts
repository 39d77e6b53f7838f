import { send } from './processes';
import { drained, openSeason, startProduct, widen, type Product } from './product';
import { bookingRequests, bundleWithoutDatabase } from './sides';
import { rateRow, shown, sideBySide, spreadOf, type Group, type Row } from './table';

const CONNECTIONS = 50;
const SECONDS = 1;
/** More than can be answered in a round. */
const BURST = 10_000;

/** Fails unless the database has sold as many seats, and stored as many bookings, as were answered. */
const expectSold = async (product: Product, sold: number): Promise<void> => {
  const [row] = await product.query<{ seats: number; bookings: number }>(
    `select (select sum(guest_count) from days) as seats, (select count(*) from guests) as bookings`,
  );
  if (Number(row?.seats) !== sold || Number(row?.bookings) !== sold)
    throw new Error(`${sold} bookings were answered, the database has ${JSON.stringify(row)}`);
};

const bookingRows = async (): Promise<Row[]> => {
  const product = await startProduct();
  const days = (await openSeason(product)).flat();
  await widen(product, days);
  const constant = await startProduct({ entry: await bundleWithoutDatabase(product, days) });
  let sold = 1;
  const burst = (to: Product, round: number) =>
    send({
      port: to.port,
      connections: CONNECTIONS,
      requests: bookingRequests(days, BURST, 1 + round * BURST),
      count: BURST,
      seconds: SECONDS,
    });
  const rounds = await sideBySide(
    async (round) => {
      const loaded = await burst(product, round);
      sold += loaded.statuses[200] ?? 0;
      await expectSold(product, sold);
      await drained(product);
      return loaded;
    },
    (round) => burst(constant, round),
  );
  await constant.stop();
  await product.stop();
  const p99 = (side: 'now' | 'beside'): string =>
    shown(
      rounds.map((round) => round[side].p99),
      ' ms',
    );
  return [
    rateRow({ what: 'booking burst, all succeed', beside: 'without database', goal: { atLeast: 0.8 } }, rounds),
    {
      what: 'its 99th percentile',
      now: p99('now'),
      beside: `${p99('beside')} without database`,
      ratio: spreadOf(rounds.map(({ now, beside }) => now.p99 / beside.p99)),
      goal: { atMost: 10 },
    },
  ];
};

export const bookings: Group = { title: 'Bookings on SQLite', rows: bookingRows };
