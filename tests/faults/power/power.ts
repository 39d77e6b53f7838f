/** A power cut during bookings on SQLite: every possible state of the disk has every acknowledged booking. */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '#tests/support/processes';
import { openSeason, startProduct, widen } from '#tests/support/product';
import type { FaultTest, Result } from '../faultTest';
import { contradictions } from '../ledger';
import { randomFrom, type Random } from '../random';
import { visitorsOf } from '../visitors';
import { readCut, type Cut } from './rebuild';
import { compileRecorder } from './record';

const VISITORS = 8;
const LOAD_MS = [100, 800] as const;
/** Range of writes until the cut, which is then mostly in the middle of a commit. */
const LAST_WRITES = [1, 60] as const;
/** States of the disk checked after each cut. */
const STATES = 10;

const newFile = (): string => path.join(temporaryFolder(), 'boat.sqlite');

const copyOf = (file: string): string => {
  const copy = newFile();
  for (const suffix of ['', '-wal', '-journal'])
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  return copy;
};

const damageOf = (file: string): string[] => {
  const database = new Database(file);
  try {
    return (database.pragma('integrity_check', { simple: true }) as string) === 'ok' ? [] : ['a damaged database'];
  } finally {
    database.close();
  }
};

interface Cuts {
  rounds: number;
  random: Random;
  library: string;
  /** Whether the disk reports syncs without doing them. */
  ignoresSyncs: boolean;
}

const cutPower = async ({ rounds, random, library, ignoresSyncs }: Cuts) => {
  const product = await startProduct();
  const days = (await openSeason(product)).flat();
  await widen(product, days);
  await product.end();
  const visitors = visitorsOf(days);
  const broken: string[] = [];
  let state = product.database;
  let unsynced = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [live, folder] = [copyOf(state), temporaryFolder()] as const;
    const [log, fault] = [path.join(folder, 'log'), path.join(folder, 'fault')] as const;
    const settings = {
      LD_PRELOAD: library,
      RECORD_FILE: live,
      RECORD_LOG: log,
      RECORD_FAULT: fault,
      ...(ignoresSyncs && { RECORD_IGNORES_SYNCS: '1' }),
    };
    const running = await startProduct({ database: live, settings });
    const booking = visitors.book(running.url, { count: VISITORS, stop: new AbortController().signal });
    await setTimeout(random.between(...LOAD_MS));
    writeFileSync(fault, String(-random.between(...LAST_WRITES)));
    // Ends when all connections have failed: the process is gone.
    await booking;
    await running.end();
    const cut: Cut = readCut(state, log);
    unsynced += cut.unsynced;
    for (let count = 0; count < STATES; count += 1) {
      state = newFile();
      cut.rebuild(state, random);
      const copy = copyOf(state);
      try {
        broken.push(...damageOf(copy), ...(await contradictions(copy, visitors.visits)));
      } catch (error) {
        broken.push((error as Error).message);
      }
    }
    if (ignoresSyncs && broken.length > 0) break;
  }
  broken.push(...visitors.wrong);
  const booked = visitors.visits.filter(({ guestId }) => guestId !== null).length;
  return { broken: [...new Set(broken)], booked, unsynced };
};

export const power: FaultTest = {
  title: 'power cut on SQLite',
  needsCompiler: true,
  run: async ({ short, seed }) => {
    const cuts = { random: randomFrom(seed), library: compileRecorder() };
    const rounds = short ? 2 : 30;
    const synced = await cutPower({ ...cuts, rounds, ignoresSyncs: false });
    const unsynced = await cutPower({ ...cuts, rounds, ignoresSyncs: true });
    const done = `${rounds} cuts with ${VISITORS} visitors, ${STATES} possible states of the disk after each`;
    const results: Result[] = [
      {
        promise: 'no acknowledged booking is lost, the database is undamaged, all sums agree',
        done: `${done}, ${synced.booked} bookings`,
        seen:
          synced.broken.join('; ') ||
          `none lost in ${rounds * STATES} states; ${synced.unsynced} writes were unsynced at the cuts`,
        passed: synced.broken.length === 0,
      },
      {
        promise: 'control: on a disk that ignores syncs, the fault test finds lost bookings',
        done: `the same, ${unsynced.booked} bookings`,
        seen: unsynced.broken.slice(0, 3).join('; ') || 'nothing missing',
        passed: unsynced.broken.length > 0,
      },
    ];
    return results;
  },
};
