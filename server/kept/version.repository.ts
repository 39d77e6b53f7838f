import { sql } from 'kysely';
import { isPostgres } from '../db/engine';
import type { Db } from '../db/tables';

/** On PostgreSQL what a query can see now: every transaction that ends changes it. */
const POSTGRES = sql<{ version: string }>`select pg_current_snapshot()::text as version`;
/** On SQLite the commits of other connections, and the rows that this one has written. */
const SQLITE = sql<{
  version: string;
}>`select data_version || ' ' || total_changes() as version from pragma_data_version`;

/** A value that is another one after every write to the database; it costs the same however large that is. */
export const databaseVersion = async (db: Db): Promise<string> => {
  const { rows } = await (isPostgres(db) ? POSTGRES : SQLITE).execute(db);
  return rows[0]?.version ?? '';
};
