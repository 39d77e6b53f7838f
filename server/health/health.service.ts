import { setTimeout } from 'node:timers/promises';
import type { Backup } from '../../contract/backup/backup.schema';
import { readBackupState } from '../backups/backupState';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import { compareTables } from './health.repository';

/** Monitoring has a short time-out too. */
const ANSWER_MS = 2_000;

/**
 * Reason why this process should not receive requests now. With a database of another version, `migrations` if it is
 * older than this release and `newer` if it is newer, it stays so until this process is started again.
 */
export type Unready = 'database' | 'migrations' | 'newer' | 'stopping';

export type HealthContext = Pick<Context, 'db' | 'clock' | 'backupsOn'>;

/**
 * Returns the state of the scheduled backups if the server is ready, otherwise the reason why it is not. Responds within
 * `answerMs` even if the database does not.
 */
export const readiness = async (context: HealthContext, answerMs = ANSWER_MS): Promise<Unready | Backup> => {
  const gaveUp = new AbortController();
  const late = setTimeout(answerMs, 'database' as const, { signal: gaveUp.signal, ref: false }).catch(
    () => 'database' as const,
  );
  const ask = async (): Promise<Unready | Backup> => {
    const tables = await compareTables(context.db);
    if (tables === 'same') return readBackupState(context);
    return tables === 'newer' ? 'newer' : 'migrations';
  };
  const asked = ask().catch(() => 'database' as const);
  try {
    return await Promise.race([asked, late]);
  } finally {
    gaveUp.abort();
  }
};

/**
 * Returns work to repeat: it logs once that a newer release has migrated the database of this running server (a rolling
 * release that was left half way).
 */
export const newerWatch = (db: Db, log: { warn: (message: string) => void }): (() => Promise<void>) => {
  let isLogged = false;
  return async () => {
    // An outage is reported by what it fails.
    const tables = await compareTables(db).catch(() => 'same');
    if (tables === 'newer' && !isLogged)
      log.warn('the database is newer than this server: start the newer release here too');
    isLogged = tables === 'newer';
  };
};
