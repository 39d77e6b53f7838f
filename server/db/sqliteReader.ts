import {
  CamelCasePlugin,
  Kysely,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { Worker } from 'node:worker_threads';
import type { Db, Tables } from './tables';

type Outcome =
  { id: number; rows: unknown[]; failure?: undefined } | { id: number; failure: { message: string; code?: string } };

const notForReading = (): Promise<never> => Promise.reject(new Error('this connection only reads'));

/** Reads a SQLite file on a thread of its own, which is started with the first query. */
class ReaderDriver implements Driver, DatabaseConnection {
  readonly #workerData: { file: string; timeout: number };
  readonly #waiting = new Map<number, { done: (rows: unknown[]) => void; failed: (error: Error) => void }>();
  #worker: Worker | null = null;
  #queries = 0;

  constructor(file: string, timeout: number) {
    this.#workerData = { file, timeout };
  }

  #start(): Worker {
    // Resolved beside this file, and beside the bundle of the built server.
    const worker = new Worker(new URL('./readWorker.mjs', import.meta.url), { workerData: this.#workerData });
    worker.on('message', (outcome: Outcome) => {
      const query = this.#waiting.get(outcome.id);
      this.#waiting.delete(outcome.id);
      if (this.#waiting.size === 0) worker.unref();
      if (outcome.failure) query?.failed(Object.assign(new Error(outcome.failure.message), outcome.failure));
      else query?.done(outcome.rows);
    });
    // The thread has failed with all its queries; the next query starts a new one.
    worker.on('error', (error) => {
      this.#worker = null;
      for (const { failed } of this.#waiting.values()) failed(error);
      this.#waiting.clear();
    });
    return worker;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = (this.#queries += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { done: (rows) => resolve({ rows: rows as R[] }), failed: reject });
      // Only an open query keeps the process alive.
      worker.ref();
      worker.postMessage({ id, sql, parameters });
    });
  }

  async destroy(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this);
  releaseConnection = () => Promise.resolve();
  beginTransaction = notForReading;
  commitTransaction = notForReading;
  rollbackTransaction = notForReading;
  async *streamQuery(): AsyncIterableIterator<never> {
    yield await notForReading();
  }
}

class ReaderDialect extends SqliteDialect {
  readonly #driver: ReaderDriver;

  constructor(driver: ReaderDriver) {
    super({ database: () => notForReading() });
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}

const readers = new WeakMap<Db, Db>();

/** Gives a SQLite database a second connection for `longReads`; returns the function that closes it. */
export const openReader = (db: Db, file: string, timeout: number): (() => Promise<void>) => {
  const driver = new ReaderDriver(file, timeout);
  readers.set(db, new Kysely<Tables>({ dialect: new ReaderDialect(driver), plugins: [new CamelCasePlugin()] }));
  return () => driver.destroy();
};

/**
 * The connection for reads that may take long: on SQLite one on another thread, because a query there blocks every
 * request of the process; on PostgreSQL, and within a transaction, the same connection. It sees everything that was
 * committed before.
 */
export const longReads = (db: Db): Db => readers.get(db) ?? db;
