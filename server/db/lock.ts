import { sql } from 'kysely';
import { isPostgres } from './engine';
import type { Db } from './tables';

/** An advisory lock until the transaction ends, for things without a row. */
export const lockName = async (transaction: Db, name: string): Promise<void> => {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
};

export const lockNames = async (transaction: Db, names: readonly string[]): Promise<void> => {
  if (!isPostgres(transaction) || names.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${[...names].sort()}::text[]) as name`.execute(
    transaction,
  );
};

export const phoneLock = (phone: string): string => `phone ${phone}`;

export const keyLock = (key: string): string => `booking ${key}`;
