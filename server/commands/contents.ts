import { sql } from 'kysely';
import { commands } from '../../copy/commands';
import { MIGRATIONS, NewerDatabaseError } from '../db/migrate';
import type { Db } from '../db/tables';
import { CommandFailure } from './CommandFailure';

/** The version that this program brings a database to. */
export const KNOWN_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/** The version of a database; null where there are no tables of ours. */
export const versionOf = async (db: Db): Promise<number | null> => {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return null;
  const { rows } = await sql<{ found: number | null }>`select max(version) as found from migrations`.execute(db);
  return rows[0]?.found ?? null;
};

/** The version of a database of ours; throws where there is nothing. */
export const requireVersion = async (db: Db, place: string): Promise<number> => {
  const found = await versionOf(db);
  if (found === null) throw new CommandFailure(commands.nothingThere(place));
  return found;
};

/** Throws where there is nothing, or a version that this program does not work with. */
export const requireCurrent = async (db: Db, place: string): Promise<void> => {
  const found = await requireVersion(db, place);
  if (found > KNOWN_VERSION) throw new NewerDatabaseError(found, KNOWN_VERSION);
  if (found < KNOWN_VERSION) throw new CommandFailure(commands.olderDatabase(found, KNOWN_VERSION));
};

/** What a person knows a database by. */
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
