import type { Kysely } from 'kysely';

/**
 * Single-use tickets for the event stream, stored as hashes. They become invalid with the login that requested them.
 */
export const liveTickets = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('live_tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
};
