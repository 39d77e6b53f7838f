import { sql } from 'kysely';
import type { Db, Tables } from '../db/tables';

/** Every table except the attempt counters, which count refused requests too. */
const TABLES: Record<Exclude<keyof Tables, 'throttle'>, true> = {
  days: true,
  guests: true,
  config: true,
  users: true,
  refreshTokens: true,
  idempotencyKeys: true,
  changes: true,
  messages: true,
  liveTickets: true,
  logo: true,
  keptCounts: true,
  keptUntil: true,
  migrations: true,
};

/** The complete content of the database as text, in a deterministic order. */
export const dump = async (db: Db): Promise<string> => {
  const parts: string[] = [];
  for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
    parts.push(
      `${table}: ${rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n')}`,
    );
  }
  return parts.join('\n');
};
