import type { Kysely } from 'kysely';

/** What a repeated request answers of prices and deadline, whatever was done with the booking since. */
export const firstPrices = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('idempotency_keys').addColumn('price', 'integer').execute();
  await db.schema.alterTable('idempotency_keys').addColumn('reserve_price', 'integer').execute();
  await db.schema.alterTable('idempotency_keys').addColumn('pay_by', 'text').execute();
};
