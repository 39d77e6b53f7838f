import { sql, type Kysely } from 'kysely';

/** The instant at which a server last ran. */
export const alive = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('alive')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addCheckConstraint('alive_one_row', sql`id = 1`)
    .execute();
};
