import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { realFile } from './realFile';

/** A server that is shutting down still holds the lock. */
const WAIT_MS = 2_000;

/** An unreferenced database would be garbage-collected, which releases the lock. */
const held = new Set<Database.Database>();

export class SecondServerError extends Error {
  constructor(readonly file: string) {
    super('another server uses this SQLite file');
    this.name = 'SecondServerError';
  }
}

/**
 * An open transaction ends with the process, so a crashed server blocks no other. It is on a separate file, because
 * backups and commands use the database. Throws SecondServerError.
 */
export const lockForOneServer = (file: string): (() => void) => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = new Database(`${realFile(file)}.lock`, { timeout: WAIT_MS });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw new SecondServerError(file);
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
};
