import type { Db } from './tables';

const withoutTimeout = new WeakMap<Db, number>();

export const hasNoConnectionTimeout = (db: Db): boolean => (withoutTimeout.get(db) ?? 0) > 0;

/** For a migration or a backup: meanwhile silent connections of this database do not count as dead. */
export const withoutConnectionTimeout = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  withoutTimeout.set(db, (withoutTimeout.get(db) ?? 0) + 1);
  try {
    return await work();
  } finally {
    withoutTimeout.set(db, (withoutTimeout.get(db) ?? 1) - 1);
  }
};
