import { sql, type Kysely } from 'kysely';
import { idColumn } from './idColumn';

/** The tables of the first release. The CHECK on seats backs up the guarded update of `changeSeats`. */
export const first = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('days')
    .$call(idColumn(db))
    .addColumn('date', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fish', 'text', (column) => column.notNull())
    .addColumn('total_count', 'integer', (column) => column.notNull())
    .addColumn('guest_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('memo', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('reserve_price', 'integer', (column) => column.notNull())
    .addCheckConstraint('days_date', sql`length(date) = 10`)
    .addCheckConstraint('days_state', sql`state in ('OPEN', 'COMPLETE', 'CLOSE', 'CANCEL')`)
    .addCheckConstraint('days_seats', sql`guest_count >= 0 and guest_count <= total_count`)
    .addCheckConstraint('days_prices', sql`price >= 0 and reserve_price >= 0`)
    .execute();

  await db.schema
    .createTable('guests')
    .$call(idColumn(db))
    .addColumn('day_id', 'integer', (column) => column.notNull().references('days.id'))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('password_salt', 'text')
    .addColumn('guest_count', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('memo', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .addCheckConstraint('guests_number', sql`length(number) = 14`)
    .addCheckConstraint('guests_count', sql`guest_count > 0`)
    .addCheckConstraint('guests_state', sql`state in ('WATTING', 'COMPLETE', 'CANCEL')`)
    .execute();
  await db.schema.createIndex('guests_day').on('guests').column('day_id').execute();
  await db.schema.createIndex('guests_created').on('guests').column('created_at').execute();

  await db.schema
    .createTable('config')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('desc', 'text')
    .addColumn('tel', 'text')
    .addColumn('owner', 'text')
    .addColumn('address', 'text')
    .addColumn('bizno', 'text')
    .addColumn('bank', 'text')
    .addColumn('band', 'text')
    .addColumn('homepage', 'text')
    .addColumn('month', 'integer')
    .addColumn('reserve_time', 'integer')
    .addColumn('kt_admin', 'text')
    .addColumn('use_reserve_find', 'text')
    .addCheckConstraint('config_one_row', sql`id = 1`)
    .addCheckConstraint('config_kt_admin', sql`kt_admin in ('Y', 'N')`)
    .addCheckConstraint('config_use_reserve_find', sql`use_reserve_find in ('Y', 'N')`)
    .execute();
  await sql`insert into config (id) values (1)`.execute(db);

  await db.schema
    .createTable('users')
    .$call(idColumn(db))
    .addColumn('userid', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('refresh_tokens')
    .$call(idColumn(db))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'integer', (column) => column.references('refresh_tokens.id').onDelete('set null'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('refresh_tokens_family').on('refresh_tokens').column('family').execute();
  await db.schema.createIndex('refresh_tokens_parent').on('refresh_tokens').column('parent_id').execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('guest_id', 'integer', (column) => column.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('idempotency_keys_guest').on('idempotency_keys').column('guest_id').execute();

  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
};
