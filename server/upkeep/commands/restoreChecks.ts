import { restoreText } from '#copy/commands';
import { KNOWN_VERSION, OLDEST_VERSION } from '#server/db/migrate';
import type { Place } from '#server/db/place';
import { kindOfFile, type BackupKind } from './backupFile';
import { CommandFailure } from './CommandFailure';

/** Throws unless the backup is of the database's engine. */
export const requireKind = (file: string, { engine }: Place): void => {
  let kind: BackupKind;
  try {
    kind = kindOfFile(file);
  } catch {
    throw new CommandFailure(restoreText.unreadable(file));
  }
  if (kind === engine) return;
  if (kind === 'sqlite') throw new CommandFailure(restoreText.forSqlite);
  if (kind === 'postgres') throw new CommandFailure(restoreText.forPostgres);
  throw new CommandFailure(restoreText.notBackup(file));
};

/** Throws unless this program can migrate the backup's version. */
export const requireKnown = (version: number | null, file: string): number => {
  if (version === null || version < 1) throw new CommandFailure(restoreText.notBackup(file));
  if (version > KNOWN_VERSION) throw new CommandFailure(restoreText.newerBackup(version, KNOWN_VERSION));
  if (version < OLDEST_VERSION) throw new CommandFailure(restoreText.tooOldBackup(version, OLDEST_VERSION));
  return version;
};

/** Throws if bookings would be overwritten without `force`. */
export const requireConsent = (bookings: number | 'unknown', force: boolean): void => {
  if (force || bookings === 0) return;
  throw new CommandFailure(bookings === 'unknown' ? restoreText.damaged : restoreText.hasBookings(bookings));
};
