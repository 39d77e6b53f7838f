/**
 * Worker thread that checks a SQLite file, after copying a database to it if there is a `source`. Started by
 * `sqliteBackup.ts`, because copying would block every request.
 */
import Database from 'better-sqlite3';
import { parentPort, workerData } from 'node:worker_threads';

/** All pages in one step: the copy is a consistent snapshot, and concurrent bookings do not wait. */
const ALL_PAGES = 0x7fff_ffff;
const BUSY_TIMEOUT_MS = 5000;

const { source, target } = /** @type {{ source?: string, target: string }} */ (workerData);

const copy = async (/** @type {string} */ file) => {
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    await database.backup(target, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
};

/** Merges the write-ahead log into the file; throws if it is damaged. */
const toSingleFile = () => {
  const database = new Database(target, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
    const damage = database.pragma('integrity_check', { simple: true });
    const strays = /** @type {unknown[]} */ (database.pragma('foreign_key_check'));
    if (damage !== 'ok' || strays.length > 0)
      throw Object.assign(new Error('the copy is damaged'), { code: 'SQLITE_CORRUPT' });
  } finally {
    database.close();
  }
};

try {
  if (source !== undefined) await copy(source);
  toSingleFile();
  parentPort?.postMessage(null);
} catch (error) {
  const { message, code } = /** @type {{ message: string, code?: string }} */ (error);
  parentPort?.postMessage({ message, code });
}
