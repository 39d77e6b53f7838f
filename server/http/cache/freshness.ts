import type { Context } from '#server/context';
import type { Every } from '#server/bus/every';
import type { ResponseCache } from './responseCache';
import { databaseVersion } from './version.repository';

/**
 * How often the database is asked for writes. A failed query counts as a write at the next one, so no response older
 * than twice this time is served.
 */
export const CHECK_EVERY_MS = 500;

/**
 * Drops the cache after every change of this process and, on PostgreSQL, of others. The database's version reveals a
 * missed notification or another program's write. Returns the function that stops it.
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
      // The general path responds with the error.
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
