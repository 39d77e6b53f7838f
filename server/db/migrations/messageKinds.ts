import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine';

const checkOf = (kinds: readonly string[]): string => `kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;

/**
 * Makes SQLite's table of messages again with another constraint, which SQLite cannot change: the same columns, rows,
 * indexes and triggers, and ids that are never used again.
 */
const rebuild = async (db: Kysely<unknown>, former: string, changed: string): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = 'messages' and sql is not null`.execute(db);
  const table = rows.find(({ type }) => type === 'table')?.sql ?? '';
  if (!table.includes(former)) throw new Error('the table of messages is unknown');
  await run(table.replace('"messages"', '"messages_moved"').replace(former, changed));
  await run('insert into messages_moved select * from messages');
  await run(`update sqlite_sequence set seq = (select seq from sqlite_sequence where name = 'messages')
    where name = 'messages_moved'`);
  await run('drop table messages');
  await run('alter table messages_moved rename to messages');
  for (const { type, sql: definition } of rows) if (type !== 'table') await run(definition);
};

/** Replaces the kinds of messages that the CHECK `messages_kind` allows. */
export const changeMessageKinds = async (
  db: Kysely<unknown>,
  former: readonly string[],
  kinds: readonly string[],
): Promise<void> => {
  if (!isPostgres(db)) return rebuild(db, checkOf(former), checkOf(kinds));
  await sql
    .raw(`alter table messages drop constraint messages_kind, add constraint messages_kind check (${checkOf(kinds)})`)
    .execute(db);
};

/** Lets messages have no booking. */
export const allowMessagesWithoutGuest = async (db: Kysely<unknown>): Promise<void> => {
  if (!isPostgres(db)) return rebuild(db, '"guest_id" integer not null', '"guest_id" integer');
  await sql.raw('alter table messages alter column guest_id drop not null').execute(db);
};
