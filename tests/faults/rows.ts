/** A persistent connection to a product's database, beside its server. */
import Database from 'better-sqlite3';
import pg from 'pg';

export interface Rows {
  /** Runs a statement and returns its rows, if any. Counts are numbers on both engines. */
  all: <T extends object>(sql: string) => Promise<T[]>;
  close: () => Promise<void>;
}

export const openRows = (database: string): Rows => {
  if (database.startsWith('postgres:')) {
    const pool = new pg.Pool({ connectionString: database, max: 4 });
    return { all: async <T extends object>(sql: string) => (await pool.query<T>(sql)).rows, close: () => pool.end() };
  }
  const db = new Database(database, { timeout: 10_000 });
  return {
    all: <T extends object>(sql: string) => {
      const statement = db.prepare(sql);
      if (statement.reader) return Promise.resolve(statement.all() as T[]);
      statement.run();
      return Promise.resolve([]);
    },
    close: () => Promise.resolve(void db.close()),
  };
};
