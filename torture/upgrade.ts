/** Databases of every former version, with data, on which the product is started; failing and later migrations. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { MINUTE_MS } from '../contract/time.rules';
import { startFailure } from '../copy/server';
import { migrate, MIGRATIONS } from '../server/db/migrate';
import { openDatabase } from '../server/db/open';
import type { Db } from '../server/db/tables';
import { FORMER_AT, FORMER_ROWS } from '../server/testing/formerRows';
import { ROOT, temporaryFolder } from '../harness/processes';
import { query, startProduct } from '../harness/product';
import type { Drill, Result } from './drill';
import { postgresPlaces, sqlitePlaces, type Places } from './places';

const KNOWN = MIGRATIONS.length;
/** Between two former versions of the short form; the one before the newest is always among them. */
const STRIDE = 11;
/** Not `npm run serve`, which allows no clock. */
const ENTRY = path.join(ROOT, 'dist/server/main.js');
/** A minute before the instant of the rows: nothing is past, and no message is due. */
const CLOCK = new Date(Date.parse(FORMER_AT) - MINUTE_MS).toISOString();
const SETTINGS = { NODE_ENV: 'test', CLOCK, DEMO_DATA: 'off' };

type Row = Record<string, unknown>;
type Rows = Map<string, Row[]>;

/** Opens a database by the product's own code, beside the product. */
const within = async <T>(database: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = await openDatabase(
    database.startsWith('postgres:') ? { engine: 'postgres', url: database } : { engine: 'sqlite', file: database },
  );
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

const tablesOf = async (db: Db): Promise<string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name).sort();

const rowsOf = (database: string): Promise<Rows> =>
  within(database, async (db) => {
    const rows: Rows = new Map();
    for (const name of await tablesOf(db))
      rows.set(name, (await sql<Row>`select * from ${sql.table(name)} order by 1`.execute(db)).rows);
    return rows;
  });

/** A database as the release with `version` has left it, with rows of every release until then. */
export const makeFormer = (database: string, version: number): Promise<void> =>
  within(database, async (db) => {
    for (let step = 1; step <= version; step += 1) {
      await migrate(db, new Date(FORMER_AT), MIGRATIONS.slice(0, step));
      for (const row of FORMER_ROWS[step] ?? []) await row.execute(db);
    }
  });

const versionOf = async (database: string): Promise<number> =>
  Number((await query<{ found: number }>(database, 'select max(version) as found from migrations'))[0]?.found);

/** The rows that have been lost or changed: columns and rows that a later release has added are no change. */
const lostOf = (before: Rows, after: Rows): string[] =>
  Array.from(before).flatMap(([name, rows]) =>
    rows
      .filter((row) => {
        const isKept = (now: Row): boolean =>
          Object.entries(row).every(([column, value]) => JSON.stringify(now[column]) === JSON.stringify(value));
        return !after.get(name)?.some(isKept);
      })
      .map((row) => `${name} ${JSON.stringify(row).slice(0, 200)}`),
  );

/** The copy that is kept before a migration from `version`; null if there is none. */
const copyOf = (database: string, version: number, folder: string): string | null => {
  const at = database.startsWith('postgres:') ? folder : path.dirname(database);
  const name = readdirSync(at).find((file) => file.includes(`v${version}`));
  return name === undefined ? null : path.join(at, name);
};

/** Starts the product on a database of a former version; returns what is wrong with it then. */
const upgraded = async (database: string, version: number): Promise<string[]> => {
  await makeFormer(database, version);
  const before = await rowsOf(database);
  const folder = temporaryFolder();
  const product = await startProduct({ entry: ENTRY, database, settings: { ...SETTINGS, BACKUP_DIR: folder } });
  await product.end();
  const wrong = lostOf(before, await rowsOf(database)).map((row) => `version ${version}: lost or changed ${row}`);
  if ((await versionOf(database)) !== KNOWN) wrong.push(`version ${version} was not migrated`);
  const copy = copyOf(database, version, folder);
  if (copy === null || !existsSync(copy)) wrong.push(`version ${version}: no copy`);
  else if (copy.startsWith(database)) {
    if ((await versionOf(copy)) !== version) wrong.push(`version ${version}: the copy is of another version`);
    if (lostOf(before, await rowsOf(copy)).length > 0) wrong.push(`version ${version}: the copy lacks rows`);
  }
  return wrong;
};

