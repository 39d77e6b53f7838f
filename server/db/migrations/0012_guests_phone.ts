import type { Kysely } from 'kysely';

/** Index for the bookings of one telephone number, which are queried with every new booking. */
export const guestsPhone = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('guests_phone').on('guests').column('phone').execute();
};
