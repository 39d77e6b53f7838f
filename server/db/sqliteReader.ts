import {
  Kysely,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { Worker } from 'node:worker_threads';
import { onDemand, type Thread } from './thread';
import { plugins } from './plugins';
import type { Db, Tables } from './tables';

type Outcome =
  | { id: number; rows: unknown[]; failure?: undefined }
  | { id: number; failure: { message: string; code?: string } };

const notForReading = (): Promise<never> => Promise.reject(new Error('this connection only reads'));

const closed = (): Error => new Error('the database has been closed');

interface Query {
  done: (rows: unknown[]) => void;
  failed: (error: Error) => void;
}

class ReaderDriver implements Driver, DatabaseConnection {
  readonly #thread: Thread<Worker>;
  readonly #waiting = new Map<number, Query>();
  #queries = 0;
  #isClosed = false;

  constructor(file: string, timeout: number) {
    this.#thread = onDemand(() => this.#start({ file, timeout }));
  }

  #start(workerData: { file: string; timeout: number }): Worker {
    // Resolved beside this file, and beside the bundle of the built server.
    const worker = new Worker(new URL('./readWorker.mjs', import.meta.url), { workerData });
    worker.on('message', (outcome: Outcome) => {
      const query = this.#waiting.get(outcome.id);
      this.#waiting.delete(outcome.id);
      if (this.#waiting.size === 0) {
        worker.unref();
        this.#thread.rest();
      }
      if (outcome.failure) query?.failed(Object.assign(new Error(outcome.failure.message), outcome.failure));
      else query?.done(outcome.rows);
    });
    // The thread has failed with all its queries; the next query starts a new one.
    worker.on('error', (error) => {
      this.#thread.forget(worker);
      this.#failAll(error);
    });
    return worker;
  }

  #failAll(error: Error): void {
    for (const { failed } of this.#waiting.values()) failed(error);
    this.#waiting.clear();
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isClosed) return Promise.reject(closed());
    const worker = this.#thread.use();
    const id = (this.#queries += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { done: (rows) => resolve({ rows: rows as R[] }), failed: reject });
      // Only an open query keeps the process alive.
      worker.ref();
      worker.postMessage({ id, sql, parameters });
    });
  }

  async destroy(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.end();
    this.#failAll(closed());
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

export const openReader = (db: Db, file: string, timeout: number): (() => Promise<void>) => {
  const driver = new ReaderDriver(file, timeout);
  readers.set(db, new Kysely<Tables>({ dialect: new ReaderDialect(driver), plugins: plugins() }));
  return () => driver.destroy();
};

/** On SQLite a separate thread, because a long query blocks every request of the process. */
export const longReads = (db: Db): Db => readers.get(db) ?? db;
