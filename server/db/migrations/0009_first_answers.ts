import type { Kysely } from 'kysely';

/**
 * Keyed hash of the request of an Idempotency-Key, and those parts of its first response that an edit can change; null
 * if the key is older than this migration. Personal data are not stored: a repeated request contains them.
 */
export const firstAnswers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('idempotency_keys').addColumn('request_hash', 'text').execute();
  await db.schema.alterTable('idempotency_keys').addColumn('guest_count', 'integer').execute();
};
