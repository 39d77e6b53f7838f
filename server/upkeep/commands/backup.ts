import { chmodSync, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { backupText } from '#copy/commands';
import { isDiskFull } from '#server/db/diskFull';
import type { Place } from '#server/db/place';
import { flushFile, mayBeReplaced } from './backupFile';
import { CommandFailure } from './CommandFailure';
import type { Contents } from './contents.repository';
import { backupPostgres } from './postgresBackup';
import { backupSqlite } from './sqliteBackup';

const isSame = (a: string, b: string): boolean => existsSync(a) && existsSync(b) && realpathSync(a) === realpathSync(b);

/** Readable by its owner only, because the file contains names and telephone numbers. */
const makeTempFile = (target: string): string => {
  const aside = `${target}.${process.pid}.part`;
  try {
    writeFileSync(aside, '', { mode: 0o600, flag: 'wx' });
  } catch {
    throw new CommandFailure(backupText.unwritable(target));
  }
  return aside;
};

export interface Backedup extends Contents {
  bytes: number;
}

/**
 * The server may run. The temporary file is checked to its end and then renamed, so an older backup of that name stays
 * until then.
 */
export const writeBackup = async (
  place: Place,
  target: string,
  environment: Record<string, string | undefined>,
): Promise<Backedup> => {
  const aside = makeTempFile(target);
  try {
    const contents =
      place.engine === 'sqlite'
        ? await backupSqlite(place.file, aside)
        : await backupPostgres(place.url, aside, environment);
    chmodSync(aside, 0o600);
    flushFile(aside);
    renameSync(aside, target);
    return { ...contents, bytes: statSync(target).size };
  } finally {
    for (const rest of [aside, `${aside}-wal`, `${aside}-shm`]) rmSync(rest, { force: true });
  }
};

/** A full disk here is the backup's, not the database's. */
export const backupProblem = (error: unknown, target: string): unknown =>
  isDiskFull(error) ? new CommandFailure(backupText.noSpace(target)) : error;

/** `npm run backup`. Returns the text to print. */
export const backup = async (
  place: Place,
  target: string,
  environment: Record<string, string | undefined>,
): Promise<string[]> => {
  if (place.engine === 'sqlite' && isSame(place.file, target)) throw new CommandFailure(backupText.ownFile);
  if (!mayBeReplaced(target)) throw new CommandFailure(backupText.otherFile(target));
  const { bookings, days, bytes } = await writeBackup(place, target, environment).catch((error: unknown) => {
    throw backupProblem(error, target);
  });
  return [backupText.done(target, bookings, days, bytes), backupText.private];
};
