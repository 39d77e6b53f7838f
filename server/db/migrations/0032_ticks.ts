import type { Kysely } from 'kysely';

/**
 * When a party was ticked as aboard, and the ticks that came from devices without a signal: `key` is the tick's own, `at`
 * when it was made. A tick goes with its booking.
 */
export const ticks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('guests').addColumn('boarded_at', 'text').execute();
  await db.schema
    .createTable('ticks')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('guest_id', 'integer', (column) => column.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ticks_guest').on('ticks').column('guest_id').execute();
};
