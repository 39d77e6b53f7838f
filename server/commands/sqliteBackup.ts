import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { commands } from '../../copy/commands';
import { openSqlite } from '../db/sqlite';
import { CommandFailure } from './CommandFailure';
import { contentsOf, requireVersion, versionOf, type Contents } from './contents';

/** All pages in one step: the copy is the database of one moment, and whoever books meanwhile waits for nothing. */
const ALL_PAGES = 0x7fff_ffff;
const BUSY_TIMEOUT_MS = 5000;

/** Makes a file of its own, without a log beside it; throws where it is damaged. */
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

/** What a settled file holds, read by the server's own queries. */
export const inspect = async (file: string): Promise<{ version: number | null; contents: Contents }> => {
  const db = openSqlite(file);
  try {
    const version = await versionOf(db);
    return { version, contents: version === null ? { bookings: 0, days: 0 } : await contentsOf(db) };
  } finally {
    await db.destroy();
  }
};

/** Copies the database of a running server to a file, as it is in one moment. */
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
