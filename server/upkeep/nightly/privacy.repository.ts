import { sql } from 'kysely';
import { isPostgres } from '#server/db/engine';
import { withoutConnectionTimeout } from '#server/db/connectionTimeout';
import type { Db } from '#server/db/tables';

/**
 * SQLite's write-ahead log still contains the old pages: writes them into the file and truncates the log. No effect
 * while another process reads; the next night retries. PostgreSQL cleans up by itself.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
};

const GROWING = ['days', 'guests', 'messages', 'changes'] as const;

/**
 * Refreshes the planner's statistics and the visibility map; without them lists would read whole tables instead of
 * indexes. Skips a table that another server is vacuuming.
 */
const vacuum = (db: Db): Promise<void> =>
  withoutConnectionTimeout(db, () =>
    db.connection().execute(async (connection) => {
      // The first run may take longer than a request's limit.
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
