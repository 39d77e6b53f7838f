import { restoreText } from '../../copy/commands';
import type { Place } from '../db/place';
import { kindOfFile, type BackupKind } from './backupFile';
import { CommandFailure } from './CommandFailure';
import { KNOWN_VERSION } from './contents';

/** Throws unless a file is a backup of the engine that the place is on. */
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

/** Throws unless a backup's version is one that this program knows how to bring to its own. */
export const requireKnown = (version: number | null, file: string): number => {
  if (version === null || version < 1) throw new CommandFailure(restoreText.notBackup(file));
  if (version > KNOWN_VERSION) throw new CommandFailure(restoreText.newerBackup(version, KNOWN_VERSION));
  return version;
};

/** Throws where bookings would be overwritten that nobody has said may go. */
export const requireConsent = (bookings: number | 'unknown', force: boolean): void => {
  if (force || bookings === 0) return;
  throw new CommandFailure(bookings === 'unknown' ? restoreText.damaged : restoreText.hasBookings(bookings));
};
