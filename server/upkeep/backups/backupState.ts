import type { Backup } from '#contract/backup/backup.schema';
import { HOUR_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import { findBackups } from './backups.repository';
import { lastNight } from './night';

/** A backup counts as missed an hour after its time. */
const LATE_MS = HOUR_MS;

export const readBackupState = async ({
  db,
  clock,
  backupsOn,
}: Pick<Context, 'db' | 'clock' | 'backupsOn'>): Promise<Backup> => {
  if (!backupsOn) return { state: 'off' };
  const { doneAt = null, bookings = 0, failedAt = null, reason = null } = (await findBackups(db)) ?? {};
  if (failedAt !== null && reason !== null) return { state: 'failed', failedAt, reason, doneAt };
  const expected = lastNight(new Date(clock().getTime() - LATE_MS)).toISOString();
  return doneAt === null || doneAt < expected
    ? { state: 'missed', doneAt }
    : { state: 'done', doneAt, bookings: bookings ?? 0 };
};
