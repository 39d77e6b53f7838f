import { join } from 'node:path';
import { FROZEN_NOW } from '../../mocks/now';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';
import type { Place } from '../db/place';
import type { Db } from '../db/tables';
import { ENGINE } from './engine';
import { tempFolder } from './folders';
import { makeDatabase, openReset, socketUrl, tcpUrl } from './postgresDatabases';

const taken = new Set<number>();

/** A PostgreSQL database of this worker that no other test of it is using. */
const takeName = (): { name: string; release: () => void } => {
  let number = 1;
  while (taken.has(number)) number += 1;
  taken.add(number);
  return { name: `worker_${process.env['JEST_WORKER_ID']}_${number}`, release: () => void taken.delete(number) };
};

/** A database that is somewhere, and given back once the test has closed it. */
export interface Taken {
  place: Place;
  release: () => void;
}

const newFile = (): string => join(tempFolder(), 'data', 'boat.sqlite');

const nothing = (): void => undefined;

/** A place where nothing is yet: no file, or a database without a single table. */
export const emptyPlace = async (): Promise<Taken> => {
  if (ENGINE === 'sqlite') return { place: { engine: 'sqlite', file: newFile() }, release: nothing };
  const { name, release } = takeName();
  await makeDatabase(`${name}_empty`, { migrated: false });
  return { place: { engine: 'postgres', url: socketUrl(`${name}_empty`) }, release };
};

/** A migrated database without rows. */
export const freshDatabase = async (): Promise<Taken & { db: Db }> => {
  if (ENGINE === 'postgres') {
    const { name, release } = takeName();
    return { db: await openReset(name), place: { engine: 'postgres', url: socketUrl(name) }, release };
  }
  const place: Place = { engine: 'sqlite', file: newFile() };
  const db = await openDatabase(place);
  await migrate(db, FROZEN_NOW);
  return { db, place, release: nothing };
};

/** The same place as a server of its own is told of it: PostgreSQL over TCP and with its password. */
export const throughNetwork = (place: Place): Place =>
  place.engine === 'sqlite' ? place : { engine: 'postgres', url: tcpUrl(new URL(place.url).pathname.slice(1)) };
