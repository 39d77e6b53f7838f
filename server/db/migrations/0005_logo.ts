import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine';

/** The logo, stored in the database so that every server process serves the same one. One row with id 1, or none. */
export const logo = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('logo')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addCheckConstraint('logo_one_row', sql`id = 1`)
    .addCheckConstraint('logo_type', sql`type in ('image/png', 'image/jpeg')`)
    .execute();
};
