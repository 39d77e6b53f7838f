/** The disk of SQLite is full or read-only while visitors book; the product keeps running. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startFailure } from '#copy/server';
import { makeFormer } from '#tests/support/server/former';
import { temporaryFolder } from '#tests/support/processes';
import { openSeason, startProduct, widen } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { during, visitorsAmidFaults } from './faults';
import { contradictions } from './ledger';
import { compileRecorder } from './power/record';
import type { Visit } from './visitors';

const FAULTS = { 'disk full': constants.errno.ENOSPC, 'database file read-only': constants.errno.EROFS };

/** The files of a folder with their content, except the server's lock and the index of the write-ahead log. */
const contentOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => !name.includes('.lock') && !name.endsWith('-shm'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'base64')]),
  );

/** Starts the product on a read-only database; returns the problems. */
const startedReadOnly = async (database: string, preloaded: string): Promise<string[]> => {
  const [before, fault] = [contentOf(path.dirname(database)), path.join(temporaryFolder(), 'fault')] as const;
  writeFileSync(fault, String(constants.errno.EROFS));
  const settings = { LD_PRELOAD: preloaded, RECORD_FILE: database, RECORD_FAULT: fault };
  const output = await startProduct({ database, settings }).then(
    async ({ end }) => {
      await end();
      return 'it started';
    },
    (error: Error) => error.message.split('\n').slice(1).join('\n').trim(),
  );
  const wrong = output === startFailure.folder(database) ? [] : [`unexpected output: ${output}`];
  const after = contentOf(path.dirname(database));
  for (const name of new Set([...before.keys(), ...after.keys()]))
    if (before.get(name) !== after.get(name)) wrong.push(`${name} has changed`);
  const again = await startProduct({ database });
  await again.end();
  return wrong;
};

/** Starts a server and kills it, which leaves the write-ahead log beside the database. */
const killServer = async (database: string): Promise<void> => {
  const { pid, end } = await startProduct({ database });
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  await end();
};

const readOnlyStarts = async (current: string, visits: readonly Visit[], short: boolean): Promise<Result> => {
  const preloaded = compileRecorder();
  const former = path.join(temporaryFolder(), 'boat.sqlite');
  if (!short) await makeFormer({ engine: 'sqlite', file: former }, 40);
  const wrong = [
    ...(await startedReadOnly(current, preloaded)),
    ...(await killServer(current).then(() => startedReadOnly(current, preloaded))),
    ...(await contradictions(current, visits)),
    ...(short ? [] : await startedReadOnly(former, preloaded)),
  ];
  return {
    promise: 'a start on a read-only file fails with one line and changes nothing; without the fault it succeeds',
    done: `databases of this release, after a clean stop and after a kill${short ? '' : ', and of the previous release'}`,
    seen: wrong.length === 0 ? 'as promised' : wrong.join('; '),
    passed: wrong.length === 0,
  };
};

export const disk: FaultTest = {
  title: 'the disk of SQLite full or read-only',
  needsCompiler: true,
  run: async ({ short }) => {
    const folder = temporaryFolder();
    const [database, fault] = [path.join(folder, 'boat.sqlite'), path.join(folder, 'fault')] as const;
    const settings = { LD_PRELOAD: compileRecorder(), RECORD_FILE: database, RECORD_FAULT: fault };
    const product = await startProduct({ database, settings });
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const site = { product, visitors: visitorsAmidFaults(days) };
    const results: Result[] = [];
    for (const [name, errno] of Object.entries(FAULTS)) {
      const run = async (): Promise<void> => {
        writeFileSync(fault, String(errno));
        await setTimeout(short ? 500 : 10_000);
        rmSync(fault);
      };
      results.push(await during({ name, run }, site));
    }
    await product.end();
    results.push(await readOnlyStarts(database, site.visitors.visits, short));
    return results;
  },
};
