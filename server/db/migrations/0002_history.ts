import { sql, type Kysely } from 'kysely';
import { idColumn } from './idColumn';

/**
 * The change history: who changed which day, guest or setting. A row outlives the guest it describes, so there is no
 * foreign key. `before` and `after` are JSON without personal data.
 */
export const history = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('changes')
    .$call(idColumn(db))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('day_id', 'integer')
    .addColumn('guest_id', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addCheckConstraint('changes_actor', sql`actor in ('visitor', 'operator', 'system')`)
    .execute();
  await db.schema.createIndex('changes_day').on('changes').column('day_id').execute();
  await db.schema.createIndex('changes_guest').on('changes').column('guest_id').execute();
};
