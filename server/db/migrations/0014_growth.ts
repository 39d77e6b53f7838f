import { sql, type Kysely } from 'kysely';

/**
 * Indexes for the operator's lists: bookings by day, state and time of booking; bookings that hold personal data; open
 * refunds in the order of their list; cancelled days; messages by state. What it also made, and how migration 41 takes
 * it away: docs/adr/0030.
 */
export const growth = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('drop index guests_day');
  await run('create index guests_day on guests (day_id, state, created_at, deleted_at)');
  await run('create index guests_state on guests (state, created_at, id)');
  await run(`create index guests_person on guests (day_id) where name <> '' or phone <> '' or memo <> ''
    or password_hash is not null or password_salt is not null`);
  await run('drop index guests_open_refunds');
  await run(`create index guests_open_refunds on guests (coalesce(cancelled_at, owed_since), id, refund_won)
    where refund_won > 0 and refunded_at is null`);
  await run(`create index days_cancelled on days (date) where state = 'CANCEL'`);
  await run('create index messages_state on messages (state, id)');
};
