import { sql, type Kysely } from 'kysely';
import { idColumn } from './columns';

/** An offer's token is stored as hash and salt only. */
export const createWaiting = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('waiting')
    .$call(idColumn(db))
    .addColumn('day_id', 'integer', (column) => column.notNull().references('days.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('password_salt', 'text')
    .addColumn('guest_count', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('request_hash', 'text')
    .addColumn('offer_salt', 'text')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('hold_until', 'text')
    .addColumn('skipped_at', 'text')
    .addColumn('guest_id', 'integer')
    .addCheckConstraint('waiting_guest_count', sql`guest_count > 0`)
    .addCheckConstraint(
      'waiting_state',
      sql`state in ('WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED')`,
    )
    .addCheckConstraint('waiting_hold', sql`(state = 'OFFERED') = (hold_until is not null)`)
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on('waiting');
  await index('waiting_day_number').unique().columns(['day_id', 'number']).execute();
  // A telephone number waits once for a day.
  await index('waiting_in_line')
    .unique()
    .columns(['day_id', 'phone'])
    .where(sql<boolean>`state in ('WAITING', 'OFFERED')`)
    .execute();
  await index('waiting_held')
    .column('hold_until')
    .where(sql<boolean>`state = 'OFFERED'`)
    .execute();
};
