import pg from 'pg';
import { startCluster } from '../../scripts/postgres/cluster.mjs';
import { postgresBin } from '../../scripts/postgres/find.mjs';

/** A worker's databases on its own PostgreSQL server. */
export interface Databases {
  /** Copies the database `from`, which no server may use. Returns the URL. */
  create: (name: string, from?: string) => Promise<string>;
  end: () => Promise<void>;
}

/** Null on the phone or without PostgreSQL: sites then use a SQLite file. */
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
