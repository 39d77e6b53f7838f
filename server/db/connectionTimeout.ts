import type { Db } from './tables';

const patient = new WeakMap<Db, number>();

export const hasNoConnectionTimeout = (db: Db): boolean => (patient.get(db) ?? 0) > 0;

/** For a migration or a backup: meanwhile no silent connection of this database is taken for dead. */
export const withoutConnectionTimeout = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  patient.set(db, (patient.get(db) ?? 0) + 1);
  try {
    return await work();
  } finally {
    patient.set(db, (patient.get(db) ?? 1) - 1);
  }
};
