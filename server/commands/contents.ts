import { sql } from 'kysely';
import { commands } from '../../copy/commands';
import { MIGRATIONS, NewerDatabaseError } from '../db/migrate';
import type { Db } from '../db/tables';
import { CommandFailure } from './CommandFailure';

/** The schema version to which this program migrates a database. */
export const KNOWN_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/** The schema version of a database; null if it has none of this program's tables. */
export const versionOf = async (db: Db): Promise<number | null> => {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return null;
  const { rows } = await sql<{ found: number | null }>`select max(version) as found from migrations`.execute(db);
  return rows[0]?.found ?? null;
};

/** Like `versionOf`, but throws if there is no database of this program. */
export const requireVersion = async (db: Db, place: string): Promise<number> => {
  const found = await versionOf(db);
  if (found === null) throw new CommandFailure(commands.nothingThere(place));
  return found;
};

/** Throws if there is no database, or if this program does not support its version. */
export const requireCurrent = async (db: Db, place: string): Promise<void> => {
  const found = await requireVersion(db, place);
  if (found > KNOWN_VERSION) throw new NewerDatabaseError(found, KNOWN_VERSION);
  if (found < KNOWN_VERSION) throw new CommandFailure(commands.olderDatabase(found, KNOWN_VERSION));
};

/** The counts by which a person recognizes a database. */
export interface Contents {
  bookings: number;
  days: number;
}

export const contentsOf = async (db: Db): Promise<Contents> => {
  const count = async (table: 'guests' | 'days'): Promise<number> =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return { bookings: await count('guests'), days: await count('days') };
};
