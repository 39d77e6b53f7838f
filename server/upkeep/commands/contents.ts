import { commands } from '#copy/commands';
import { KNOWN_VERSION, NewerDatabaseError } from '#server/db/migrate';
import type { Db } from '#server/db/tables';
import { CommandFailure } from './CommandFailure';
import { versionOf } from './contents.repository';

/** Throws if there is no database of this program. */
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
