import { sql, type Kysely } from 'kysely';

/**
 * When a cancelled booking was deleted that is still owed money: the row stays for the debt's sake, without whoever
 * booked it, and no list but the refunds' shows it. One that is owed nothing is deleted as before.
 */
export const deletedDebts = async (db: Kysely<unknown>): Promise<void> => {
  const blank = sql`deleted_at is null or (state = 'CANCEL' and name = '' and phone = '' and memo = '')`;
  await db.schema
    .alterTable('guests')
    .addColumn('deleted_at', 'text', (column) => column.check(blank))
    .execute();
};
