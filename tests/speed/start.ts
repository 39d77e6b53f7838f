import path from 'node:path';
import { PAGES } from '#contract/paths';
import { residentMiB, send, temporaryFolder } from '#tests/support/processes';
import {
  isAnswered,
  listAddress,
  longMonth,
  openSeason,
  seasonMonths,
  startProduct,
  widen,
  type Product,
} from '#tests/support/product';
import { bookingRequests, requestText } from '#tests/support/requests';
import { startBare } from './sides';
import { judged, shown, sideBySide, spreadOf, type Group, type Row } from './table';

const CONNECTIONS = 50;
const SECONDS = 3;
const MOST = 10_000;

/** Milliseconds to the first 200 of `/`, with a new database and with the same one again. */
const startTwice = async (): Promise<{ first: number; second: number }> => {
  const database = path.join(temporaryFolder(), 'boat.sqlite');
  const startOnce = async (): Promise<number> => {
    const { startedInMs, end } = await startProduct({ database });
    await end();
    return startedInMs;
  };
  return { first: await startOnce(), second: await startOnce() };
};

/** The same of a bare node:http server. */
const startBareOnce = async (): Promise<number> => {
  const began = performance.now();
  const { port, end } = await startBare();
  if (!(await isAnswered(`http://127.0.0.1:${port}`))) throw new Error('the bare server does not respond');
  const took = performance.now() - began;
  await end();
  return took;
};

/** Reads and bookings as in the other tables. */
const load = async (product: Product): Promise<void> => {
  const days = (await openSeason(product)).flat();
  await widen(product, days);
  const list = seasonMonths().map((month) => requestText(listAddress(month)));
  const rounds = [list, [requestText(PAGES.reserve(longMonth()))], bookingRequests(days, MOST, 1)];
  for (const requests of rounds)
    await send({ port: product.port, connections: CONNECTIONS, requests, seconds: SECONDS, count: MOST });
};

const goalOf = (value: number, unit: string, atMost?: number): string =>
  atMost === undefined ? 'none' : judged(`≤ ${atMost.toLocaleString('en')}${unit}`, value <= atMost);

const startRows = async (): Promise<Row[]> => {
  const rounds = await sideBySide(startTwice, startBareOnce);
  const bareMs = `${shown(
    rounds.map(({ reference }) => reference),
    ' ms',
  )} bare node:http`;
  const startRow = (what: string, of: 'first' | 'second', mostMs?: number): Row => ({
    what,
    measured: shown(
      rounds.map(({ measured }) => measured[of]),
      ' ms',
    ),
    reference: bareMs,
    ratio: spreadOf(rounds.map(({ measured, reference }) => measured[of] / reference)),
    goal: goalOf(spreadOf(rounds.map(({ measured }) => measured[of])).median, ' ms', mostMs),
  });
  const product = await startProduct();
  const bare = await startBare();
  const before = residentMiB(product.pid);
  await load(product);
  const after = residentMiB(product.pid);
  const bareMiB = residentMiB(bare.pid);
  const memoryRow = (what: string, resident: number, mostMiB?: number): Row => ({
    what,
    measured: shown([resident], ' MiB'),
    reference: `${shown([bareMiB], ' MiB')} idle bare node:http`,
    ratio: spreadOf([resident / bareMiB]),
    goal: goalOf(resident, ' MiB', mostMiB),
  });
  return [
    startRow('first start, new database', 'first'),
    startRow('second start, to the first response of /', 'second', 1_000),
    memoryRow('resident memory after the start', before),
    memoryRow('resident memory after month lists, pages and bookings', after, 150),
  ];
};

export const start: Group = { title: 'Start and memory', rows: startRows };
