import { setImmediate, setTimeout } from 'node:timers/promises';
import { pipelineOf, sqliteOf, type Pipeline, type SqliteDatabase } from './driver';
import { isPostgres } from './engine';
import type { Db } from './tables';
import { isUniqueViolation } from './violation';

const waiting = new WeakMap<Db, (() => void)[]>();

const observers = new WeakMap<Db, (seconds: number) => void>();

/**
 * Reports the duration in seconds of every committed transaction of a database: from the request for a connection to
 * the end of the commit, repetitions included.
 */
export const observeTransactions = (db: Db, observe: (seconds: number) => void): void =>
  void observers.set(db, observe);

const timed = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  const answer = await work();
  observers.get(db)?.((performance.now() - began) / 1000);
  return answer;
};

/** Attempts of one transaction, including the first. */
const TRIES = 6;
/**
 * Attempts after a unique violation: another transaction has just stored the same row, which the second attempt finds.
 * More attempts would mean a bug.
 */
const UNIQUE_TRIES = 3;
const PAUSE_MS = 10;

/** PostgreSQL's serialization failure and deadlock: the transaction was rolled back in favour of another one. */
const CONFLICT_CODES = ['40001', '40P01'];

/** PostgreSQL's lock time-out. */
const LOCK_TIMEOUT_CODE = '55P03';

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/** Whether PostgreSQL gave up waiting for a lock. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === LOCK_TIMEOUT_CODE;

const triesFor = (error: unknown): number => {
  if (CONFLICT_CODES.includes(codeOf(error))) return TRIES;
  return isUniqueViolation(error) ? UNIQUE_TRIES : 1;
};

/** Whether a group that failed may be carried out one by one: a conflict, the same row twice, or a lock that is held. */
export const mayRepeat = (error: unknown): boolean => triesFor(error) > 1 || isLockTimeout(error);

/** Random delay of up to 10, 20, 40 … ms, so that two conflicting transactions do not collide again. */
const pause = (tries: number): Promise<void> => setTimeout(Math.random() * PAUSE_MS * 2 ** (tries - 1));

/**
 * SQLite gives the write lock to one transaction at a time, at its start. On PostgreSQL transactions run concurrently
 * in READ COMMITTED; docs/adr/0008 describes which rows are locked, and why that is sufficient.
 */
const run = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  isPostgres(db) ? db.transaction().setIsolationLevel('read committed').execute(work) : db.transaction().execute(work);

const retried = async <T>(db: Db, attempt: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPostgres(db) || tries >= triesFor(error)) throw error;
      await pause(tries);
    }
  }
};

/**
 * Runs work in one transaction: everything is written, or nothing if it throws. Services open it; callbacks given to
 * `afterCommit` run after the commit. On PostgreSQL work that was rolled back because of a conflict is run again, so it
 * must have no effects outside the database.
 */
export const inTransaction = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  let announcements: (() => void)[] = [];
  const answer = await timed(db, () =>
    retried(db, () =>
      run(db, (transaction) => {
        announcements = [];
        waiting.set(transaction, announcements);
        return work(transaction);
      }),
    ),
  );
  for (const announce of announcements) announce();
  // Nothing in a transaction on SQLite waits for the event loop: many in a row would stop the server.
  if (!isPostgres(db)) await setImmediate();
  return answer;
};

/**
 * Runs work that does not wait in one SQLite transaction, on the connection and in the turn that Kysely's transactions
 * use too: none of them is open meanwhile, and no read comes between begin and commit. If the work or the commit fails,
 * nothing is written. `transaction` is for `afterCommit` only.
 */
export const inSqliteTransaction = async <T>(
  db: Db,
  work: (database: SqliteDatabase, transaction: Db) => T,
): Promise<T> => {
  const database = sqliteOf(db);
  const announcements: (() => void)[] = [];
  const answer = await timed(db, () =>
    db.connection().execute((connection) => {
      waiting.set(connection, announcements);
      // Rolls back if the work or the commit throws.
      return Promise.resolve(database.transaction(() => work(database, connection)).immediate());
    }),
  );
  for (const announce of announcements) announce();
  return answer;
};

/** The values of all promises once every one of them is settled; throws the first error in their order. */
const together = async (promises: readonly Promise<unknown>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(promises);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

/** Work in one PostgreSQL transaction; returns its answer and the writes that it has sent. */
type Pipelined<T> = (pipeline: Pipeline) => Promise<{ answer: T; writes: readonly Promise<unknown>[] }>;

const runPipelined = async <T>(db: Db, pipeline: Pipeline, work: Pipelined<T>): Promise<T> => {
  const began = performance.now();
  const announcements: (() => void)[] = [];
  waiting.set(pipeline.transaction, announcements);
  let broken = false;
  try {
    const begun = pipeline.query('begin', 'begin isolation level read committed');
    const [{ answer, writes }] = await Promise.all([work(pipeline), begun]);
    const end = writes.length > 0 ? 'commit' : 'rollback';
    await together([...writes, pipeline.query(end, end)]);
    if (end === 'commit') observers.get(db)?.((performance.now() - began) / 1000);
    for (const announce of announcements) announce();
    return answer;
  } catch (error) {
    await pipeline.query('rollback', 'rollback').catch(() => (broken = true));
    throw error;
  } finally {
    pipeline.release(broken);
  }
};

/**
 * Runs work in one PostgreSQL transaction on a connection that does not wait between statements; the commit is sent
 * right behind the writes. Without writes it is rolled back. It is not repeated: `mayRepeat` tells whether the error was
 * a conflict.
 */
export const inPipelinedTransaction = async <T>(db: Db, work: Pipelined<T>): Promise<T> =>
  runPipelined(db, await pipelineOf(db), work);

/** The same on a connection of the pool, which waits longer for locks; repeated after a conflict. */
export const inRepeatedTransaction = <T>(db: Db, work: Pipelined<T>): Promise<T> =>
  retried(db, async () => runPipelined(db, await pipelineOf(db, 'pool'), work));

/** Runs work after the transaction has been committed; a rollback discards it. */
export const afterCommit = (transaction: Db, work: () => void): void => {
  const announcements = waiting.get(transaction);
  if (!announcements) throw new Error('afterCommit is called inside inTransaction');
  announcements.push(work);
};
