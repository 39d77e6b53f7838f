/** Upgrades of databases of the releases before 1.0, failing migrations, and databases too new or too old. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/time.rules';
import { startFailure } from '#copy/server';
import { KNOWN_VERSION } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import type { Place } from '#server/db/place';
import type { Db } from '#server/db/tables';
import { FORMER_AT, makeFormer } from '#tests/support/server/former';
import { ROOT, temporaryFolder } from '#tests/support/processes';
import { query, startProduct } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { newerRelease, NEWER_VERSION } from './newer';
import { postgresPlaces, sqlitePlaces, type Places } from './places';

/** Not `npm run serve`, which does not allow a fixed clock. */
const ENTRY = path.join(ROOT, 'dist/server/main.js');
/** A minute before the time of the rows: nothing is past, no message is due. */
const CLOCK = new Date(Date.parse(FORMER_AT) - MINUTE_MS).toISOString();
const SETTINGS = { NODE_ENV: 'test', CLOCK, DEMO_DATA: 'off' };

type Row = Record<string, unknown>;
type Rows = Map<string, Row[]>;

const placeOf = (database: string): Place =>
  database.startsWith('postgres:') ? { engine: 'postgres', url: database } : { engine: 'sqlite', file: database };

/** Opens a database with the product's own code. */
const within = async <T>(database: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const db = await openDatabase(placeOf(database));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

const tablesOf = async (db: Db): Promise<string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name).sort();

/** Tables that only version 40 has; they are derived from other tables. */
const DROPPED = /^(kept_|guest_)/;

const rowsOf = (database: string): Promise<Rows> =>
  within(database, async (db) => {
    const rows: Rows = new Map();
    for (const name of (await tablesOf(db)).filter((table) => !DROPPED.test(table)))
      rows.set(name, (await sql<Row>`select * from ${sql.table(name)} order by 1`.execute(db)).rows);
    return rows;
  });

const versionOf = async (database: string): Promise<number> =>
  Number((await query<{ found: number }>(database, 'select max(version) as found from migrations'))[0]?.found);

/** Rows that were lost or changed; added columns and rows are no change. */
const lostOf = (before: Rows, after: Rows): string[] =>
  Array.from(before).flatMap(([name, rows]) =>
    rows
      .filter((row) => {
        const survives = (now: Row): boolean =>
          Object.entries(row).every(([column, value]) => JSON.stringify(now[column]) === JSON.stringify(value));
        return !after.get(name)?.some(survives);
      })
      .map((row) => `${name} ${JSON.stringify(row).slice(0, 200)}`),
  );

/** The copy made before a migration from `version`; null without one. */
const copyOf = (database: string, version: number, folder: string): string | null => {
  const at = database.startsWith('postgres:') ? folder : path.dirname(database);
  const name = readdirSync(at).find((file) => file.includes(`v${version}`));
  return name === undefined ? null : path.join(at, name);
};

interface Release {
  entry: string;
  version: number;
}

/** Starts a release on a database of an older version; returns the problems. */
const upgraded = async (database: string, from: 40 | 41, { entry, version }: Release): Promise<string[]> => {
  await makeFormer(placeOf(database), from);
  const before = await rowsOf(database);
  const folder = temporaryFolder();
  const product = await startProduct({ entry, database, settings: { ...SETTINGS, BACKUP_DIR: folder } });
  await product.end();
  const name = `${from} to ${version}`;
  const wrong = lostOf(before, await rowsOf(database)).map((row) => `${name}: lost or changed ${row}`);
  if ((await versionOf(database)) !== version) wrong.push(`${name}: not migrated`);
  const copy = copyOf(database, from, folder);
  if (from === version) return copy === null ? wrong : [...wrong, `${name}: a copy without a migration`];
  if (copy === null || !existsSync(copy)) wrong.push(`${name}: no copy`);
  else if (copy.startsWith(database)) {
    if ((await versionOf(copy)) !== from) wrong.push(`${name}: the copy has another version`);
    if (lostOf(before, await rowsOf(copy)).length > 0) wrong.push(`${name}: the copy lacks rows`);
  }
  return wrong;
};

