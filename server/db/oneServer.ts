import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { realFile } from './realFile';

/** A server that is shutting down still holds the lock. */
const WAIT_MS = 2_000;

/** Keeps references: an unreferenced database would be garbage-collected, which releases the lock. */
const held = new Set<Database.Database>();

/** Another server has locked the file. */
export class SecondServerError extends Error {
  constructor(readonly file: string) {
    super('another server uses this SQLite file');
    this.name = 'SecondServerError';
  }
}

/**
 * Locks a SQLite file for this server until the returned function is called or the process ends. The lock is an open
 * transaction, which the operating system releases with the process, so a crashed server blocks no other. It is held on a
 * separate file, because backups and commands keep using the database; beside the real one, so that a server which names
 * a link to it finds the same lock. Throws SecondServerError.
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
