import { withoutConnectionTimeout } from '#server/db/connectionTimeout';
import { shownPlace } from '#server/db/place';
import { openPostgres } from '#server/db/postgres';
import { TABLE_NAMES } from '#server/db/tableNames';
import { requireVersion } from './contents';
import { contentsOf, exportSnapshot, type Contents } from './contents.repository';
import { readArchive } from './postgresRestore';
import { runTool } from './postgresTool';

/**
 * The bookings are counted in the snapshot that pg_dump exports, so the printed count matches the file. The file is
 * then read to its end.
 */
export const backupPostgres = async (
  url: string,
  target: string,
  environment: Record<string, string | undefined>,
): Promise<Contents> => {
  const db = await openPostgres(url);
  try {
    return await withoutConnectionTimeout(db, () =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await requireVersion(transaction, shownPlace({ engine: 'postgres', url }));
          const tables = TABLE_NAMES.flatMap((name) => ['--table', name]);
          const snapshot = ['--snapshot', await exportSnapshot(transaction)];
          const format = ['--format=custom', '--no-owner', '--no-privileges', '--file', target];
          const contents = await contentsOf(transaction);
          await runTool('pg_dump', [...format, ...snapshot, ...tables], { environment, url });
          await readArchive(target, environment);
          return contents;
        }),
    );
  } finally {
    await db.destroy();
  }
};
