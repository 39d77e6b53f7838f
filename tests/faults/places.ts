/** New databases for the fault tests: a SQLite file, or a database on the run's temporary PostgreSQL server. */
import path from 'node:path';
import { startCluster } from '../../scripts/postgres/cluster.mjs';
import { postgresBin } from '../../scripts/postgres/find.mjs';
import { temporaryFolder } from '#tests/support/processes';
import { query } from '#tests/support/product';

export interface Places {
  engine: 'SQLite' | 'PostgreSQL';
  /** A new, empty location for `startProduct`. */
  next: () => Promise<string>;
}

/** Longer than the time limit of a run of all fault tests. */
const MINUTES = 250;
/** All fault tests share this server. It ends with this process. */
let server: Promise<string> | undefined;
const start = async (): Promise<string> => {
  const { user, password, port } = (await startCluster(postgresBin() as string, MINUTES)).address;
  return `postgres://${user}:${password}@127.0.0.1:${port}`;
};
let made = 0;

/** Creates an empty PostgreSQL database and returns its URL. */
export const newDatabase = async (): Promise<string> => {
  const address = await (server ??= start());
  made += 1;
  await query(`${address}/postgres`, `create database fault_${made}`);
  return `${address}/fault_${made}`;
};

export const sqlitePlaces = (): Places => ({
  engine: 'SQLite',
  next: () => Promise.resolve(path.join(temporaryFolder(), 'boat.sqlite')),
});

export const postgresPlaces = (): Places => ({ engine: 'PostgreSQL', next: newDatabase });
