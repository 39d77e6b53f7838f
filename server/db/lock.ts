import { sql } from 'kysely';
import { isPostgres } from './engine';
import type { Db } from './tables';

/**
 * Takes an advisory lock on a name until the transaction ends; other callers with the same name wait. For things that
 * have no row yet.
 */
export const lockName = async (transaction: Db, name: string): Promise<void> => {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
};

/** The same on many names, in their order. */
export const lockNames = async (transaction: Db, names: readonly string[]): Promise<void> => {
  if (!isPostgres(transaction) || names.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${[...names].sort()}::text[]) as name`.execute(
    transaction,
  );
};

/** Name of the lock under which the bookings and messages of one telephone number are counted. */
export const phoneLock = (phone: string): string => `phone ${phone}`;

/** Name of the lock of an idempotency key. */
export const keyLock = (key: string): string => `booking ${key}`;
