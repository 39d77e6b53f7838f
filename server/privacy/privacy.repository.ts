import { sql } from 'kysely';
import { isPostgres } from '../db/engine';
import { patiently } from '../db/patience';
import type { Db } from '../db/tables';

/**
 * SQLite's write-ahead log still contains the old pages: writes them into the file and truncates the log. Has no effect
 * while another process reads; the next night tries again. PostgreSQL cleans up by itself.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
};

const GROWING = ['days', 'guests', 'messages', 'changes'] as const;

/**
 * PostgreSQL counts again what its query planner goes by, and notes which pages are visible to all, without which a list
 * would read whole tables instead of an index alone. A table that another server is looking at is left to it.
 */
const vacuum = (db: Db): Promise<void> =>
  patiently(db, () =>
    db.connection().execute(async (connection) => {
      // The first time it may take longer than a request may.
      await sql`set statement_timeout = 0`.execute(connection);
      try {
        for (const table of GROWING)
          await sql`vacuum (analyze, truncate false, skip_locked) ${sql.table(table)}`.execute(connection);
      } finally {
        await sql`reset statement_timeout`.execute(connection);
      }
    }),
  );

/** Lets the database count again what its query planner goes by: how many rows a value of an index has. */
export const refreshStatistics = async (db: Db): Promise<void> => {
  // Looks at a limited number of rows of the tables that have changed most.
  if (!isPostgres(db)) await sql`pragma optimize`.execute(db);
  else await vacuum(db);
};
