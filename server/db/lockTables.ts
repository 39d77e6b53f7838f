import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from './engine';
import { TABLE_NAMES } from './tableNames';
import type { Db } from './tables';
import { isLockTimeout } from './unitOfWork';

const PAUSE_MS = 400;

/** Half of PostgreSQL's deadlock timeout, so that no booking is aborted. */
const tryMs = async (transaction: Db): Promise<number> => {
  const { rows } = await sql<{ setting: string }>`select setting from pg_settings
    where name = 'deadlock_timeout'`.execute(transaction);
  return Math.max(1, Math.floor(Number(rows[0]?.setting ?? 1_000) / 2));
};

/**
 * A server of an earlier release may hold a free table while it waits for a locked one. In that case releases all locks
 * and retries, for `patienceMs`. Then throws the timeout.
 */
export const lockTables = async (transaction: Db, patienceMs: number): Promise<void> => {
  if (!isPostgres(transaction)) return;
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(transaction);
  const names = rows.map(({ name }) => name).filter((name) => TABLE_NAMES.includes(name));
  const run = (statement: string) => sql.raw(statement).execute(transaction);
  const lockTimeout = await tryMs(transaction);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    await run('savepoint before_locks');
    try {
      await run(`set local lock_timeout = ${lockTimeout}`);
      await run(`lock table ${names.join(', ')} in access exclusive mode`);
      await run(`set local lock_timeout = ${patienceMs}`);
      await run('release savepoint before_locks');
      return;
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > deadline) throw error;
      await run('rollback to savepoint before_locks');
      await setTimeout(Math.random() * PAUSE_MS);
    }
  }
};
