import type { Kysely } from 'kysely';

/**
 * What a booking left with the operator, in won, before its last refund: a booking that is edited or cancelled after an
 * earlier refund was sent starts again with what still counts as paid. Not known for changes before this migration.
 */
export const kept = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('guests')
    .addColumn('kept_won', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
