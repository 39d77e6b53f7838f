import { sql } from 'kysely';
import { isPostgres } from '#server/db/engine';
import type { Db } from '#server/db/tables';

/** Every transaction that ends changes the snapshot. */
const POSTGRES = sql<{ version: string }>`select pg_current_snapshot()::text as version`;
/** Counts commits of other connections and rows written by this one. */
const SQLITE = sql<{
  version: string;
}>`select data_version || ' ' || total_changes() as version from pragma_data_version`;

/** Changes with every write to the database. Its cost does not depend on the size. */
export const databaseVersion = async (db: Db): Promise<string> => {
  const { rows } = await (isPostgres(db) ? POSTGRES : SQLITE).execute(db);
  return rows[0]?.version ?? '';
};
