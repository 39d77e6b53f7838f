import { sql } from 'kysely';
import type { Db, Tables } from '#server/db/tables';
import { ENGINE } from './engine';

/** Without the attempt counters, which count refused requests too. */
const TABLES: Record<Exclude<keyof Tables, 'throttle'>, true> = {
  days: true,
  guests: true,
  waiting: true,
  draws: true,
  drawEntries: true,
  drawRefusals: true,
  cancelledTrips: true,
  config: true,
  users: true,
  refreshTokens: true,
  idempotencyKeys: true,
  changes: true,
  messages: true,
  notices: true,
  ticks: true,
  liveTickets: true,
  secondSteps: true,
  recoveryCodes: true,
  logo: true,
  pictures: true,
  pictureFiles: true,
  pictureUploads: true,
  pictureParts: true,
  catches: true,
  catchPictures: true,
  calendarFeed: true,
  aboutVersions: true,
  aboutPictures: true,
  backups: true,
  alive: true,
  setup: true,
  manifests: true,
  manifestRows: true,
  migrations: true,
};

const NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** In one query, because the round trip takes most of the time on PostgreSQL. */
const everyTable = async (db: Db): Promise<string[]> => {
  const contents = NAMES.map(
    (name) => sql`
      select ${sql.lit(name)} as name, string_agg(line, chr(10) order by line) as content
      from (select row_to_json(one)::text as line from ${sql.table(name)} as one) as lines`,
  );
  const { rows } = await sql<{ name: string; content: string | null }>`${sql.join(contents, sql` union all `)}`.execute(
    db,
  );
  return rows.map(({ name, content }) => `${name}: ${content ?? ''}`);
};

const eachTable = async (db: Db): Promise<string[]> => {
  const parts: string[] = [];
  for (const name of NAMES) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    parts.push(`${name}: ${lines.join('\n')}`);
  }
  return parts;
};

/** In a deterministic order. */
export const dump = async (db: Db): Promise<string> =>
  (ENGINE === 'postgres' ? await everyTable(db) : await eachTable(db)).sort().join('\n');
