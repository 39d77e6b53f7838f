import type { Kysely } from 'kysely';

/**
 * Why a drawn request got no booking, by the key that it was sent with, so that a screen that was loaded again learns it.
 * Nothing of the person who sent it.
 */
export const drawRefusals = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('draw_refusals')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('day_id', 'integer', (column) => column.notNull().references('days.id'))
    .addColumn('code', 'text', (column) => column.notNull())
    .execute();
};
