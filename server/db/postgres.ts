import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from './tables';

/** Connections of one server process. Transactions are short: more would only wait inside the database. */
const POOL_SIZE = 10;
/** Browsers give a request up after ten seconds: nothing here waits longer for anything. */
const CONNECT_TIMEOUT_MS = 8_000;
const LOCK_TIMEOUT_MS = 8_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** A process that dies in the middle keeps its locks no longer. */
const IDLE_IN_TRANSACTION_MS = 15_000;
const IDLE_CONNECTION_MS = 30_000;
const KEEPALIVE_DELAY_MS = 10_000;

/** The name under which the database lists our connections; `restore` looks for it. */
export const APPLICATION_NAME = 'fishing-boat-booking';

/** What connections of every kind have in common. */
export const connectionOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: APPLICATION_NAME,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_DELAY_MS,
});

/** COUNT(*) and SUM of integers come as text, because they may exceed a number: ours never do. */
const asNumbers = (): pg.TypeOverrides => {
  const types = new pg.TypeOverrides();
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, Number);
  return types;
};

/** PostgreSQL cannot be reached, or does not let us in; `code` says why, where it is known. */
export class PostgresOpenError extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    super('PostgreSQL could not be opened', { cause });
    this.name = 'PostgresOpenError';
    this.code = (cause as { code?: string }).code ?? '';
  }
}

/**
 * Opens a pool of connections to a PostgreSQL database, once the first of them stands; throws PostgresOpenError. A
 * connection that is lost later is told to `onLost` and replaced when it is needed.
 */
export const openPostgres = async (url: string, onLost: (error: Error) => void = () => undefined): Promise<Db> => {
  const pool = new pg.Pool({
    ...connectionOf(url),
    types: asNumbers(),
    max: POOL_SIZE,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // Without a listener a lost connection would end the process; the pool has dropped it already.
  pool.on('error', onLost);
  // One that is lost while it is lent out tells only itself: its query is refused too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new PostgresOpenError(error);
  }
  return db;
};
