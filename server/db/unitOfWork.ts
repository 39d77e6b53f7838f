import type { Db } from './tables';

const waiting = new WeakMap<Db, (() => void)[]>();

/**
 * Runs work in one transaction: all of it is written, or, when it throws, nothing. Services open it; what was given to
 * `afterCommit` runs once it is written.
 */
export const inTransaction = async <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> => {
  let announcements: (() => void)[] = [];
  const answer = await db.transaction().execute((transaction) => {
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
