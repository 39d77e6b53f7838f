import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from './engine';
import type { Db } from './tables';

/**
 * Counts that triggers keep, so that a list's total and the place of any of its pages are known without counting its
 * rows (docs/adr/0030). Each kind divides a table into buckets, and each bucket is counted by state.
 */
interface KeptCount {
  kind: 'day' | 'booked' | 'messages' | 'changes';
  table: 'guests' | 'messages' | 'changes';
  /** SQL for the number of the bucket, the state, and whether the row is counted. */
  bucket: (row: string) => string;
  state: (row: string) => string;
  counted: (row: string) => string;
  /** The columns on which the three depend; none if they never change. */
  columns: readonly string[];
}

/** Ids of one bucket of messages or changes. */
export const IDS_IN_BUCKET = 1000;

const booking = {
  table: 'guests',
  state: (row: string) => `${row}.state`,
  counted: (row: string) => `${row}.deleted_at is null`,
} as const;
const KEPT: readonly KeptCount[] = [
  { ...booking, kind: 'day', bucket: (row) => `${row}.day_id`, columns: ['day_id', 'state', 'deleted_at'] },
  {
    ...booking,
    kind: 'booked',
    bucket: (row) => `cast(replace(substr(${row}.created_at, 1, 10), '-', '') as integer)`,
    columns: ['created_at', 'state', 'deleted_at'],
  },
  {
    kind: 'messages',
    table: 'messages',
    bucket: (row) => `${row}.id / ${IDS_IN_BUCKET}`,
    state: (row) => `${row}.state`,
    counted: () => 'true',
    columns: ['state'],
  },
  {
    kind: 'changes',
    table: 'changes',
    bucket: (row) => `${row}.id / ${IDS_IN_BUCKET}`,
    state: () => `''`,
    counted: () => 'true',
    columns: [],
  },
];

/** Statements of a trigger: one row less for the old values, one more for the new ones. */
const steps = ({ kind, bucket, state, counted }: KeptCount, onConflict: string) => {
  const step = (row: string, by: number) =>
    `insert into kept_counts (kind, bucket, state, count)
      select '${kind}', ${bucket(row)}, ${state(row)}, ${by} where ${counted(row)} ${onConflict};`;
  return { less: step('old', -1), more: step('new', 1) };
};

const eventsOf = ({ columns }: KeptCount) =>
  [
    { name: 'added', on: 'insert', less: false, more: true },
    { name: 'removed', on: 'delete', less: true, more: false },
    ...(columns.length > 0 ? [{ name: 'changed', on: `update of ${columns.join(', ')}`, less: true, more: true }] : []),
  ] as const;

const sqliteTriggers = (kept: KeptCount): string[] => {
  const { less, more } = steps(kept, 'on conflict (kind, bucket, state) do update set count = count + excluded.count');
  return eventsOf(kept).map(
    (event) => `create trigger kept_${kept.kind}_${event.name} after ${event.on} on ${kept.table} begin
      ${event.less ? less : ''} ${event.more ? more : ''} end`,
  );
};

/**
 * The functions of PostgreSQL's triggers. Every change adds a row, so that bookings of different days do not wait for
 * one counter; `compactCounts` adds the rows up. A backup contains the triggers but not their functions.
 */
export const keptCountFunctions = (): string[] =>
  KEPT.map((kept) => {
    const { less, more } = steps(kept, '');
    return `create or replace function keep_count_${kept.kind}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${less} end if;
      if tg_op <> 'DELETE' then ${more} end if;
      return null; end $$`;
  });

const postgresTriggers = (kept: KeptCount): string[] =>
  eventsOf(kept).map(
    ({ name, on }) => `create trigger kept_${kept.kind}_${name} after ${on} on ${kept.table}
      for each row execute function keep_count_${kept.kind}()`,
  );

/** Creates the table of counts, counts what is there, and creates the triggers. */
export const createKeptCounts = async (db: Kysely<unknown>): Promise<void> => {
  const postgres = isPostgres(db);
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table kept_counts (kind text not null, bucket integer not null, state text not null,
    count integer not null${postgres ? ')' : ', primary key (kind, bucket, state)) without rowid'}`);
  for (const { kind, table, bucket, state, counted } of KEPT)
    await run(`insert into kept_counts (kind, bucket, state, count)
      select '${kind}', ${bucket(table)}, ${state(table)}, count(*) from ${table} where ${counted(table)} group by 1, 2, 3`);
  if (postgres) {
    await run('create index kept_counts_bucket on kept_counts (kind, bucket)');
    for (const definition of keptCountFunctions()) await run(definition);
  }
  for (const kept of KEPT)
    for (const trigger of postgres ? postgresTriggers(kept) : sqliteTriggers(kept)) await run(trigger);
};

/** Adds up the rows of each count; only PostgreSQL has several. Safe while bookings are made, and in two processes. */
export const compactCounts = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) return;
  await sql`with gone as (delete from kept_counts returning kind, bucket, state, count)
    insert into kept_counts (kind, bucket, state, count)
    select kind, bucket, state, sum(count) from gone group by kind, bucket, state having sum(count) <> 0`.execute(db);
};

/** The counts of a kind, by bucket, of these states. */
export const keptCounts = (kind: KeptCount['kind'], states?: readonly string[]): RawBuilder<unknown> =>
  sql`select bucket, sum(count) as count from kept_counts
    where kind = ${kind} ${states ? sql`and state in (${sql.join(states)})` : sql``} group by bucket`;
