import { setTimeout } from 'node:timers/promises';
import type { Backup } from '../../contract/backup/backup.schema';
import { readBackupState } from '../backups/backupState';
import type { Context } from '../context';
import { isMigrated } from './health.repository';

/** Monitoring has a short time-out too. */
const ANSWER_MS = 2_000;

/** Reason why this process should not receive requests now. */
export type Unready = 'database' | 'migrations' | 'stopping';

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
  const ask = async (): Promise<Unready | Backup> =>
    (await isMigrated(context.db)) ? readBackupState(context) : 'migrations';
  const asked = ask().catch(() => 'database' as const);
  try {
    return await Promise.race([asked, late]);
  } finally {
    gaveUp.abort();
  }
};
