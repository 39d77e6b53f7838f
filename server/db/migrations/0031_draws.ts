import { sql, type Kysely } from 'kysely';
import { idColumn } from './idColumn';

/**
 * The draw of the first requests after an opening. `draws` has the seed of each opening, and after the draw its order, as
 * JSON; `draw_entries` the requests that wait for it, which are deleted as they are served.
 */
export const draws = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table config add column fair_start integer
    constraint config_fair_start check (fair_start between 0 and 30)`);
  await db.schema
    .createTable('draws')
    .addColumn('day_id', 'integer', (column) => column.notNull().references('days.id'))
    .addColumn('opens_at', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('drawn_at', 'text')
    .addColumn('drawn_order', 'text')
    .addPrimaryKeyConstraint('draws_key', ['day_id', 'opens_at'])
    .addCheckConstraint('draws_drawn', sql`(drawn_at is null) = (drawn_order is null)`)
    .execute();
  await db.schema
    .createTable('draw_entries')
    .$call(idColumn(db))
    .addColumn('day_id', 'integer', (column) => column.notNull().references('days.id'))
    .addColumn('opens_at', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('rank', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('password_salt', 'text')
    .addColumn('guest_count', 'integer', (column) => column.notNull())
    .addColumn('ask_duplicate', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('request_hash', 'text')
    .addCheckConstraint('draw_entries_guest_count', sql`guest_count > 0`)
    .addCheckConstraint('draw_entries_ask_duplicate', sql`ask_duplicate in ('Y', 'N')`)
    .execute();
  await run('create unique index draw_entries_number on draw_entries (day_id, opens_at, number)');
  await run('create unique index draw_entries_phone on draw_entries (day_id, opens_at, phone)');
};
