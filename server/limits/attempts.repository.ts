import type { Db } from '../db/tables';

export interface Throttle {
  key: string;
  /** Number of attempts allowed. */
  limit: number;
  /** The period in which attempts are counted, and for which the lock lasts after the last of them. */
  windowMs: number;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Returns the instant until
 * which further attempts are refused, or null if allowed. A refused attempt does not extend the lock.
 */
export const countAttempt = async (db: Db, { key, limit, windowMs }: Throttle, now: Date): Promise<Date | null> => {
  const instant = now.toISOString();
  const until = new Date(now.getTime() + windowMs).toISOString();
  // Deletes the expired counter of this key only: two attempts that deleted all expired ones could deadlock.
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
 * Adds seats to the counter of a key. The window starts with the first of them. Returns the seats counted now, and the
 * end of the window.
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

/** Seats counted for a key, in a window that ends at `until`. */
export interface SeatCount {
  key: string;
  seats: number;
  until: string;
}

/** The counters of these keys whose windows have not ended. Lock the keys first. */
export const seatsCounted = async (db: Db, keys: readonly string[], now: Date): Promise<SeatCount[]> =>
  keys.length === 0
    ? []
    : db
        .selectFrom('throttle')
        .select(['key', 'attempts as seats', 'until'])
        .where('key', 'in', keys)
        .where('until', '>', now.toISOString())
        .execute();

/** Adds seats to the counters of several keys; the window of one that has ended starts again. */
export const addSeats = async (db: Db, counts: readonly SeatCount[], now: Date): Promise<void> => {
  if (counts.length === 0) return;
  const instant = now.toISOString();
  await db
    .insertInto('throttle')
    .values(counts.map(({ key, seats, until }) => ({ key, attempts: seats, until })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        attempts: eb
          .case()
          .when('throttle.until', '>', instant)
          .then(eb('throttle.attempts', '+', eb.ref('excluded.attempts')))
          .else(eb.ref('excluded.attempts'))
          .end(),
        until: eb
          .case()
          .when('throttle.until', '>', instant)
          .then(eb.ref('throttle.until'))
          .else(eb.ref('excluded.until'))
          .end(),
      })),
    )
    .execute();
};

/** Takes back one attempt that has succeeded. */
export const takeBackAttempt = async (db: Db, key: string): Promise<void> => {
  await db
    .updateTable('throttle')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute();
};

/** Deletes the counters and locks of these keys. */
export const forgetAttempts = async (db: Db, keys: string[]): Promise<void> => {
  await db.deleteFrom('throttle').where('key', 'in', keys).execute();
};
