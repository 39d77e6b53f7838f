import { sql, type Kysely } from 'kysely';
import { idColumn } from './idColumn';
import { allowMessagesWithoutGuest, changeMessageKinds } from './messageKinds';

const FORMER = ['BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MOVED', 'NOTICE', 'TRIP_CANCELLED', 'TRIP_RESTORED'];

/**
 * The waiting list of full days. `held_count` of a day are the seats that are held for its entries: the CHECK counts them
 * as taken. Of an offer's token only the hash is stored, and the salt with which the server's key makes it. A message is
 * about a booking or about an entry.
 */
export const waiting = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table days add column held_count integer not null default 0 constraint days_held
    check (held_count = 0 or (held_count > 0 and guest_count + held_count <= total_count and charter_count = 0))`);
  await run(`alter table config add column use_waiting text
    constraint config_use_waiting check (use_waiting in ('Y', 'N'))`);
  await run(`alter table config add column hold_minutes integer
    constraint config_hold_minutes check (hold_minutes between 10 and 1440)`);
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
  await run('create unique index waiting_day_number on waiting (day_id, number)');
  await run(`create unique index waiting_in_line on waiting (day_id, phone) where state in ('WAITING', 'OFFERED')`);
  await run(`create index waiting_held on waiting (hold_until) where state = 'OFFERED'`);
  await changeMessageKinds(db, FORMER, [...FORMER, 'OFFER']);
  await allowMessagesWithoutGuest(db);
  await run(`alter table messages add column waiting_id integer
    constraint messages_subject check ((guest_id is null) <> (waiting_id is null))`);
  await run('create index messages_waiting on messages (waiting_id) where waiting_id is not null');
};
