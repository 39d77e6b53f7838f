import { sql, type Kysely } from 'kysely';

/** The secret address of the operator's calendar: of its token only the hash is stored, and the salt that makes it. */
export const calendarFeed = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('calendar_feed')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addCheckConstraint('calendar_feed_one_row', sql`id = 1`)
    .execute();
};
