import { sql, type Kysely } from 'kysely';

/** Facts of the first steps that no other table has. */
export const addSetup = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('setup')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('tested_at', 'text')
    .addColumn('hidden_steps', 'text')
    .addColumn('reached_url', 'text')
    .addColumn('reached_at', 'text')
    .addColumn('demo', 'text')
    .addColumn('demo_guests', 'integer')
    .addColumn('demo_waiting', 'integer')
    .addCheckConstraint('setup_one_row', sql`id = 1`)
    .addCheckConstraint('setup_demo', sql`demo in ('FILLED', 'LEFT')`)
    .execute();
  await sql`insert into setup (id) values (1)`.execute(db);
};
