import type { Db } from './tables';

/** Runs work in one transaction: all of it is written, or, when it throws, nothing. Services open it. */
export const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);
