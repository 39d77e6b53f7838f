import pg from 'pg';
import { startCluster } from '../../scripts/postgres/cluster.mjs';
import { postgresBin } from '../../scripts/postgres/find.mjs';

/** The databases of a worker on a PostgreSQL server of its own. */
export interface Databases {
  /** Creates a database, with the data of another one that no server uses; returns its URL. */
  create: (name: string, from?: string) => Promise<string>;
  end: () => Promise<void>;
}

/** On the PC with PostgreSQL where it is installed, otherwise none: a site has a SQLite file then. */
export const openDatabases = async (project: string): Promise<Databases | null> => {
  const bin = project === 'pc' ? postgresBin() : null;
  if (bin === null) return null;
  const { address, stop } = await startCluster(bin, 60);
  const urlOf = (database: string) =>
    `postgres://${address.user}:${address.password}@127.0.0.1:${address.port}/${database}`;
  return {
    create: async (name, from = 'template0') => {
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`create database ${name} template ${from}`);
      await client.end();
      return urlOf(name);
    },
    end: stop,
  };
};
