import { sql, type Kysely } from 'kysely';

/**
 * The refund of a cancelled booking, in won, by the policy at the time of cancellation: later changes of price or
 * policy do not change it. Null if nothing had been paid.
 */
export const refunds = async (db: Kysely<unknown>): Promise<void> => {
  const add = (name: string, type: 'text' | 'integer') =>
    db.schema.alterTable('guests').addColumn(name, type).execute();
  await add('cancelled_at', 'text');
  await add('cancelled_by', 'text');
  await add('refund_rate', 'integer');
  await add('refund_won', 'integer');
  await add('refunded_at', 'text');
  await sql`create index guests_open_refunds on guests (cancelled_at) where refund_won > 0 and refunded_at is null`.execute(
    db,
  );
};
