import { sql, type Kysely } from 'kysely';

/** The tide table (물때) that the calendar shows; null if it was never chosen. */
export const tideTable = async (db: Kysely<unknown>): Promise<void> => {
  // eslint-disable-next-line no-restricted-syntax -- what is stored, not what is shown; a released step never changes
  const known = sql`tide_table in ('7물때식', '8물때식', 'OFF')`;
  await db.schema
    .alterTable('config')
    .addColumn('tide_table', 'text', (column) => column.check(known))
    .execute();
};
