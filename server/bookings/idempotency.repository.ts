import type { Insertable, Selectable } from 'kysely';
import type { Db, IdempotencyKeyTable } from '../db/tables';

/** What a key has made and what it was sent with, or null. */
export const findKeptRequest = async (db: Db, key: string): Promise<Selectable<IdempotencyKeyTable> | null> =>
  (await db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

/**
 * Keeps which booking a key has made, from what. Only that: a copy of the answer would be a second place with a name
 * and a phone in it.
 */
export const keepRequest = async (db: Db, kept: Insertable<IdempotencyKeyTable>): Promise<void> => {
  await db.insertInto('idempotencyKeys').values(kept).execute();
};
