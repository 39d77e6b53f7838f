import { PostgresAdapter, type Kysely } from 'kysely';

/** Which database this is, for the few places where the two differ. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
