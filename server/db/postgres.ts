import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { PostgresOpenError } from './PostgresOpenError';
import { rememberPipeline, rememberTransaction, type Pipeline } from './driver';
import { hasNoConnectionTimeout } from './connectionTimeout';
import { plugins } from './plugins';
import type { Db, Tables } from './tables';

/** Transactions are short: more connections would only wait inside the database. */
const POOL_SIZE = 9;
/** Planning takes longer than executing. Plans made for nearly empty tables must still use indexes. */
const PLANNED_ONCE = [
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  ...['seqscan', 'hashjoin', 'mergejoin', 'material'].map((way) => `enable_${way}=off`),
];
const OPTIONS = PLANNED_ONCE.map((setting) => `-c ${setting}`).join(' ');
/** One process counts a list in an index, mostly in memory: more would delay bookings. */
const READING = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';
/** Browsers abort a request after ten seconds, so nothing here waits longer. */
const CONNECT_TIMEOUT_MS = 8_000;
const LOCK_TIMEOUT_MS = 8_000;
/** A group that waits longer for a lock is repeated one by one, so that one day does not delay all. */
const GROUP_LOCK_TIMEOUT_MS = 1_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Releases the locks of a process that dies within a transaction. */
const IDLE_IN_TRANSACTION_MS = 15_000;
/** A connection silent for this long is dead: the database would have ended its statement. */
const SILENT_CONNECTION_MS = 11_000;
const IDLE_CONNECTION_MS = 10_000;
const KEEPALIVE_DELAY_MS = 10_000;

/** `restore` looks for it. */
export const APPLICATION_NAME = 'fishing-boat-booking';

export const connectionOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: APPLICATION_NAME,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_DELAY_MS,
});

/** COUNT(*) and SUM come as text, because they may exceed a number; here they never do. */
const asNumbers = (): pg.TypeOverrides => {
  const types = new pg.TypeOverrides();
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, Number);
  return types;
};

/** Kysely needs a pool's options only to cancel statements, which nothing here does. */
const kyselyOn = (pool: Omit<PostgresPool, 'options'>): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { ...pool, options: {} } }), plugins: plugins() });

const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Collects pieces, because each would wake the database once more. */
const inOnePiece = (client: pg.PoolClient): (() => void) => {
  let corked = false;
  return () => {
    if (corked) return;
    corked = true;
    const socket = socketOf(client);
    socket.cork();
    process.nextTick(() => {
      corked = false;
      socket.uncork();
    });
  };
};

const pipelines = new WeakMap<pg.PoolClient, Pipeline>();

/** One statement after the other, each planned for its values. */
const inTurn = (client: pg.PoolClient): Pipeline => {
  let last: Promise<unknown> = Promise.resolve();
  const run = <Result>(send: () => Promise<Result>): Promise<Result> => {
    const sent = last.then(send);
    last = sent.catch(() => undefined);
    return sent;
  };
  const lent = {
    query: (text: string, values: unknown[]) => run(() => client.query(text, values)),
    release: () => undefined,
  } as unknown as PostgresPoolClient;
  const pipeline: Pipeline = {
    query: <Row>(_name: string, text: string, values: unknown[] = []) =>
      run(async () => (await client.query({ text, values })).rows as Row[]),
    transaction: kyselyOn({ connect: () => Promise.resolve(lent), end: () => Promise.resolve() }),
    release: (broken) => client.release(broken),
  };
  rememberTransaction(pipeline);
  return pipeline;
};

const pipelineOn = (client: pg.PoolClient): Pipeline => {
  const known = pipelines.get(client);
  if (known) return known;
  // Kysely must not give the connection back.
  const lent = { query: client.query.bind(client), release: () => undefined } as unknown as PostgresPoolClient;
  const gather = inOnePiece(client);
  const pipeline: Pipeline = {
    query: async <Row>(name: string, text: string, values: unknown[] = []) => {
      gather();
      return (await client.query({ name, text, values })).rows as Row[];
    },
    transaction: kyselyOn({ connect: () => Promise.resolve(lent), end: () => Promise.resolve() }),
    release: (broken) => client.release(broken),
  };
  pipelines.set(client, pipeline);
  rememberTransaction(pipeline);
  return pipeline;
};

/** Throws PostgresOpenError. A connection silent for `silentMs` is closed, except while something runs `withoutConnectionTimeout`. */
export const openPostgres = async (
  url: string,
  onLost: (error: Error) => void = () => undefined,
  silentMs = SILENT_CONNECTION_MS,
): Promise<Db> => {
  const makePool = (over: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool({
      ...connectionOf(url),
      types: asNumbers(),
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      ...over,
    });
    // Without a listener the error would end the process; the pool has already removed the connection.
    pool.on('error', onLost);
    // A connection that is lost in use also rejects its query.
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      // A network that drops all packets reports no error, so a request would wait for ever.
      const socket = socketOf(client);
      socket.setTimeout(silentMs);
      // A permanent listener, because setTimeout's callback is called only at the first silence.
      socket.on('timeout', () => {
        if (hasNoConnectionTimeout(db)) socket.setTimeout(silentMs);
        else socket.destroy();
      });
    });
    return pool;
  };
  const pool = makePool({ max: POOL_SIZE, options: READING });
  const pipelined = makePool({
    max: 1,
    pipeline: true,
    lock_timeout: GROUP_LOCK_TIMEOUT_MS,
    options: OPTIONS,
  });
  const db = kyselyOn({
    connect: () => pool.connect(),
    end: async () => {
      await Promise.all([pool.end(), pipelined.end()]);
    },
  });
  rememberPipeline(db, async (connection) =>
    connection === 'group' ? pipelineOn(await pipelined.connect()) : inTurn(await pool.connect()),
  );
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new PostgresOpenError(error);
  }
  return db;
};
