import { PostgresAdapter, type Kysely } from 'kysely';

/** Detects the database engine, for the few places where the two differ. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
