import { sql, type Kysely } from 'kysely';

/**
 * Until when deposits are to be paid: the policy's hours (null is off), and the instant that was written on a booking
 * when it was made.
 */
export const deadlines = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const hours of ['pay_hours', 'pay_hours_soon'])
    await run(`alter table config add column ${hours} integer
      constraint config_${hours} check (${hours} is null or ${hours} between 1 and 240)`);
  await run('alter table guests add column pay_by text');
};
