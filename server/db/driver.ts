import type Database from 'better-sqlite3';
import type { Db } from './tables';

export type SqliteDatabase = Database.Database;

/** Sends statements without waiting for earlier responses. */
export interface Pipeline {
  /** Prepared under a name; statements run in the order of sending. */
  query: <Row = object>(name: string, text: string, values?: unknown[]) => Promise<Row[]>;
  /** The same connection for repositories. */
  transaction: Db;
  release: (broken: boolean) => void;
}

const databases = new WeakMap<Db, SqliteDatabase>();
type Connection = 'group' | 'pool';

const pipelines = new WeakMap<Db, (connection: Connection) => Promise<Pipeline>>();
const transactions = new WeakMap<Db, Pipeline>();

export const rememberSqlite = (db: Db, database: SqliteDatabase): void => void databases.set(db, database);

/** Only `inSqliteTransaction` and `requireWritable` use it. */
export const sqliteOf = (db: Db): SqliteDatabase => {
  const database = databases.get(db);
  if (!database) throw new Error('not a SQLite database');
  return database;
};

export const rememberPipeline = (db: Db, connect: (connection: Connection) => Promise<Pipeline>): void =>
  void pipelines.set(db, connect);

/** Only `server/db/unitOfWork.ts` uses it. */
export const pipelineOf = (db: Db, connection: Connection = 'group'): Promise<Pipeline> => {
  const connect = pipelines.get(db);
  if (!connect) throw new Error('not a PostgreSQL database');
  return connect(connection);
};

export const rememberTransaction = (pipeline: Pipeline): void => void transactions.set(pipeline.transaction, pipeline);

export const pipelineOfTransaction = (transaction: Db): Pipeline | null => transactions.get(transaction) ?? null;
