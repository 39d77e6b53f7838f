import { sql, type Kysely } from 'kysely';
import { idColumn, isYesNo } from './columns';

export const createDraws = async (db: Kysely<unknown>): Promise<void> => {
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
    .addColumn('price', 'integer')
    .addColumn('reserve_price', 'integer')
    .addColumn('ask_duplicate', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('request_hash', 'text')
    .addCheckConstraint('draw_entries_guest_count', sql`guest_count > 0`)
    .addCheckConstraint('draw_entries_ask_duplicate', isYesNo('ask_duplicate'))
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('draw_entries');
  await index('draw_entries_number').unique().columns(['day_id', 'opens_at', 'number']).execute();
  // A telephone number takes part once.
  await index('draw_entries_phone').unique().columns(['day_id', 'opens_at', 'phone']).execute();

  // Without personal data: a reloaded screen knows its request's key.
  await db.schema
    .createTable('draw_refusals')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('day_id', 'integer', (column) => column.notNull().references('days.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .execute();
};
