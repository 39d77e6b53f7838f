import { sql } from 'kysely';
import { isPostgres } from '../db/engine';
import type { Db } from '../db/tables';

/** What only the database knows; the same for every process that uses it. */
export interface DatabaseFacts {
  /** Queued messages, those of them that have failed before, and those that were given up. */
  waiting: number;
  retried: number;
  parked: number;
  /** When the oldest queued message was or will be due; null without one. */
  dueAt: string | null;
  /** The last scheduled backup that succeeded; null before the first. */
  backupAt: string | null;
}

/** Reads the facts in one statement, through indexes. */
export const readFacts = async (db: Db): Promise<DatabaseFacts> => {
  const { rows } = await sql<DatabaseFacts>`select
    (select count(*) from messages where state = 'QUEUED') as waiting,
    (select count(*) from messages where state = 'QUEUED' and attempts > 0) as retried,
    (select count(*) from messages where state = 'PARKED') as parked,
    (select due_at from messages where state = 'QUEUED' order by due_at limit 1) as due_at,
    (select done_at from backups where id = 1) as backup_at`.execute(db);
  return rows[0] as DatabaseFacts;
};

/** The SQLite file; null on PostgreSQL. */
export const databaseFile = async (db: Db): Promise<string | null> => {
  if (isPostgres(db)) return null;
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file ?? null;
};
