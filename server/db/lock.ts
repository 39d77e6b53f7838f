import { sql, type SelectQueryBuilder } from 'kysely';
import { isPostgres } from './engine';
import type { Db, Tables } from './tables';

/**
 * Locks the rows that a query reads until the transaction ends, so that what is decided on them still holds when it is
 * written. On SQLite a transaction has the whole database to itself.
 */
export const locked =
  (db: Db, table: keyof Tables) =>
  <Query extends Pick<SelectQueryBuilder<Tables, keyof Tables, unknown>, 'forUpdate'>>(query: Query): Query =>
    isPostgres(db) ? (query.forUpdate(table) as unknown as Query) : query;

/** Whoever asks for the same name waits until this transaction has ended. For what is not a row yet. */
export const holdName = async (transaction: Db, name: string): Promise<void> => {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
};
