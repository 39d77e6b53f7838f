import { sql, type Kysely } from 'kysely';

/**
 * The outcome of the scheduled backups, in the database so that every server sees it. One row with id 1, or none.
 * `next_at` keeps two servers from making the same backup.
 */
export const backups = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('bookings', 'integer')
    .addColumn('bytes', 'bigint')
    .addColumn('failed_at', 'text')
    .addColumn('reason', 'text')
    .addCheckConstraint('backups_one_row', sql`id = 1`)
    .addCheckConstraint('backups_failed', sql`(failed_at is null) = (reason is null)`)
    .execute();
};
