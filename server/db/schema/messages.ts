import { sql, type Kysely } from 'kysely';
import { idColumn } from './columns';

export const createMessages = async (db: Kysely<unknown>): Promise<void> => {
  // No foreign keys: a message outlives its booking, and records that it was dropped.
  await db.schema
    .createTable('messages')
    .$call(idColumn(db))
    .addColumn('dedup_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'integer')
    .addColumn('waiting_id', 'integer')
    .addColumn('facts', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('QUEUED'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('sent_text', 'text')
    .addColumn('sent_to', 'text')
    .addColumn('last_error', 'text')
    // SQLite cannot change a CHECK: a new kind requires a migration that rebuilds the table.
    .addCheckConstraint(
      'messages_kind',
      sql`kind in ('BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MOVED', 'NOTICE', 'TRIP_CANCELLED', 'TRIP_RESTORED',
        'OFFER', 'REMINDER', 'DEADLINE_PASSED')`,
    )
    .addCheckConstraint('messages_audience', sql`audience in ('guest', 'operator')`)
    .addCheckConstraint('messages_state', sql`state in ('QUEUED', 'SENT', 'PARKED', 'DROPPED')`)
    .addCheckConstraint('messages_subject', sql`(guest_id is null) <> (waiting_id is null)`)
    .addCheckConstraint('messages_sent_text', sql`sent_text is null or state = 'SENT'`)
    .addCheckConstraint('messages_sent_to', sql`sent_to is null or state = 'SENT'`)
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('messages');
  await index('messages_due').columns(['state', 'due_at']).execute();
  await index('messages_state').columns(['state', 'id']).execute();
  await index('messages_guest').column('guest_id').execute();
  await index('messages_waiting')
    .column('waiting_id')
    .where(sql<boolean>`waiting_id is not null`)
    .execute();

  await db.schema
    .createTable('notices')
    .$call(idColumn(db))
    .addColumn('day_id', 'integer', (column) => column.notNull().references('days.id'))
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('bookings', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notices_day').on('notices').column('day_id').execute();
};
