import { sql, type Kysely } from 'kysely';

/**
 * Charters: one party has the whole boat. `charter_count` is that party's headcount, 0 without a charter. The CHECK keeps
 * everybody else off the day, because another booking would make the two counts differ, and the unique index keeps a
 * second charter off, named like a unique constraint of its column. Total prices are in 10,000 won.
 */
export const charters = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table days add column charter_count integer not null default 0
    constraint days_charter check (charter_count = 0 or charter_count = guest_count)`);
  await run(`alter table guests add column charter text not null default 'N'
    constraint guests_charter_flag check (charter in ('Y', 'N'))`);
  for (const total of ['total_price', 'total_reserve_price'])
    await run(`alter table guests add column ${total} integer
      constraint guests_${total} check (${total} is null or (${total} >= 0 and charter = 'Y'))`);
  await run(`create unique index guests_day_id_key on guests (day_id) where charter = 'Y' and state <> 'CANCEL'`);
};
