import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from './engine';
import { pieceText } from './guestPieces';
import type { Db } from './tables';

/** A migration's transaction, or the server's. */
type Connection = Pick<Kysely<unknown>, 'getExecutor'>;

/**
 * Counts that are kept, so that a list's total and the place of any of its pages are known without counting its rows
 * (docs/adr/0030). Each kind divides a table into buckets, and each bucket is counted by state. Kept are the rows up to
 * an id (`kept_until`), which moves on by night, and by day when many were added; the rows after it are few and counted
 * when they are asked for. So a new row costs nothing, and a trigger corrects the counts when an older one is changed or
 * deleted.
 */
interface KeptCount {
  table: 'guests' | 'messages' | 'changes';
  /** SQL for the number of the bucket, the state, and whether the row is counted. */
  bucket: (row: string) => string;
  state: (row: string) => string;
  counted: (row: string) => string;
  /** The columns on which the three depend; null if rows are never changed or deleted. */
  columns: readonly string[] | null;
}

/** Ids of one bucket of messages or changes. */
export const IDS_IN_BUCKET = 1000;

const booking = {
  table: 'guests',
  state: (row: string) => `${row}.state`,
  counted: (row: string) => `${row}.deleted_at is null`,
} as const;
const KEPT = {
  day: { ...booking, bucket: (row) => `${row}.day_id`, columns: ['day_id', 'state', 'deleted_at'] },
  booked: {
    ...booking,
    bucket: (row) => `cast(replace(substr(${row}.created_at, 1, 10), '-', '') as integer)`,
    columns: ['created_at', 'state', 'deleted_at'],
  },
  messages: {
    table: 'messages',
    bucket: (row) => `${row}.id / ${IDS_IN_BUCKET}`,
    state: (row) => `${row}.state`,
    counted: () => 'true',
    columns: ['state'],
  },
  changes: {
    table: 'changes',
    bucket: (row) => `${row}.id / ${IDS_IN_BUCKET}`,
    state: () => `''`,
    counted: () => 'true',
    columns: null,
  },
} satisfies Record<string, KeptCount>;
type Kind = keyof typeof KEPT;
const KINDS = Object.entries(KEPT) as [Kind, KeptCount][];
const TABLES = ['guests', 'messages', 'changes'] as const;

const untilOf = (table: string): string => `(select id from kept_until where name = '${table}')`;

/** SQLite has one row for each count; PostgreSQL several, so that changes do not wait for each other's counter. */
const addUp = (postgres: boolean): string =>
  postgres ? '' : 'on conflict (kind, bucket, state) do update set count = count + excluded.count';

/** Statements of a trigger: one row less for the old values, one more for the new ones, if the row is kept. */
const steps = (kind: Kind, { table, bucket, state, counted }: KeptCount, postgres: boolean) => {
  const step = (row: string, by: number) => `insert into kept_counts (kind, bucket, state, count)
    select '${kind}', ${bucket(row)}, ${state(row)}, ${by}
    where ${counted(row)} and ${row}.id <= ${untilOf(table)} ${addUp(postgres)};`;
  return { less: step('old', -1), more: step('new', 1) };
};

const changing = KINDS.filter(([, { columns }]) => columns !== null);

const sqliteTriggers = (): string[] =>
  changing.flatMap(([kind, kept]) => {
    const { less, more } = steps(kind, kept, false);
    const name = `kept_${kind}`;
    return [
      `create trigger ${name}_removed after delete on ${kept.table} begin ${less} end`,
      `create trigger ${name}_changed after update of ${kept.columns?.join(', ')} on ${kept.table}
        begin ${less} ${more} end`,
    ];
  });

/** The functions of PostgreSQL's triggers. A backup contains the triggers but not their functions. */
export const keptCountFunctions = (): string[] =>
  changing.map(([kind, kept]) => {
    const { less, more } = steps(kind, kept, true);
    return `create or replace function keep_count_${kind}() returns trigger language plpgsql as $$ begin
      ${less} if tg_op = 'UPDATE' then ${more} end if; return null; end $$`;
  });

const postgresTriggers = (): string[] =>
  changing.map(
    ([kind, { table, columns }]) => `create trigger kept_${kind} after delete or update of ${columns?.join(', ')}
      on ${table} for each row execute function keep_count_${kind}()`,
  );

