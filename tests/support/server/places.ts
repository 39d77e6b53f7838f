import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FROZEN_NOW } from '#mocks/now';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import type { Place } from '#server/db/place';
import type { Db } from '#server/db/tables';
import { ENGINE } from './engine';
import { tempFolder } from './folders';
import { makeDatabase, openReset, socketUrl, tcpUrl } from './postgresDatabases';

const taken = new Set<number>();

/** Of this Jest worker; no other test uses the database meanwhile. */
const reserveName = (): { name: string; release: () => void } => {
  let number = 1;
  while (taken.has(number)) number += 1;
  taken.add(number);
  return { name: `worker_${process.env['JEST_WORKER_ID']}_${number}`, release: () => void taken.delete(number) };
};

/** Released after the test has closed it. */
export interface Taken {
  place: Place;
  release: () => void;
}

const newFile = (): string => join(tempFolder(), 'data', 'boat.sqlite');

const nothing = (): void => undefined;

/** No file, or a database without tables. */
export const emptyPlace = async (): Promise<Taken> => {
  if (ENGINE === 'sqlite') return { place: { engine: 'sqlite', file: newFile() }, release: nothing };
  const { name, release } = reserveName();
  await makeDatabase(`${name}_empty`, { migrated: false });
  return { place: { engine: 'postgres', url: socketUrl(`${name}_empty`) }, release };
};

/** Once per worker, in the folder of this run (scripts/jestServer.mjs). */
const migratedFile = async (): Promise<string> => {
  const file = join(process.env['TEST_SERVER'] ?? tempFolder(), `migrated-${process.env['JEST_WORKER_ID']}.sqlite`);
  if (existsSync(file)) return file;
  const db = await openDatabase({ engine: 'sqlite', file });
  await migrate(db, FROZEN_NOW);
  await db.destroy();
  return file;
};

/** A copy, because a migration takes longer than most tests. */
export const freshDatabase = async (): Promise<Taken & { db: Db }> => {
  if (ENGINE === 'postgres') {
    const { name, release } = reserveName();
    return { db: await openReset(name), place: { engine: 'postgres', url: socketUrl(name) }, release };
  }
  const file = newFile();
  mkdirSync(dirname(file), { mode: 0o700 });
  copyFileSync(await migratedFile(), file);
  const place: Place = { engine: 'sqlite', file };
  return { db: await openDatabase(place), place, release: nothing };
};

/** PostgreSQL over TCP with a password. */
export const throughNetwork = (place: Place): Place =>
  place.engine === 'sqlite' ? place : { engine: 'postgres', url: tcpUrl(new URL(place.url).pathname.slice(1)) };
