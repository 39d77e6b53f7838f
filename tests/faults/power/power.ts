/** A power cut during bookings on SQLite: every possible disk state has every acknowledged booking. */
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
/** The cut comes so many writes later, which is mostly amid a commit. */
const LAST_WRITES = [1, 60] as const;
/** Different states that one cut may leave. */
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
  /** Whether the disk lies about its syncs. */
  lies: boolean;
}

const cutOff = async ({ rounds, random, library, lies }: Cuts) => {
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
      ...(lies && { RECORD_LIES: '1' }),
    };
    const running = await startProduct({ database: live, settings });
    const booking = visitors.book(running.url, { count: VISITORS, stop: new AbortController().signal });
    await setTimeout(random.between(...LOAD_MS));
    writeFileSync(fault, String(-random.between(...LAST_WRITES)));
    // All connections have failed: the process is gone.
    await booking;
    await running.end();
    const cut: Cut = readCut(state, log);
    unsynced += cut.unsynced;
    for (let count = 0; count < STATES; count += 1) {
      state = newFile();
      cut.rebuild(state, random);
      const looked = copyOf(state);
      try {
        broken.push(...damageOf(looked), ...(await contradictions(looked, visitors.visits)));
      } catch (error) {
        broken.push((error as Error).message);
      }
    }
    if (lies && broken.length > 0) break;
  }
  broken.push(...visitors.wrong);
  const answered = visitors.visits.filter(({ guestId }) => guestId !== null).length;
  return { broken: [...new Set(broken)], answered, unsynced };
};

export const power: FaultTest = {
  title: 'power cut on SQLite',
  needsCompiler: true,
  run: async ({ short, seed }) => {
    const cuts = { random: randomFrom(seed), library: compileRecorder() };
    const rounds = short ? 2 : 30;
    const honest = await cutOff({ ...cuts, rounds, lies: false });
    const lying = await cutOff({ ...cuts, rounds, lies: true });
    const done = `${rounds} cuts under ${VISITORS} visitors, ${STATES} states of the files after each`;
    const results: Result[] = [
      {
        promise: 'no acknowledged booking missing, the database undamaged, all sums agree',
        done: `${done}, ${honest.answered} bookings`,
        seen:
          honest.broken.join('; ') ||
          `all there in ${rounds * STATES} states; ${honest.unsynced} writes were unsynced at the cuts`,
        kept: honest.broken.length === 0,
      },
      {
        promise: 'the drill can fail: on a disk that lies about its syncs it finds the loss',
        done: `the same, ${lying.answered} bookings`,
        seen: lying.broken.slice(0, 3).join('; ') || 'nothing missing',
        kept: lying.broken.length > 0,
      },
    ];
    return results;
  },
};
