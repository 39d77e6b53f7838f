import Database from 'better-sqlite3';
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';
import { rememberSqlite, sqliteOf } from './driver';
import { plugins } from './plugins';
import { openReader } from './sqliteReader';
import type { Db, Tables } from './tables';

const BUSY_TIMEOUT_MS = 5000;

/** A deferred transaction fails without a retry if another process writes between its read and its write. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #beforeClose: () => Promise<void>;

  constructor(database: Database.Database, beforeClose: () => Promise<void>) {
    super({ database });
    this.#database = database;
    this.#beforeClose = beforeClose;
  }

  override async destroy(): Promise<void> {
    await this.#beforeClose();
    await super.destroy();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk ends the transaction; a rollback would fail and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #driver: Driver;

  constructor(database: Database.Database, beforeClose: () => Promise<void>) {
    super({ database });
    this.#driver = new ImmediateSqliteDriver(database, beforeClose);
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** A checkpoint costs two syncs, and bookings rewrite the same twenty pages. */
const CHECKPOINT_PAGES = 4_000;

const WAL_PAUSE_MS = 20;
const WAL_TRIES = BUSY_TIMEOUT_MS / WAL_PAUSE_MS;

/** Needs exclusive access and ignores the busy timeout; two processes that start together retry. */
const turnOnWal = (database: Database.Database): void => {
  for (let tries = 1; ; tries += 1) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || tries >= WAL_TRIES) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_PAUSE_MS);
    }
  }
};

/** If a crashed server has left its log, SQLite opens a read-only file without an error. */
export const requireWritable = (db: Db): void => {
  sqliteOf(db).exec('begin immediate; pragma user_version = 0; rollback');
};

/** In WAL mode the driver's default can lose committed bookings at a power failure. Only the owner may read them. */
export const openSqlite = (file: string): Db => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    turnOnWal(database);
    database.pragma('synchronous = FULL');
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.pragma('foreign_keys = ON');
    // Overwrites deleted data: an erased name would remain in free pages and in every backup.
    database.pragma('secure_delete = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  let closeReader = (): Promise<void> => Promise.resolve();
  const dialect = new ImmediateSqliteDialect(database, () => closeReader());
  const db = new Kysely<Tables>({ dialect, plugins: plugins() });
  closeReader = openReader(db, file, BUSY_TIMEOUT_MS);
  rememberSqlite(db, database);
  return db;
};
