import type { Insertable, Selectable } from 'kysely';
import type { Db, IdempotencyKeyTable } from '../db/tables';

/** The booking that a key created and the request's hash, or null. */
export const findKeptRequest = async (db: Db, key: string): Promise<Selectable<IdempotencyKeyTable> | null> =>
  (await db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

/**
 * Stores which booking a key created, and from which request. Nothing else: a copy of the response would be a second
 * place that holds a name and a telephone number.
 */
export const keepRequest = async (db: Db, kept: Insertable<IdempotencyKeyTable>): Promise<void> => {
  await db.insertInto('idempotencyKeys').values(kept).execute();
};
