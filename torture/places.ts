/** Databases of a drill on both engines: a new file, or a new database of one temporary PostgreSQL server. */
import path from 'node:path';
import { startCluster } from '../scripts/postgres/cluster.mjs';
import { postgresBin } from '../scripts/postgres/find.mjs';
import { temporaryFolder } from '../harness/processes';
import { query } from '../harness/product';

export interface Places {
  engine: 'SQLite' | 'PostgreSQL';
  /** A new, empty location, as `startProduct` takes it. */
  next: () => Promise<string>;
  close: () => Promise<void>;
}

export const sqlitePlaces = (): Places => ({
  engine: 'SQLite',
  next: () => Promise.resolve(path.join(temporaryFolder(), 'boat.sqlite')),
  close: () => Promise.resolve(),
});

export const postgresPlaces = async (minutes: number): Promise<Places> => {
  const { address, stop } = await startCluster(postgresBin() as string, minutes);
  const { user, password, port } = address;
  const url = (name: string): string => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    engine: 'PostgreSQL',
    next: async () => {
      count += 1;
      await query(url('postgres'), `create database drill_${count}`);
      return url(`drill_${count}`);
    },
    close: stop,
  };
};
