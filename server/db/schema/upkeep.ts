import { sql, type Kysely } from 'kysely';
import { idColumn } from './columns';

export const createUpkeep = async (db: Kysely<unknown>): Promise<void> => {
  // No foreign keys: a row outlives the booking that it describes.
  await db.schema
    .createTable('changes')
    .$call(idColumn(db))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('day_id', 'integer')
    .addColumn('guest_id', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addCheckConstraint('changes_actor', sql`actor in ('visitor', 'operator', 'system')`)
    .execute();
  await db.schema.createIndex('changes_day').on('changes').column('day_id').execute();
  await db.schema.createIndex('changes_guest').on('changes').column('guest_id').execute();

  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();

  // In the database, so that all servers see it and only one makes the backup.
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

  await db.schema
    .createTable('alive')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addCheckConstraint('alive_one_row', sql`id = 1`)
    .execute();
};
