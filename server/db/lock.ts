import { sql } from 'kysely';
import { isPostgres } from './engine';
import type { Db } from './tables';

/** Whoever asks for the same name waits until this transaction has ended. For what is not a row yet. */
export const holdName = async (transaction: Db, name: string): Promise<void> => {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
};
