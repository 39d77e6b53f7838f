import { sql, type Kysely } from 'kysely';

/** Which table of 물때 the calendar shows; null where it was never chosen. */
export const tideTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('config')
    .addColumn('tide_table', 'text', (column) => column.check(sql`tide_table in ('7물때식', '8물때식', 'OFF')`))
    .execute();
};
