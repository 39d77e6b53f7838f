import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Finds the refunds that were sent since a day. */
export const refunded = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index guests_refunded on guests (refunded_at) where refunded_at is not null`.execute(db);
};