/** The output of a failed start on a database; null if it starts. */
const refusal = async (database: string): Promise<string | null> => {
  try {
    await (await startProduct({ entry: ENTRY, database, settings: SETTINGS })).end();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

/** A migration that fails because a table has the name of its index; then without that table. */
const failedMigration = async (database: string): Promise<string[]> => {
  await makeFormer(placeOf(database), 40);
  await within(database, (db) => sql`create table guests_listed (id integer)`.execute(db));
  const rows = await rowsOf(database);
  const tables = await within(database, tablesOf);
  const output = await refusal(database);
  const wrong: string[] = [];
  if (!output?.includes('이전 프로그램으로 다시 시작해 주세요')) wrong.push(`unexpected output: ${output}`);
  if ((await versionOf(database)) !== 40) wrong.push('the version has changed');
  if (JSON.stringify([...(await rowsOf(database))]) !== JSON.stringify([...rows])) wrong.push('rows have changed');
  if (String(await within(database, tablesOf)) !== String(tables)) wrong.push('tables have changed');
  await within(database, (db) => sql`drop table guests_listed`.execute(db));
  if ((await refusal(database)) !== null) wrong.push('it does not start without the conflicting table');
  return wrong;
};

/** A start on a database that a newer release has migrated. */
const newerDatabase = async (database: string): Promise<string[]> => {
  await makeFormer(placeOf(database), 41);
  await (await startProduct({ entry: await newerRelease(), database, settings: SETTINGS })).end();
  const before = await rowsOf(database);
  const output = await refusal(database);
  return [
    ...(output?.includes(startFailure.newerDatabase(NEWER_VERSION, KNOWN_VERSION))
      ? []
      : [`unexpected output: ${output}`]),
    ...lostOf(before, await rowsOf(database)),
  ];
};

/** A start on a database that is too old. */
const olderDatabase = async (database: string): Promise<string[]> => {
  await makeFormer(placeOf(database), 40);
  await within(database, (db) => sql`delete from migrations where version = 40`.execute(db));
  const before = await rowsOf(database);
  const output = await refusal(database);
  return [
    ...(output?.includes(startFailure.olderDatabase(39, 40)) ? [] : [`unexpected output: ${output}`]),
    ...lostOf(before, await rowsOf(database)),
  ];
};

const onEngine = async (places: Places): Promise<Result[]> => {
  const releases = [
    { entry: ENTRY, version: KNOWN_VERSION },
    { entry: await newerRelease(), version: NEWER_VERSION },
  ];
  const wrong: string[] = [];
  for (const release of releases)
    for (const from of [40, 41] as const) wrong.push(...(await upgraded(await places.next(), from, release)));
  const results = [
    {
      promise: 'an upgrade from the releases before 1.0 preserves every row, and a copy is made before the migration',
      done: `versions 40 and 41, to this release and to one with another migration, on ${places.engine}`,
      seen: wrong.length === 0 ? 'nothing lost, every copy made' : wrong.join('; '),
      passed: wrong.length === 0,
    },
  ];
  for (const [promise, done, check] of [
    [
      'a failed migration changes nothing and prints how to return to the old release',
      'a conflicting table, then without it',
      failedMigration,
    ],
    ['an older release refuses a newer database with one sentence', `version ${NEWER_VERSION}`, newerDatabase],
    ['a database that is too old is refused with one sentence', 'version 39', olderDatabase],
  ] as const) {
    const found = await check(await places.next());
    results.push({
      promise,
      done: `${done}, on ${places.engine}`,
      seen: found.length === 0 ? 'as promised' : found.join('; '),
      passed: found.length === 0,
    });
  }
  return results;
};

export const upgrade: FaultTest = {
  title: 'upgrade from the releases before 1.0',
  needsPostgres: true,
  // In parallel: a start uses mostly one core.
  run: async () => (await Promise.all([onEngine(sqlitePlaces()), onEngine(postgresPlaces())])).flat(),
};
