import type { Kysely } from 'kysely';

/**
 * What an Idempotency-Key was sent with, as a keyed hash, and what of its first answer an edit can change. Null where
 * the key is older than this step. Who booked is not kept: whoever sends the same again brings it along.
 */
export const firstAnswers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('idempotency_keys').addColumn('request_hash', 'text').execute();
  await db.schema.alterTable('idempotency_keys').addColumn('guest_count', 'integer').execute();
};
