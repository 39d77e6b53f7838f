/** The disk of SQLite is full, or read-only, while visitors book; the product is never restarted. */
import { rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../harness/processes';
import { openSeason, startProduct, widen } from '../harness/product';
import type { Drill, Result } from './drill';
import { during } from './faults';
import { compileRecorder } from './power/record';
import { visitorsOf } from './visitors';

const FAULTS = { 'disk full': constants.errno.ENOSPC, 'database file read-only': constants.errno.EROFS };

export const disk: Drill = {
  title: 'the disk of SQLite full or read-only',
  needsCompiler: true,
  run: async ({ short }) => {
    const folder = temporaryFolder();
    const [database, fault] = [path.join(folder, 'boat.sqlite'), path.join(folder, 'fault')] as const;
    const settings = { LD_PRELOAD: compileRecorder(), RECORD_FILE: database, RECORD_FAULT: fault };
    const product = await startProduct({ database, settings });
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const site = { url: product.url, database, pid: product.pid, visitors: visitorsOf(days) };
    const results: Result[] = [];
    for (const [name, errno] of Object.entries(FAULTS)) {
      const happen = async (): Promise<void> => {
        writeFileSync(fault, String(errno));
        await setTimeout(short ? 500 : 10_000);
        rmSync(fault);
      };
      results.push(await during({ name, happen }, site));
    }
    return results;
  },
};
