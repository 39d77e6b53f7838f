import type { Db } from '../db/tables';

export interface Throttle {
  key: string;
  /** Attempts that are let through. */
  limit: number;
  /** How long they count, and how long the lock holds once the last of them is used. */
  windowMs: number;
}

/**
 * Counts an attempt before it is made, so that many at once cannot slip through, and answers the instant until which
 * further ones are refused, or null while they are allowed. A refused attempt does not make the lock longer.
 */
export const countAttempt = async (db: Db, { key, limit, windowMs }: Throttle, now: Date): Promise<Date | null> => {
  const instant = now.toISOString();
  const until = new Date(now.getTime() + windowMs).toISOString();
  // Only its own: two attempts that cleared all of them would wait for each other.
  await db.deleteFrom('throttle').where('key', '=', key).where('until', '<=', instant).execute();
  const row = await db
    .insertInto('throttle')
    .values({ key, attempts: 1, until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        attempts: eb('throttle.attempts', '+', 1),
        until: eb
          .case()
          .when('throttle.attempts', '<', limit)
          .then(eb.ref('excluded.until'))
          .else(eb.ref('throttle.until'))
          .end(),
      })),
    )
    .returning(['attempts', 'until'])
    .executeTakeFirstOrThrow();
  return row.attempts > limit ? new Date(row.until) : null;
};

/**
 * Adds seats to what a key has taken within its window, which begins with the first of them; answers how many those are
 * now, and when the window ends.
 */
export const countSeats = async (
  db: Db,
  { key, seats, windowMs }: { key: string; seats: number; windowMs: number },
  now: Date,
): Promise<{ seats: number; until: string }> => {
  const until = new Date(now.getTime() + windowMs).toISOString();
  await db.deleteFrom('throttle').where('key', '=', key).where('until', '<=', now.toISOString()).execute();
  const row = await db
    .insertInto('throttle')
    .values({ key, attempts: seats, until })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ attempts: eb('throttle.attempts', '+', seats) })),
    )
    .returning(['attempts', 'until'])
    .executeTakeFirstOrThrow();
  return { seats: row.attempts, until: row.until };
};

/** Takes one attempt back: it was right after all. */
export const takeBackAttempt = async (db: Db, key: string): Promise<void> => {
  await db
    .updateTable('throttle')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
};

export const forgetAttempts = async (db: Db, keys: string[]): Promise<void> => {
  await db.deleteFrom('throttle').where('key', 'in', keys).execute();
};
