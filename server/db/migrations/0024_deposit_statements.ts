import { sql, type Kysely } from 'kysely';

/**
 * What a visitor says of the deposit: the name under which it is paid (empty is the booker's), and since when it is said
 * to have been paid. The depositor's name is personal data, so the index of the bookings that hold some has it too.
 */
export const depositStatements = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table guests add column payer text not null default ''`);
  await run('alter table guests add column claimed_at text');
  await run('drop index guests_person');
  await run(`create index guests_person on guests (day_id) where name <> '' or phone <> '' or memo <> ''
    or payer <> '' or password_hash is not null or password_salt is not null`);
};
