import { sql, type Kysely } from 'kysely';

/** For the refunds of a month. */
export const indexRefunds = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('changes_refunds')
    .on('changes')
    .column('at')
    .where(sql<boolean>`action in ('REFUNDED', 'UNREFUNDED')`)
    .execute();
};
