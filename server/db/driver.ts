import type Database from 'better-sqlite3';
import type { Db } from './tables';

export type SqliteDatabase = Database.Database;

const databases = new WeakMap<Db, SqliteDatabase>();

/** Remembers the driver's connection behind a SQLite database. */
export const rememberSqlite = (db: Db, database: SqliteDatabase): void => void databases.set(db, database);

/** The driver's connection behind a SQLite database; null for PostgreSQL. Only `inSqliteTransaction` uses it. */
export const sqliteOf = (db: Db): SqliteDatabase | null => databases.get(db) ?? null;