/** Creates the tables of counts and the triggers. Nothing is kept yet: `keepMore` does that. */
export const createKeptCounts = async (db: Kysely<unknown>): Promise<void> => {
  const postgres = isPostgres(db);
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table kept_counts (kind text not null, bucket integer not null, state text not null,
    count integer not null${postgres ? ')' : ', primary key (kind, bucket, state)) without rowid'}`);
  await run('create table kept_until (name text primary key, id integer not null)');
  for (const table of TABLES) await run(`insert into kept_until (name, id) values ('${table}', 0)`);
  if (postgres) {
    await run('create index kept_counts_bucket on kept_counts (kind, bucket)');
    for (const definition of keptCountFunctions()) await run(definition);
  }
  for (const trigger of postgres ? postgresTriggers() : sqliteTriggers()) await run(trigger);
};

/** SQLite's triggers of the search index (migration 14): kept bookings are in it, unless they have changed since. */
export const sqliteSearchTriggers = (): string[] => {
  const kept = `old.id <= ${untilOf('guests')}`;
  const remove = `insert into guest_search (guest_search, rowid, pieces) select 'delete', old.id, ${pieceText('old')}
    where ${kept} and not exists (select 1 from guest_search_due where id = old.id);`;
  return [
    `create trigger guest_search_removed after delete on guests begin
      ${remove} delete from guest_search_due where id = old.id; end`,
    `create trigger guest_search_changed after update of name, phone, number on guests
      when old.name <> new.name or old.phone <> new.phone or old.number <> new.number begin
      ${remove} insert into guest_search_due (id) select new.id where ${kept} on conflict (id) do nothing; end`,
  ];
};

/**
 * Adds bookings to SQLite's search index: those between two ids, and at most `limit` of those that have changed. Returns
 * whether there was one of the latter.
 */
const indexGuests = async (db: Connection, after: number, last: number, limit: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`select id from guest_search_due order by id limit ${limit}`.execute(db);
  const lastDue = rows.at(-1)?.id ?? 0;
  await sql`insert into guest_search (rowid, pieces) select id, pieces from guest_pieces
    where (id > ${after} and id <= ${last}) or id in (select id from guest_search_due where id <= ${lastDue})`.execute(
    db,
  );
  await sql`delete from guest_search_due where id <= ${lastDue}`.execute(db);
  return rows.length > 0;
};

/**
 * Keeps the counts of at most `limit` more rows of each table, and adds them to SQLite's search index. Call it in a
 * transaction; returns false if nothing was left to do. On PostgreSQL `lockMs` limits how long it waits for each of its
 * locks, because later writes wait behind it; then it throws a lock time-out (`isLockTimeout`).
 */
export const keepMore = async (db: Connection, limit: number, lockMs?: number): Promise<boolean> => {
  const postgres = isPostgres(db);
  if (postgres && lockMs !== undefined) await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(db);
  // Two servers tidy at the same time of night: the share locks below would let both count the same rows.
  if (postgres) await sql`lock table kept_until in share row exclusive mode`.execute(db);
  let found = false;
  for (const table of TABLES) {
    // Waits for rows that have an id but are not committed yet.
    if (postgres) await sql`lock table ${sql.table(table)} in share mode`.execute(db);
    const { rows } = await sql<{ after: number; last: number | null }>`
      select kept_until.id as after, (select max(id) from (
        select id from ${sql.table(table)} where id > ${sql.raw(untilOf(table))} order by id limit ${limit}
      ) as next) as last from kept_until where name = ${table}`.execute(db);
    const { after = 0, last = null } = rows[0] ?? {};
    if (table === 'guests' && !postgres) found = await indexGuests(db, after, last ?? after, limit);
    if (last === null) continue;
    found = true;
    for (const [kind, { bucket, state, counted }] of KINDS.filter(([, kept]) => kept.table === table))
      await sql`insert into kept_counts (kind, bucket, state, count)
        select ${sql.lit(kind)}, ${sql.raw(bucket(table))}, ${sql.raw(state(table))}, count(*)
        from ${sql.table(table)} where id > ${after} and id <= ${last} and ${sql.raw(counted(table))}
        group by 2, 3 ${sql.raw(addUp(postgres))}`.execute(db);
    await sql`update kept_until set id = ${last} where name = ${table}`.execute(db);
  }
  return found;
};

/** How many rows of a table are not kept yet, by their ids: of the table that has most. */
export const notKept = async (db: Db): Promise<number> => {
  const numbers = TABLES.map(async (table) => {
    const { rows } = await sql<{ count: number }>`
      select coalesce(max(id), 0) - ${sql.raw(untilOf(table))} as count from ${sql.table(table)}`.execute(db);
    return Number(rows[0]?.count ?? 0);
  });
  return Math.max(...(await Promise.all(numbers)));
};

/** Adds up the rows of each count on PostgreSQL. Safe while bookings are changed, and in two processes. */
export const compactCounts = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) return;
  await sql`with gone as (delete from kept_counts returning kind, bucket, state, count)
    insert into kept_counts (kind, bucket, state, count)
    select kind, bucket, state, sum(count) from gone group by kind, bucket, state having sum(count) <> 0`.execute(db);
};

/** The first id that is not kept. */
const keptUntil = async (db: Db, table: KeptCount['table']): Promise<number> =>
  (await db.selectFrom('keptUntil').select('id').where('name', '=', table).executeTakeFirstOrThrow()).id;

/**
 * A query for the counts of a kind as `bucket`, `state` and `count`; the counts of one bucket and state are to be added.
 * Optionally of some states only, and of the buckets that a subquery selects.
 */
export const keptCounts = async (
  db: Db,
  kind: Kind,
  { states, buckets }: { states?: readonly string[]; buckets?: RawBuilder<unknown> } = {},
): Promise<RawBuilder<unknown>> => {
  const { table, bucket, state, counted }: KeptCount = KEPT[kind];
  const selected = (ofBucket: RawBuilder<unknown>, ofState: RawBuilder<unknown>) => sql`
    ${states ? sql`and ${ofState} in (${sql.join(states)})` : sql``}
    ${buckets ? sql`and ${ofBucket} in (${buckets})` : sql``}`;
  const [rowBucket, rowState] = [sql.raw(bucket(table)), sql.raw(state(table))];
  // An expression, so that the few rows are found by their ids: an index of the states would lead to all rows.
  const stateOfRow = sql`(${rowState} || '')`;
  // The first bound lets the database see how few rows are left, the second one is right in the moment of the query.
  return sql`select bucket, state, count from kept_counts
    where kind = ${sql.lit(kind)} ${selected(sql`bucket`, sql`state`)}
    union all
    select ${rowBucket}, ${rowState}, 1 from ${sql.table(table)}
    where ${sql.table(table)}.id > ${await keptUntil(db, table)} and ${sql.table(table)}.id > ${sql.raw(untilOf(table))}
      and ${sql.raw(counted(table))} ${selected(rowBucket, stateOfRow)}`;
};
