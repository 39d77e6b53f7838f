import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine';
import { pieceText, pieceVector } from '../guestPieces';
import { createKeptCounts, keepMore, sqliteSearchTriggers } from '../keptCounts';

const ALL = 2 ** 31 - 1;

/**
 * SQLite's full-text index of the pieces of a booking. It contains no texts but points to the bookings; erased pieces
 * are removed from it at once (secure-delete), not when its parts are merged. Bookings are added many at a time by
 * night, because one at a time would cost more than the booking; those that have changed since wait in
 * `guest_search_due`.
 */
const createGuestSearch = async (run: (statement: string) => Promise<unknown>): Promise<void> => {
  await run(`create view guest_pieces as select id, ${pieceText('guests')} as pieces from guests`);
  await run(`create virtual table guest_search using fts5(pieces, content='guest_pieces', content_rowid='id',
    detail=none, columnsize=0, tokenize='unicode61 remove_diacritics 0')`);
  await run(`insert into guest_search (guest_search, rank) values ('secure-delete', 1)`);
  await run('create table guest_search_due (id integer primary key)');
  for (const trigger of sqliteSearchTriggers()) await run(trigger);
};

/**
 * Indexes and kept counts for the operator's lists, which stay fast after ten years (docs/adr/0030): bookings by day,
 * state and time of booking, by a piece of name or number; bookings that hold personal data; open refunds in the order
 * of their list; cancelled days; messages by state.
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
  await createKeptCounts(db);
  if (isPostgres(db)) await run(`create index guests_pieces on guests using gin ((${pieceVector()}))`);
  else await createGuestSearch(run);
  await keepMore(db, ALL);
};
