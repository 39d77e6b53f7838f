import { setTimeout } from 'node:timers/promises';
import type { Backup } from '#contract/backup/backup.schema';
import { readBackupState } from '../backups/backupState';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { compareTables } from './health.repository';

/** Shorter than the timeout of monitoring. */
const TIMEOUT_MS = 2_000;

/**
 * Why this process should not receive requests. `migrations` (the database is older than this release) and `newer` last
 * until a restart.
 */
export type Unready = 'database' | 'migrations' | 'newer' | 'stopping';

export type HealthContext = Pick<Context, 'db' | 'clock' | 'backupsOn'>;

/**
 * The state of the backups if the server is ready, else the reason. Responds within `timeoutMs` even if the database
 * does not.
 */
export const readiness = async (context: HealthContext, timeoutMs = TIMEOUT_MS): Promise<Unready | Backup> => {
  const gaveUp = new AbortController();
  const late = setTimeout(timeoutMs, 'database' as const, { signal: gaveUp.signal, ref: false }).catch(
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
 * Call the returned work repeatedly. It logs once that a newer release has migrated this running server's database (an
 * unfinished rolling release).
 */
export const newerWatch = (db: Db, log: { warn: (message: string) => void }): (() => Promise<void>) => {
  let isLogged = false;
  return async () => {
    // Other parts report an outage.
    const tables = await compareTables(db).catch(() => 'same');
    if (tables === 'newer' && !isLogged)
      log.warn('the database is newer than this server: start the newer release here too');
    isLogged = tables === 'newer';
  };
};
