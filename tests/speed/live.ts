import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ReserveDay } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { nextMessage, residentMiB, send, startTalking } from '#tests/support/processes';
import { call, listAddress, nextMonth, openSeason, startProduct, widen, type Product } from '#tests/support/product';
import { requestText, SAMPLE } from '#tests/support/requests';
import type { Order, Reply } from './listeners';
import { limitRow, rateRow, sideBySide, type Group, type Row } from './table';

const LISTENERS = 5_000;
const CHANGES = 10;
const CONNECTIONS = 50;
const SECONDS = 2;
/** Interval of the bookings during the reads. */
const BOOKED_EVERY_MS = 500;
/** Time for garbage collection and for the allocator to return memory. */
const SETTLE_MS = 1_500;

const HERE = import.meta.dirname;
const settings = { NODE_OPTIONS: `--import=${pathToFileURL(path.join(HERE, 'collect.mjs')).href}` };

/** The limit of open files of a process. */
const openFiles = (): number => {
  const output = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return output === 'unlimited' ? Infinity : Number(output);
};

/** CPU time of a process so far, in milliseconds (proc(5): fields 14 and 15, in hundredths of a second). */
const cpuMs = ({ pid }: Product): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number) as [number, number];
  return (user + system) * 10;
};

/** Resident memory after garbage collection, in KiB. */
const inUseKiB = async ({ pid }: Product): Promise<number> => {
  for (let time = 0; time < 3; time += 1) {
    process.kill(pid as number, 'SIGUSR2');
    await setTimeout(SETTLE_MS);
  }
  return residentMiB(pid) * 1024;
};

let booked = 0;
const book = (product: Product, day: ReserveDay | undefined): Promise<unknown> => {
  booked += 1;
  const tel = `010-${String(booked)
    .padStart(8, '0')
    .replace(/^\d{4}/, '$&-')}`;
  return call(product, API.createBooking, { ...SAMPLE, id: day?.id, tel });
};

const liveRows = async (): Promise<Row[]> => {
  if (openFiles() < LISTENERS + 1_000) throw new Error(`ulimit -n is below ${LISTENERS + 1_000}`);
  const withListeners = await startProduct({ settings });
  const without = await startProduct({ settings });
  const openDays = async (product: Product): Promise<ReserveDay[]> => {
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    return days;
  };
  const daysOf = new Map([
    [withListeners, await openDays(withListeners)],
    [without, await openDays(without)],
  ]);
  const list = requestText(listAddress(nextMonth()));
  const load = async (product: Product) => {
    const booking = setInterval(() => void book(product, daysOf.get(product)?.[0]), BOOKED_EVERY_MS);
    try {
      return await send({ port: product.port, connections: CONNECTIONS, requests: [list], seconds: SECONDS });
    } finally {
      clearInterval(booking);
    }
  };
  // Compilation and caches of the first requests must not count for the listeners.
  await load(withListeners);
  const before = await inUseKiB(withListeners);
  const listeners = startTalking(path.join(HERE, 'listeners.ts')).child;
  const order = async (what: Order): Promise<number> => ((await nextMessage(listeners, what)) as Reply).at;
  await order({ kind: 'open', port: withListeners.port, path: API.seatEvents, count: LISTENERS });
  const each = ((await inUseKiB(withListeners)) - before) / LISTENERS;

  const took: number[] = [];
  const worked = cpuMs(withListeners);
  for (let change = 0; change < CHANGES; change += 1) {
    const began = await order({ kind: 'arm' });
    await book(withListeners, daysOf.get(withListeners)?.[0]);
    took.push(((await order({ kind: 'last' })) - began) / 1_000);
  }
  const work = (cpuMs(withListeners) - worked) / CHANGES;
  const rounds = await sideBySide(
    () => load(withListeners),
    () => load(without),
  );
  const many = `${LISTENERS.toLocaleString('en')} listeners`;
  return [
    limitRow('memory in use per idle listener', [each], { unit: ' KiB', atMost: 20 }),
    limitRow(`time from a booking to the last of ${many}`, took, { unit: ' s', atMost: 2 }),
    limitRow('CPU time of a booking and its event to all listeners', [work], { unit: ' ms', atMost: 100 }),
    rateRow(
      {
        what: `month list with ${many}, two bookings a second`,
        reference: 'without listeners',
        goal: { atLeast: 0.9 },
      },
      rounds,
    ),
  ];
};

export const live: Group = { title: 'Live seats', rows: liveRows };
