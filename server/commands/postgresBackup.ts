import { sql } from 'kysely';
import { shownPlace } from '../db/place';
import { openPostgres } from '../db/postgres';
import { TABLE_NAMES } from '../db/tableNames';
import { contentsOf, requireVersion, type Contents } from './contents';
import { runTool } from './postgresTool';

/**
 * Copies a database to a file with pg_dump. Bookings are counted in the snapshot that pg_dump exports, so the printed
 * count matches the file.
 */
export const backupPostgres = async (
  url: string,
  target: string,
  environment: Record<string, string | undefined>,
): Promise<Contents> => {
  const db = await openPostgres(url);
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // A long dump must not be ended as an idle transaction.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
        await requireVersion(transaction, shownPlace({ engine: 'postgres', url }));
        const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(transaction);
        const tables = TABLE_NAMES.flatMap((name) => ['--table', name]);
        const snapshot = ['--snapshot', rows[0]?.snapshot ?? ''];
        const format = ['--format=custom', '--no-owner', '--no-privileges', '--file', target];
        const contents = await contentsOf(transaction);
        await runTool('pg_dump', [...format, ...snapshot, ...tables], { environment, url });
        return contents;
      });
  } finally {
    await db.destroy();
  }
};
