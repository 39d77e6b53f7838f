import type { Kysely } from 'kysely';

/** The people aboard of an incomplete party: JSON of places from 1. A tick of one person has a place. */
export const addAboard = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('guests').addColumn('aboard', 'text').execute();
  await db.schema.alterTable('ticks').addColumn('place', 'integer').execute();
};
