import { setTimeout } from 'node:timers/promises';
import { isPostgres } from './engine';
import type { Db } from './tables';
import { isUniqueViolation } from './violation';

const waiting = new WeakMap<Db, (() => void)[]>();

/** How often a transaction is tried in all. */
const TRIES = 6;
/** Somebody else has just stored the same: the second time their row is found. More would be a defect of ours. */
const TRIES_WHERE_TAKEN = 3;
const PAUSE_MS = 10;

/** PostgreSQL's serialization failure and deadlock: it undid the transaction for another one's sake. */
const YIELDED = ['40001', '40P01'];

const triesFor = (error: unknown): number => {
  if (YIELDED.includes((error as { code?: string } | null)?.code ?? '')) return TRIES;
  return isUniqueViolation(error) ? TRIES_WHERE_TAKEN : 1;
};

/** At random up to 10, 20, 40 … ms, so that two that met do not meet again. */
const pause = (tries: number): Promise<void> => setTimeout(Math.random() * PAUSE_MS * 2 ** (tries - 1));

/**
 * SQLite gives the write lock to one transaction after the other, at its start. On PostgreSQL they run side by side in
 * READ COMMITTED; docs/adr/0008 says which rows are locked, and why that is enough.
 */
const run = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  isPostgres(db) ? db.transaction().setIsolationLevel('read committed').execute(work) : db.transaction().execute(work);

const retried = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(db, work);
    } catch (error) {
      if (!isPostgres(db) || tries >= triesFor(error)) throw error;
      await pause(tries);
    }
  }
};

/**
 * Runs work in one transaction: all of it is written, or, when it throws, nothing. Services open it; what was given to
 * `afterCommit` runs once it is written. On PostgreSQL work that was undone for another transaction's sake runs again,
 * so it changes nothing but the database.
 */
export const inTransaction = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  let announcements: (() => void)[] = [];
  const answer = await retried(db, (transaction) => {
    announcements = [];
    waiting.set(transaction, announcements);
    return work(transaction);
  });
  for (const announce of announcements) announce();
  return answer;
};

/** Keeps work until the transaction is written; when it is rolled back, the work is forgotten. */
export const afterCommit = (transaction: Db, work: () => void): void => {
  const announcements = waiting.get(transaction);
  if (!announcements) throw new Error('afterCommit is called inside inTransaction');
  announcements.push(work);
};
