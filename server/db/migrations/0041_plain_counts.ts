import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine';

/** Of earlier releases (docs/decisions/0017). */
const KEPT = {
  sqlite: [
    ...['kept_day', 'kept_booked', 'kept_messages', 'guest_search'].flatMap((name) => [
      `drop trigger if exists ${name}_removed`,
      `drop trigger if exists ${name}_changed`,
    ]),
    'drop table if exists guest_search',
    'drop table if exists guest_search_due',
    'drop view if exists guest_pieces',
  ],
  postgres: [
    'drop function if exists keep_count_day, keep_count_booked, keep_count_messages cascade',
    'drop index if exists guests_pieces',
  ],
};

/** Lists are counted on request; two indexes have all that a page of the newest bookings needs. */
export const plainCounts = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const statement of KEPT[isPostgres(db) ? 'postgres' : 'sqlite']) await run(statement);
  for (const table of ['kept_counts', 'kept_until']) await run(`drop table if exists ${table}`);
  await run('drop index guests_created');
  await run(
    'create index guests_listed on guests (created_at, id, state, day_id, number, deleted_at) where deleted_at is null',
  );
  await run('drop index guests_state');
  await run('create index guests_state on guests (state, created_at, id, day_id, deleted_at) where deleted_at is null');
};
