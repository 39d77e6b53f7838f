import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';
import type { Db, Tables } from './tables';

/** How long a writer waits for another process's transaction. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * A transaction takes the write lock at its start: a deferred one would read first and then fail, unretried, when
 * another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

const WAL_PAUSE_MS = 20;
const WAL_TRIES = BUSY_TIMEOUT_MS / WAL_PAUSE_MS;

/** Turning WAL on needs the file alone and does not wait for it: two processes that start together take turns. */
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

/**
 * Opens (and creates) a SQLite file. `synchronous` is set to FULL, because in WAL the driver's default loses
 * acknowledged bookings when the power fails. The folder holds names and phones: it is made for its owner only.
 */
export const openSqlite = (file: string): Db => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    turnOnWal(database);
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What is blanked is overwritten: otherwise a name stays in the file's free space, and in every backup of it.
    database.pragma('secure_delete = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database }), plugins: [new CamelCasePlugin()] });
};
