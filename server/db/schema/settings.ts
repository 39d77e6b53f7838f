import { sql, type Kysely } from 'kysely';
import { bytesType, isClock, isMeeting, isYesNo } from './columns';

/** The logo is in the database so that every server process serves the same one. */
export const createSettings = async (db: Kysely<unknown>): Promise<void> => {
  // eslint-disable-next-line no-restricted-syntax -- a stored value, not a displayed text
  const tideTables = sql`tide_table in ('7물때식', '8물때식', 'OFF')`;
  await db.schema
    .createTable('config')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('desc', 'text')
    .addColumn('tel', 'text')
    .addColumn('owner', 'text')
    .addColumn('address', 'text')
    .addColumn('bizno', 'text')
    .addColumn('bank', 'text')
    .addColumn('band', 'text')
    .addColumn('homepage', 'text')
    .addColumn('month', 'integer')
    .addColumn('reserve_time', 'integer')
    .addColumn('kt_admin', 'text')
    .addColumn('use_reserve_find', 'text')
    .addColumn('tide_table', 'text', (column) => column.check(tideTables))
    .addColumn('depart_at', 'text')
    .addColumn('return_at', 'text')
    .addColumn('meet_at', 'integer')
    .addColumn('pay_hours', 'integer')
    .addColumn('pay_hours_soon', 'integer')
    .addColumn('auto_cancel', 'text')
    .addColumn('pay_rest', 'text')
    .addColumn('pay_back', 'text')
    .addColumn('use_waiting', 'text')
    .addColumn('hold_minutes', 'integer')
    .addColumn('fair_start', 'integer')
    .addCheckConstraint('config_one_row', sql`id = 1`)
    .addCheckConstraint('config_kt_admin', isYesNo('kt_admin'))
    .addCheckConstraint('config_use_reserve_find', isYesNo('use_reserve_find'))
    .addCheckConstraint('config_depart_at', isClock('depart_at'))
    .addCheckConstraint('config_return_at', isClock('return_at'))
    .addCheckConstraint('config_meet_at', isMeeting('meet_at'))
    .addCheckConstraint('config_pay_hours', sql`pay_hours is null or pay_hours between 1 and 240`)
    .addCheckConstraint('config_pay_hours_soon', sql`pay_hours_soon is null or pay_hours_soon between 1 and 240`)
    .addCheckConstraint('config_auto_cancel', isYesNo('auto_cancel'))
    .addCheckConstraint('config_use_waiting', isYesNo('use_waiting'))
    .addCheckConstraint('config_hold_minutes', sql`hold_minutes between 10 and 1440`)
    .addCheckConstraint('config_fair_start', sql`fair_start between 0 and 30`)
    .execute();
  await sql`insert into config (id) values (1)`.execute(db);

  await db.schema
    .createTable('logo')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', bytesType(db), (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addCheckConstraint('logo_one_row', sql`id = 1`)
    .addCheckConstraint('logo_type', sql`type in ('image/png', 'image/jpeg')`)
    .execute();

  // Only the token's hash and salt are stored.
  await db.schema
    .createTable('calendar_feed')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addCheckConstraint('calendar_feed_one_row', sql`id = 1`)
    .execute();
};
