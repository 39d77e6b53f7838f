import { sql, type Kysely } from 'kysely';
import { idColumn } from './idColumn';

/**
 * The outbox. A row names its guest by id without a foreign key: if the guest has been deleted, the row records that
 * the message was dropped. The text is composed when it is sent. `facts` is JSON without personal data; `claimed_until`
 * keeps two workers from sending the same row.
 */
export const messages = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('messages')
    .$call(idColumn(db))
    .addColumn('dedup_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'integer', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('QUEUED'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addCheckConstraint('messages_kind', sql`kind in ('BOOKED', 'EDITED', 'PAID', 'CANCELLED')`)
    .addCheckConstraint('messages_audience', sql`audience in ('guest', 'operator')`)
    .addCheckConstraint('messages_state', sql`state in ('QUEUED', 'SENT', 'PARKED', 'DROPPED')`)
    .execute();
  await db.schema.createIndex('messages_due').on('messages').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('messages_guest').on('messages').column('guest_id').execute();
};
