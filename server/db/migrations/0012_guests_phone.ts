import type { Kysely } from 'kysely';

/** What one telephone number holds is asked with every booking. */
export const guestsPhone = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('guests_phone').on('guests').column('phone').execute();
};
