import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A server that is just stopping still holds it. */
const WAIT_MS = 2_000;

/** What nobody refers to is closed by the garbage collector, and the lock with it. */
const held = new Set<Database.Database>();

/** Another server holds the file. */
export class SecondServerError extends Error {
  constructor(readonly file: string) {
    super('another server uses this SQLite file');
    this.name = 'SecondServerError';
  }
}

/**
 * Takes a SQLite file for this server alone, until the process ends in whatever way: the system takes the lock of an open transaction away with its process, so one that crashed blocks nobody. It lies in a file of
 * its own, because backups and commands go on using the database. Throws SecondServerError.
 */
export const takeForOneServer = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = new Database(`${file}.lock`, { timeout: WAIT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw new SecondServerError(file);
    throw error;
  }
  held.add(lock);
};
