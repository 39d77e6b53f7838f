import type { Context } from '#server/context';
import type { Every } from '#server/bus/every';
import type { ResponseCache } from './responseCache';
import { databaseVersion } from './version.repository';

/**
 * The database is asked this often whether anything was written. No response counts as yes at the next question, so
 * nothing older than twice this time is served.
 */
export const CHECK_EVERY_MS = 500;

/**
 * Drops the cache after every change: of this process and, on PostgreSQL, those that other processes announce. The
 * database's version reveals a missed message, and a write by another program. Returns the function that stops it.
 */
export const watchForChanges = (
  { db, bus }: Pick<Context, 'db' | 'bus'>,
  cache: ResponseCache,
  every: Every,
): (() => void) => {
  let seen: string | null = null;
  let isAsking = false;
  const forget = (): void => {
    cache.trust(false);
    cache.drop();
    seen = null;
  };
  const check = async (): Promise<void> => {
    if (isAsking) return forget();
    isAsking = true;
    try {
      const version = await databaseVersion(db);
      if (version !== seen) cache.drop();
      seen = version;
      cache.trust(true);
    } catch {
      // The general path responds and says why.
      forget();
    } finally {
      isAsking = false;
    }
  };
  const stops = [bus.subscribe(() => cache.drop()), every(CHECK_EVERY_MS, () => void check())];
  void check();
  return () => {
    for (const stop of stops) stop();
    cache.trust(false);
  };
};
