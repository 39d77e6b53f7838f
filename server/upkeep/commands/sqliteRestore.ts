import Database from 'better-sqlite3';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { restoreText } from '#copy/commands';
import { formerEnd, restoredEnd } from '../backups/backupFiles';
import { realFile } from '#server/db/realFile';
import { flushFile } from './backupFile';
import { CommandFailure } from './CommandFailure';
import type { Contents } from './contents.repository';
import { requireConsent, requireKnown } from './restoreChecks';
import { inspect, toSingleFile } from './sqliteBackup';

const BESIDE = ['-wal', '-shm'];
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** Beside the database. */
const checkedCopy = async (backup: string, aside: string): Promise<{ version: number; contents: Contents }> => {
  try {
    copyFileSync(backup, aside);
    chmodSync(aside, 0o600);
    await toSingleFile(aside);
    const { version, contents } = await inspect(aside);
    await toSingleFile(aside);
    return { version: requireKnown(version, backup), contents };
  } catch (error) {
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) throw new CommandFailure(restoreText.notBackup(backup));
    throw error;
  }
};

/** Counts the bookings to overwrite and closes the write-ahead log, which fails while a server uses it. */
const closePrevious = async (file: string, force: boolean): Promise<void> => {
  try {
    requireConsent((await inspect(file)).contents.bookings, force);
    const database = new Database(file, { timeout: 0 });
    try {
      const mode = database.pragma('journal_mode = DELETE', { simple: true });
      if (mode !== 'delete') throw new CommandFailure(restoreText.inUse);
    } finally {
      database.close();
    }
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw new CommandFailure(restoreText.inUse);
    if (!/^SQLITE_(NOTADB|CORRUPT|ERROR)/.test(codeOf(error))) throw error;
    requireConsent('unknown', force);
  }
};

/** root may run a restore, so the file gets the owner of the replaced file, or of its folder. */
const copyOwner = (file: string, aside: string): void => {
  const { uid, gid } = statSync(existsSync(file) ? file : dirname(file));
  if (statSync(aside).uid !== uid) chownSync(aside, uid, gid);
};

/**
 * The previous file keeps its name until the restored one replaces it. Otherwise a server that starts after a power cut
 * in between would create an empty database.
 */
const linkFormer = (file: string, former: string): void => {
  try {
    linkSync(file, former);
  } catch {
    // The file system has no links.
    renameSync(file, former);
  }
};

/** Follows a symbolic link. Returns the name of the previous file, which gets a timestamp; null if there was none. */
export const restoreSqlite = async (
  backup: string,
  named: string,
  { force, now }: { force: boolean; now: Date },
): Promise<{ version: number; contents: Contents; former: string | null }> => {
  const file = realFile(named);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const aside = file + restoredEnd(now);
  try {
    const copy = await checkedCopy(backup, aside);
    copyOwner(file, aside);
    flushFile(aside);
    const former = existsSync(file) ? file + formerEnd(now) : null;
    if (former !== null) {
      await closePrevious(file, force);
      linkFormer(file, former);
      for (const end of BESIDE) if (existsSync(file + end)) renameSync(file + end, former + end);
    }
    renameSync(aside, file);
    return { ...copy, former };
  } finally {
    for (const rest of ['', ...BESIDE]) rmSync(aside + rest, { force: true });
  }
};
