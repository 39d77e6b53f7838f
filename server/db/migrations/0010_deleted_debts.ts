import { sql, type Kysely } from 'kysely';

/**
 * When a cancelled booking with an open refund was deleted. The row stays without personal data and is shown only in
 * the list of refunds. A booking without an open refund is deleted as before.
 */
export const deletedDebts = async (db: Kysely<unknown>): Promise<void> => {
  const blank = sql`deleted_at is null or (state = 'CANCEL' and name = '' and phone = '' and memo = '')`;
  await db.schema
    .alterTable('guests')
    .addColumn('deleted_at', 'text', (column) => column.check(blank))
    .execute();
};
