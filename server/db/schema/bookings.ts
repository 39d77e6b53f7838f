import { sql, type Kysely } from 'kysely';
import { idColumn, isYesNo } from './columns';

const createGuests = async (db: Kysely<unknown>): Promise<void> => {
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
    .addColumn('price', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reserve_price', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('charter', 'text', (column) => column.notNull().defaultTo('N'))
    .addColumn('total_price', 'integer')
    .addColumn('total_reserve_price', 'integer')
    .addColumn('pay_by', 'text')
    .addColumn('payer', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('claimed_at', 'text')
    .addColumn('paid_won', 'integer')
    .addColumn('paid_before_won', 'integer')
    .addColumn('paid_back_won', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('kept_won', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cancelled_at', 'text')
    .addColumn('cancelled_by', 'text')
    .addColumn('before_trip_cancelled', 'text')
    .addColumn('owed_since', 'text')
    .addColumn('refund_rate', 'integer')
    .addColumn('refund_won', 'integer')
    .addColumn('refund_parts', 'text')
    .addColumn('refunded_at', 'text')
    // A booking deleted with an open refund stays as a debt without personal data.
    .addColumn('deleted_at', 'text', (column) =>
      column.check(sql`deleted_at is null or (state = 'CANCEL' and name = '' and phone = '' and memo = '')`),
    )
    .addColumn('called_at', 'text')
    .addColumn('boarded_at', 'text')
    .addCheckConstraint('guests_number', sql`length(number) = 14`)
    .addCheckConstraint('guests_count', sql`guest_count > 0`)
    .addCheckConstraint('guests_state', sql`state in ('WATTING', 'COMPLETE', 'CANCEL')`)
    .addCheckConstraint('guests_charter_flag', isYesNo('charter'))
    .addCheckConstraint('guests_total_price', sql`total_price is null or (total_price >= 0 and charter = 'Y')`)
    .addCheckConstraint(
      'guests_total_reserve_price',
      sql`total_reserve_price is null or (total_reserve_price >= 0 and charter = 'Y')`,
    )
    .execute();

  // One charter a day; named as a unique constraint of the column would be.
  await db.schema
    .createIndex('guests_day_id_key')
    .unique()
    .on('guests')
    .column('day_id')
    .where(sql<boolean>`charter = 'Y' and state <> 'CANCEL'`)
    .execute();
};

/** The operator's lists read these instead of the bookings themselves (docs/decisions/0017). */
const indexGuests = async (db: Kysely<unknown>): Promise<void> => {
  const index = (name: string) => db.schema.createIndex(name).on('guests');
  const active = sql<boolean>`deleted_at is null`;
  await index('guests_day').columns(['day_id', 'state', 'created_at', 'deleted_at']).execute();
  // So that only the displayed bookings are read.
  await index('guests_listed')
    .columns(['created_at', 'id', 'state', 'day_id', 'number', 'deleted_at'])
    .where(active)
    .execute();
  await index('guests_state').columns(['state', 'created_at', 'id', 'day_id', 'deleted_at']).where(active).execute();
  // Read for every new booking, because the number may have booked before.
  await index('guests_phone').column('phone').execute();
  // For the night that erases personal data.
  await index('guests_person')
    .column('day_id')
    .where(
      sql<boolean>`name <> '' or phone <> '' or memo <> '' or payer <> ''
        or password_hash is not null or password_salt is not null`,
    )
    .execute();
  await index('guests_unpaid_by')
    .column('pay_by')
    .where(sql<boolean>`state = 'WATTING' and pay_by is not null and claimed_at is null`)
    .execute();
  await index('guests_claimed')
    .columns(['state', 'day_id'])
    .where(sql<boolean>`state = 'WATTING' and claimed_at is not null and deleted_at is null`)
    .execute();
  await index('guests_open_refunds')
    .expression(sql`coalesce(cancelled_at, owed_since)`)
    .columns(['id', 'refund_won'])
    .where(sql<boolean>`refund_won > 0 and refunded_at is null`)
    .execute();
  await index('guests_refunded')
    .column('refunded_at')
    .where(sql<boolean>`refunded_at is not null`)
    .execute();
};

export const createBookings = async (db: Kysely<unknown>): Promise<void> => {
  await createGuests(db);
  await indexGuests(db);

  // Only a keyed hash; a retry brings the personal data itself.
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('guest_id', 'integer', (column) => column.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text')
    .addColumn('guest_count', 'integer')
    .addColumn('price', 'integer')
    .addColumn('reserve_price', 'integer')
    .addColumn('pay_by', 'text')
    .execute();
  await db.schema.createIndex('idempotency_keys_guest').on('idempotency_keys').column('guest_id').execute();

  await db.schema
    .createTable('ticks')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('guest_id', 'integer', (column) => column.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ticks_guest').on('ticks').column('guest_id').execute();
};
