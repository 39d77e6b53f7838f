import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { commands } from '#copy/commands';
import { openSqlite } from '#server/db/sqlite';
import { CommandFailure } from './CommandFailure';
import { contentsOf, versionOf, type Contents } from './contents.repository';

/** copyWorker.mjs stands beside this file and beside the bundle of the built server. */
const runWorker = async (workerData: { source?: string; target: string }): Promise<void> => {
  const worker = new Worker(new URL('./copyWorker.mjs', import.meta.url), { workerData });
  const [failure] = (await once(worker, 'message')) as [{ message: string; code?: string } | null];
  if (failure) throw Object.assign(new Error(failure.message), failure);
};

/** Merges a copy's write-ahead log into its file. Throws if it is damaged. */
export const toSingleFile = (target: string): Promise<void> => runWorker({ target });

/** The file must have no write-ahead log. */
export const inspect = async (file: string): Promise<{ version: number | null; contents: Contents }> => {
  const db = openSqlite(file);
  try {
    const version = await versionOf(db);
    return { version, contents: version === null ? { bookings: 0, days: 0 } : await contentsOf(db) };
  } finally {
    await db.destroy();
  }
};

/** A consistent snapshot of a running server's database; the file is checked. */
export const backupSqlite = async (file: string, target: string): Promise<Contents> => {
  if (!existsSync(file)) throw new CommandFailure(commands.nothingThere(file));
  await runWorker({ source: file, target });
  const { version, contents } = await inspect(target);
  if (version === null) throw new CommandFailure(commands.nothingThere(file));
  await toSingleFile(target);
  return contents;
};
