import Database from 'better-sqlite3';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import type { Place } from '#server/db/place';

/** When the former rows were stored. */
export const FORMER_AT = '2026-11-20T00:00:00.000Z';

/** From the root of the repository, because tests run from a bundle. */
const read = (name: string): string => readFileSync(`tests/support/server/former/${name}.sql`, 'utf8');

/** A database of a release before 1.0 with rows in every table, recorded from that release. */
export const makeFormer = async (place: Place, version: 40 | 41): Promise<void> => {
  const statements = [41, 40].filter((kept) => kept >= version).map((kept) => read(`${kept}.${place.engine}`));
  if (place.engine === 'sqlite') {
    mkdirSync(dirname(place.file), { recursive: true, mode: 0o700 });
    const database = new Database(place.file);
    database.exec(statements.join('\n'));
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  await client.query(statements.join('\n'));
  await client.end();
};
