import type Database from 'better-sqlite3';
import type { Db } from './tables';

export type SqliteDatabase = Database.Database;

/** A connection to PostgreSQL that sends statements without waiting for the answers to earlier ones. */
export interface Pipeline {
  /** Runs a statement, prepared under a name; statements run in the order in which they are sent. */
  query: <Row = object>(name: string, text: string, values?: unknown[]) => Promise<Row[]>;
  /** The same connection for repositories. */
  transaction: Db;
  /** Gives the connection back, or closes it if it is broken. */
  release: (broken: boolean) => void;
}

const databases = new WeakMap<Db, SqliteDatabase>();
/** The connection that groups share, or one of the pool. */
type Connection = 'group' | 'pool';

const pipelines = new WeakMap<Db, (connection: Connection) => Promise<Pipeline>>();
const transactions = new WeakMap<Db, Pipeline>();

/** Remembers the driver's connection behind a SQLite database. */
export const rememberSqlite = (db: Db, database: SqliteDatabase): void => void databases.set(db, database);

/** The driver's connection behind a SQLite database. Only `inSqliteTransaction` and `requireWritable` use it. */
export const sqliteOf = (db: Db): SqliteDatabase => {
  const database = databases.get(db);
  if (!database) throw new Error('not a SQLite database');
  return database;
};

/** Remembers how to get a pipelined connection to a PostgreSQL database. */
export const rememberPipeline = (db: Db, connect: (connection: Connection) => Promise<Pipeline>): void =>
  void pipelines.set(db, connect);

/** A pipelined connection to a PostgreSQL database. Only `server/db/unitOfWork.ts` uses it. */
export const pipelineOf = (db: Db, connection: Connection = 'group'): Promise<Pipeline> => {
  const connect = pipelines.get(db);
  if (!connect) throw new Error('not a PostgreSQL database');
  return connect(connection);
};

/** Remembers the pipelined connection behind its `transaction`. */
export const rememberTransaction = (pipeline: Pipeline): void => void transactions.set(pipeline.transaction, pipeline);

/** The pipelined connection that a transaction is on; null if it is on another one. */
export const pipelineOfTransaction = (transaction: Db): Pipeline | null => transactions.get(transaction) ?? null;
