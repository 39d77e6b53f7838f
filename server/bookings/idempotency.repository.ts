import type { Db } from '../db/tables';

/** The booking that a key has made, or null. */
export const findKeptGuest = async (db: Db, key: string): Promise<number | null> => {
  const row = await db.selectFrom('idempotencyKeys').select('guestId').where('key', '=', key).executeTakeFirst();
  return row?.guestId ?? null;
};

/**
 * Keeps which booking a key has made. Only that: a copy of the answer would be a second place with a name and a
 * phone in it.
 */
export const keepGuest = async (db: Db, kept: { key: string; guestId: number; createdAt: string }): Promise<void> => {
  await db.insertInto('idempotencyKeys').values(kept).execute();
};
