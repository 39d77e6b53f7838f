import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { commands } from '../../copy/commands';
import { openSqlite } from '../db/sqlite';
import { CommandFailure } from './CommandFailure';
import { requireVersion } from './contents';
import { contentsOf, versionOf, type Contents } from './contents.repository';

/** All pages in one step: the copy is a consistent snapshot, and concurrent bookings do not wait. */
const ALL_PAGES = 0x7fff_ffff;
const BUSY_TIMEOUT_MS = 5000;

/** Turns a copy into a single file without a write-ahead log; throws if it is damaged. */
export const settle = (file: string): void => {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
    const damage = database.pragma('integrity_check', { simple: true });
    const strays = database.pragma('foreign_key_check') as unknown[];
    if (damage !== 'ok' || strays.length > 0)
      throw Object.assign(new Error('the copy is damaged'), { code: 'SQLITE_CORRUPT' });
  } finally {
    database.close();
  }
};

/** Schema version and contents of a settled file, read by the server's own queries. */
export const inspect = async (file: string): Promise<{ version: number | null; contents: Contents }> => {
  const db = openSqlite(file);
  try {
    const version = await versionOf(db);
    return { version, contents: version === null ? { bookings: 0, days: 0 } : await contentsOf(db) };
  } finally {
    await db.destroy();
  }
};

/** Copies the database of a running server to a file, as a consistent snapshot. */
export const backupSqlite = async (file: string, target: string): Promise<Contents> => {
  if (!existsSync(file)) throw new CommandFailure(commands.nothingThere(file));
  const source = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    await source.backup(target, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const db = openSqlite(target);
  let contents: Contents;
  try {
    await requireVersion(db, file);
    contents = await contentsOf(db);
  } finally {
    await db.destroy();
  }
  settle(target);
  return contents;
};
