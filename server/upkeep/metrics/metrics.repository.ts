import { sql } from 'kysely';
import { isPostgres } from '#server/db/engine';
import type { Db } from '#server/db/tables';

/** The same for every process of the database. */
export interface DatabaseFacts {
  /** Queued messages, those of them that have failed before, and those that were given up. */
  waiting: number;
  retried: number;
  parked: number;
  /** Due time of the oldest queued message; null without one. */
  dueAt: string | null;
  /** Time of the last successful backup; null before the first. */
  backupAt: string | null;
}

/** In one statement, through indexes. */
export const readFacts = async (db: Db): Promise<DatabaseFacts> => {
  const { rows } = await sql<DatabaseFacts>`select
    (select count(*) from messages where state = 'QUEUED') as waiting,
    (select count(*) from messages where state = 'QUEUED' and attempts > 0) as retried,
    (select count(*) from messages where state = 'PARKED') as parked,
    (select due_at from messages where state = 'QUEUED' order by due_at limit 1) as due_at,
    (select done_at from backups where id = 1) as backup_at`.execute(db);
  return rows[0] as DatabaseFacts;
};

/** Null on PostgreSQL. */
export const databaseFile = async (db: Db): Promise<string | null> => {
  if (isPostgres(db)) return null;
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file ?? null;
};
