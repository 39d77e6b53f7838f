import { sql, type Kysely } from 'kysely';

/**
 * What a guest has paid, in won: the price may change afterwards. Null where no payment was confirmed. Of those who had
 * paid before it was kept, a refund tells what was paid; for the others it is what the trip costs now.
 */
export const paid = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('guests').addColumn('paid_won', 'integer').execute();
  await sql`update guests set paid_won = refund_won * (100 / refund_rate) where refund_rate > 0`.execute(db);
  await sql`update guests
    set paid_won = (select reserve_price from days where days.id = guests.day_id) * guest_count * 10000
    where state = 'COMPLETE' or refund_rate = 0`.execute(db);
};
