import { setTimeout } from 'node:timers/promises';
import type { Context } from '../context';
import { isMigrated } from './health.repository';

/** Monitoring has a short time-out too. */
const ANSWER_MS = 2_000;

/** Reason why this process should not receive requests now. */
export type Unready = 'database' | 'migrations' | 'stopping';

/**
 * Returns the reason why the server is not ready, or null. Responds within `answerMs` even if the database does not.
 */
export const readiness = async ({ db }: Pick<Context, 'db'>, answerMs = ANSWER_MS): Promise<Unready | null> => {
  const gaveUp = new AbortController();
  const late = setTimeout(answerMs, 'database' as const, { signal: gaveUp.signal, ref: false }).catch(() => null);
  const asked = isMigrated(db).then(
    (migrated) => (migrated ? null : ('migrations' as const)),
    () => 'database' as const,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    gaveUp.abort();
  }
};
