import { HOUR_MS } from '../../contract/time.rules';

/**
 * More than are locked in a realistic window; beyond it the oldest entry is dropped and read from the database again.
 */
const MOST = 10_000;
/** Longer than any lock: one that ends later was remembered before the clock went back, and the database knows better. */
const FARTHEST_MS = 3 * HOUR_MS;

/** In-memory cache of locks: a locked key is refused without a database query. */
export interface Locks {
  /** The instant until which a key is locked, or null. */
  until: (key: string, now: Date) => Date | null;
  remember: (key: string, until: Date) => void;
  forget: (keys: readonly string[]) => void;
}

/** An empty cache of locks, which holds at most `most` of them. */
export const lockMemory = (most = MOST): Locks => {
  const locks = new Map<string, Date>();
  return {
    until: (key, now) => {
      const until = locks.get(key);
      if (!until) return null;
      if (until > now && until.getTime() - now.getTime() <= FARTHEST_MS) return until;
      locks.delete(key);
      return null;
    },
    remember: (key, until) => {
      locks.delete(key);
      locks.set(key, until);
      const oldest = locks.keys().next();
      if (locks.size > most && !oldest.done) locks.delete(oldest.value);
    },
    forget: (keys) => {
      for (const key of keys) locks.delete(key);
    },
  };
};
