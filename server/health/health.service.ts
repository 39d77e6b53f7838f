import { setTimeout } from 'node:timers/promises';
import type { Context } from '../context';
import { isMigrated } from './health.repository';

/** Whoever asks gives up soon as well. */
const ANSWER_MS = 2_000;

/** Why this process should be given no requests now. */
export type Unready = 'database' | 'migrations' | 'stopping';

/** What keeps the server from serving, or null when nothing does. Answers within two seconds, whatever the database does. */
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
