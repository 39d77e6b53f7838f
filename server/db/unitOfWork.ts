import { setImmediate, setTimeout } from 'node:timers/promises';
import { pipelineOf, sqliteOf, type Pipeline, type SqliteDatabase } from './driver';
import { isPostgres } from './engine';
import type { Db } from './tables';
import { isUniqueViolation } from './violation';

const waiting = new WeakMap<Db, (() => void)[]>();

const observers = new WeakMap<Db, (seconds: number) => void>();

/** In seconds, from the request for a connection to the end of the commit with all retries. */
export const observeTransactions = (db: Db, observe: (seconds: number) => void): void =>
  void observers.set(db, observe);

const timed = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  const began = performance.now();
  const result = await work();
  observers.get(db)?.((performance.now() - began) / 1000);
  return result;
};

const TRIES = 6;
/** Another transaction has just stored the row; the second attempt finds it. Needing more attempts is a bug. */
const UNIQUE_TRIES = 3;
const PAUSE_MS = 10;

/** Serialization failure and deadlock: another transaction won. */
const CONFLICT_CODES = ['40001', '40P01'];

const LOCK_TIMEOUT_CODE = '55P03';

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

export const isLockTimeout = (error: unknown): boolean => codeOf(error) === LOCK_TIMEOUT_CODE;

const triesFor = (error: unknown): number => {
  if (CONFLICT_CODES.includes(codeOf(error))) return TRIES;
  return isUniqueViolation(error) ? UNIQUE_TRIES : 1;
};

export const mayRepeat = (error: unknown): boolean => triesFor(error) > 1 || isLockTimeout(error);

/** Random, up to 10, 20, 40 … ms, so that two conflicting transactions do not collide again. */
const pause = (tries: number): Promise<void> => setTimeout(Math.random() * PAUSE_MS * 2 ** (tries - 1));

/** SQLite gives the write lock to one transaction. PostgreSQL runs READ COMMITTED; docs/decisions/0013 has the locks. */
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

/** Services open it. PostgreSQL repeats work after a conflict, so it must have no effects outside the database. */
export const inTransaction = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  let announcements: (() => void)[] = [];
  const result = await timed(db, () =>
    retried(db, () =>
      run(db, (transaction) => {
        announcements = [];
        waiting.set(transaction, announcements);
        return work(transaction);
      }),
    ),
  );
  for (const announce of announcements) announce();
  // Transactions on SQLite never yield to the event loop: many in a row would block the server.
  if (!isPostgres(db)) await setImmediate();
  return result;
};

/** For synchronous work: no other read comes between begin and commit. Use `transaction` only for `afterCommit`. */
export const inSqliteTransaction = async <T>(
  db: Db,
  work: (database: SqliteDatabase, transaction: Db) => T,
): Promise<T> => {
  const database = sqliteOf(db);
  const announcements: (() => void)[] = [];
  const result = await timed(db, () =>
    db.connection().execute((connection) => {
      waiting.set(connection, announcements);
      return Promise.resolve(database.transaction(() => work(database, connection)).immediate());
    }),
  );
  for (const announce of announcements) announce();
  return result;
};

const together = async (promises: readonly Promise<unknown>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(promises);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

type Pipelined<T> = (pipeline: Pipeline) => Promise<{ result: T; writes: readonly Promise<unknown>[] }>;

const runPipelined = async <T>(db: Db, pipeline: Pipeline, work: Pipelined<T>): Promise<T> => {
  const began = performance.now();
  const announcements: (() => void)[] = [];
  waiting.set(pipeline.transaction, announcements);
  let broken = false;
  try {
    const begun = pipeline.query('begin', 'begin isolation level read committed');
    const [{ result, writes }] = await Promise.all([work(pipeline), begun]);
    const end = writes.length > 0 ? 'commit' : 'rollback';
    await together([...writes, pipeline.query(end, end)]);
    if (end === 'commit') observers.get(db)?.((performance.now() - began) / 1000);
    for (const announce of announcements) announce();
    return result;
  } catch (error) {
    await pipeline.query('rollback', 'rollback').catch(() => (broken = true));
    throw error;
  } finally {
    pipeline.release(broken);
  }
};

/** Commits immediately after the writes; rolls back without writes. Never repeated (`mayRepeat`). */
export const inPipelinedTransaction = async <T>(db: Db, work: Pipelined<T>): Promise<T> =>
  runPipelined(db, await pipelineOf(db), work);

/** On a connection of the pool, which waits longer for locks. */
export const inRepeatedTransaction = <T>(db: Db, work: Pipelined<T>): Promise<T> =>
  retried(db, async () => runPipelined(db, await pipelineOf(db, 'pool'), work));

/** A rollback discards the work. */
export const afterCommit = (transaction: Db, work: () => void): void => {
  const announcements = waiting.get(transaction);
  if (!announcements) throw new Error('afterCommit is called inside inTransaction');
  announcements.push(work);
};
