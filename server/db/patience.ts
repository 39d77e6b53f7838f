import type { Db } from './tables';

const patient = new WeakMap<Db, number>();

/** Whether something runs on a database whose connection may be silent for longer than a request waits. */
export const isPatient = (db: Db): boolean => (patient.get(db) ?? 0) > 0;

/**
 * Runs what may keep a connection silent for minutes, such as a migration, or a backup during which a transaction only
 * stays open: meanwhile no connection of this database is taken for dead.
 */
export const patiently = async <T>(db: Db, work: () => Promise<T>): Promise<T> => {
  patient.set(db, (patient.get(db) ?? 0) + 1);
  try {
    return await work();
  } finally {
    patient.set(db, (patient.get(db) ?? 1) - 1);
  }
};
