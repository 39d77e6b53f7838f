import { dirname, join } from 'node:path';
import { started, startFailure } from '#copy/server';
import { copyName, stampOf } from './backupFiles';
import { reasonOf } from './failureReason';
import { writeBackup } from '../commands/backup';
import { ToolMissing } from '../commands/CommandFailure';
import { migrate, MIGRATIONS } from '#server/db/migrate';
import type { Db } from '#server/db/tables';
import type { Settings } from '#server/environment';
import { StartFailure } from '#server/start/StartFailure';

type UpgradeSettings = Pick<Settings, 'database' | 'backups'>;
type Environment = Record<string, string | undefined>;

/** Throws a StartFailure if the copy cannot be written. */
const backUp = async (
  { database, backups }: UpgradeSettings,
  { found, now, environment }: { found: number; now: Date; environment: Environment },
): Promise<string> => {
  if (database.engine === 'postgres' && backups.folder === null) return started.copyNotKept(started.noBackupFolder);
  const target =
    database.engine === 'sqlite'
      ? `${database.file}.v${found}.${stampOf(now)}`
      : join(backups.folder ?? '', copyName(now, found));
  try {
    await writeBackup(database, target, environment);
    return started.copyKept(target);
  } catch (error) {
    if (error instanceof ToolMissing) return started.copyNotKept(error.message);
    throw new StartFailure(startFailure.noCopy(reasonOf(error, dirname(target))));
  }
};

/** Writes a copy first. Returns the lines to print. */
export const migrateWithBackup = async (
  db: Db,
  settings: UpgradeSettings,
  {
    now,
    environment,
    migrations = MIGRATIONS,
  }: { now: Date; environment: Environment; migrations?: typeof MIGRATIONS },
): Promise<string[]> => {
  let lines: string[] = [];
  await migrate(db, now, migrations, async (found, known) => {
    lines = [started.migrated(found, known), await backUp(settings, { found, now, environment })];
  });
  return lines;
};
