import { sql, type Kysely } from 'kysely';

/**
 * What a guest has paid, in won, because the price may change afterwards; null if no payment was confirmed. For
 * payments before this migration the amount follows from the refund where there is one, and from the current price
 * otherwise.
 */
export const paid = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('guests').addColumn('paid_won', 'integer').execute();
  await sql`update guests set paid_won = refund_won * (100 / refund_rate) where refund_rate > 0`.execute(db);
  await sql`update guests
    set paid_won = (select reserve_price from days where days.id = guests.day_id) * guest_count * 10000
    where state = 'COMPLETE' or refund_rate = 0`.execute(db);
};
