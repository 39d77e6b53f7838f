import { sql } from 'kysely';
import { isPostgres } from '#server/db/engine';
import { withoutConnectionTimeout } from '#server/db/connectionTimeout';
import type { Db } from '#server/db/tables';

/**
 * SQLite's write-ahead log still contains the old pages: they are written into the file and the log is truncated. No
 * effect while another process reads; the next night tries again. PostgreSQL cleans up by itself.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
};

const GROWING = ['days', 'guests', 'messages', 'changes'] as const;

/**
 * Refreshes the planner's statistics and the visibility map, without which a list would read whole tables instead of an
 * index alone. Skips a table that another server is vacuuming.
 */
const vacuum = (db: Db): Promise<void> =>
  withoutConnectionTimeout(db, () =>
    db.connection().execute(async (connection) => {
      // The first time may take longer than a request may.
      await sql`set statement_timeout = 0`.execute(connection);
      try {
        for (const table of GROWING)
          await sql`vacuum (analyze, truncate false, skip_locked) ${sql.table(table)}`.execute(connection);
      } finally {
        await sql`reset statement_timeout`.execute(connection);
      }
    }),
  );

/** For the query planner. */
export const refreshStatistics = async (db: Db): Promise<void> => {
  // Looks at a limited number of rows of the tables that have changed most.
  if (!isPostgres(db)) await sql`pragma optimize`.execute(db);
  else await vacuum(db);
};
