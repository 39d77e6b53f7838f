import type { Kysely } from 'kysely';
import { idColumn } from './idColumn';
import { changeMessageKinds } from './messageKinds';

const FORMER = ['BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MOVED'];

/**
 * The call list of a day: when a guest was called, and the messages to all guests of a day. `key` is the request's
 * idempotency key.
 */
export const notices = async (db: Kysely<unknown>): Promise<void> => {
  await changeMessageKinds(db, FORMER, [...FORMER, 'NOTICE']);
  await db.schema.alterTable('guests').addColumn('called_at', 'text').execute();
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