/** What the start of the product on a database says before it fails; null if it starts. */
const refusal = async (database: string): Promise<string | null> => {
  try {
    await (await startProduct({ entry: ENTRY, database, settings: SETTINGS })).end();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** A migration that fails because a table is in its way; then without the obstacle. */
const failed = async (database: string): Promise<string[]> => {
  const version = MIGRATIONS.findIndex(({ name }) => name === 'backups');
  await makeFormer(database, version);
  await within(database, (db) => sql`create table backups (id integer)`.execute(db));
  const rows = await rowsOf(database);
  const tables = await within(database, tablesOf);
  const said = await refusal(database);
  const wrong: string[] = [];
  if (!said?.includes('이전 프로그램으로 다시 시작해 주세요')) wrong.push(`it said: ${said}`);
  if ((await versionOf(database)) !== version) wrong.push('the version has changed');
  if (JSON.stringify([...(await rowsOf(database))]) !== JSON.stringify([...rows])) wrong.push('rows have changed');
  if (String(await within(database, tablesOf)) !== String(tables)) wrong.push('tables have changed');
  await within(database, (db) => sql`drop table backups`.execute(db));
  if ((await refusal(database)) !== null) wrong.push('it does not start without the obstacle');
  return wrong;
};

/** A database of a later release. */
const newer = async (database: string): Promise<string[]> => {
  await makeFormer(database, KNOWN);
  await within(database, (db) =>
    sql`insert into migrations (version, name, applied_at) values (${KNOWN + 1}, 'later', ${FORMER_AT})`.execute(db),
  );
  const before = await rowsOf(database);
  const said = await refusal(database);
  return [
    ...(said?.includes(startFailure.newerDatabase(KNOWN + 1, KNOWN)) ? [] : [`it said: ${said}`]),
    ...lostOf(before, await rowsOf(database)),
  ];
};

const drilled = async (places: Places, versions: number[]): Promise<Result[]> => {
  const wrong: string[] = [];
  for (const version of versions) wrong.push(...(await upgraded(await places.next(), version)));
  const results = [
    {
      promise: 'a database of any former version comes up with every row, and a copy of it is kept',
      done: `versions ${versions.join(', ')} to ${KNOWN} on ${places.engine}`,
      seen:
        wrong.length === 0 ? `${versions.length} migrated, nothing lost, ${versions.length} copies` : wrong.join('; '),
      kept: wrong.length === 0,
    },
  ];
  for (const [promise, done, check] of [
    ['a failed migration changes nothing and says how to go back', 'a table in the way, then removed', failed],
    ['an older release refuses a newer database with a sentence', `version ${KNOWN + 1}`, newer],
  ] as const) {
    const found = await check(await places.next());
    results.push({
      promise,
      done: `${done}, on ${places.engine}`,
      seen: found.length === 0 ? 'so it is' : found.join('; '),
      kept: found.length === 0,
    });
  }
  return results;
};

export const upgrade: Drill = {
  title: 'upgrade from every former version',
  needsPostgres: true,
  run: async ({ short, seed }) => {
    const all = MIGRATIONS.slice(0, -1).map(({ version }) => version);
    const [newest, ...former] = [...all].reverse();
    const some = [1, 2].map((step) => former[(seed * step * STRIDE) % former.length]);
    const versions = short ? [newest, ...some].filter((version) => version !== undefined) : all;
    // The engines have nothing in common, and a start mostly keeps one processor busy.
    const results = await Promise.all([drilled(sqlitePlaces(), versions), drilled(postgresPlaces(), versions)]);
    return results.flat();
  },
};
