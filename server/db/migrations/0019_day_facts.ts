import { sql, type Kysely } from 'kysely';

const CLOCK = (column: string) => `(${column} is null or ${column} between '00:00' and '23:59')`;
const TIMES = [
  ['depart_at', 'text', CLOCK('depart_at')],
  ['return_at', 'text', CLOCK('return_at')],
  ['meet_at', 'integer', '(meet_at is null or meet_at between 0 and 240)'],
] as const;

/**
 * What a day says of itself: times (null is the policy's default), whether visitors read the memo of an open day, the
 * least number of people and the confirmation by hand. The policy gets the usual times and the texts on the rest of the
 * fare and on refunds.
 */
export const dayFacts = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of ['days', 'config'])
    for (const [column, type, check] of TIMES)
      await run(`alter table ${table} add column ${column} ${type} constraint ${table}_${column} check ${check}`);
  for (const flag of ['memo_public', 'confirmed'])
    await run(`alter table days add column ${flag} text not null default 'N'
      constraint days_${flag} check (${flag} in ('Y', 'N'))`);
  await run(`alter table days add column min_count integer not null default 0
    constraint days_min_count check (min_count >= 0)`);
  for (const text of ['pay_rest', 'pay_back']) await run(`alter table config add column ${text} text`);
};
