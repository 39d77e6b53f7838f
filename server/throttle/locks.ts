/** More than anybody locks in a window; beyond it the oldest is asked of the database again. */
const MOST = 10_000;

/** What this process knows to be locked: until then it is refused without asking the database. */
export interface Locks {
  /** Until when a key is locked, or null. */
  until: (key: string, now: Date) => Date | null;
  remember: (key: string, until: Date) => void;
  forget: (keys: readonly string[]) => void;
}

export const lockMemory = (most = MOST): Locks => {
  const locks = new Map<string, Date>();
  return {
    until: (key, now) => {
      const until = locks.get(key);
      if (!until) return null;
      if (until > now) return until;
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
