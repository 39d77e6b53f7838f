import { sql } from 'kysely';
import { APPLICATION_NAME } from '#server/db/postgres';
import type { Db } from '#server/db/tables';

/** Null if the database has none of this program's tables. */
export const versionOf = async (db: Db): Promise<number | null> => {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return null;
  const { rows } = await sql<{ found: number | null }>`select max(version) as found from migrations`.execute(db);
  return rows[0]?.found ?? null;
};

/** Counts by which a person recognizes a database. */
export interface Contents {
  bookings: number;
  days: number;
}

/** Reads any schema version. Counts deleted bookings too. */
export const contentsOf = async (db: Db): Promise<Contents> => {
  const count = async (table: 'guests' | 'days'): Promise<number> =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return { bookings: await count('guests'), days: await count('days') };
};

/** On PostgreSQL, without this connection. */
export const countServers = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME} and pid <> pg_backend_pid()`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** For pg_dump. The transaction stays open as long as pg_dump runs. */
export const exportSnapshot = async (transaction: Db): Promise<string> => {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(transaction);
  return rows[0]?.snapshot ?? '';
};
