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
