import { sql } from 'kysely';
import { isPostgres } from '../db/engine';
import type { Db } from '../db/tables';

/**
 * SQLite's write-ahead log still contains the old pages: writes them into the file and truncates the log. Has no effect
 * while another process reads; the next night tries again. PostgreSQL cleans up by itself.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
};
