import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '#contract/time.rules';
import { writeBackup, type Backedup } from '../commands/backup';
import type { Context } from '#server/context';
import type { Place } from '#server/db/place';
import { everyInterval, type Every } from '#server/bus/every';
import { backupName, deleteOldBackups } from './backupFiles';
import { claimBackup, findBackups, recordBackup, recordBackupFailure } from './backups.repository';
import { reasonOf } from './failureReason';
import { lastNight } from './night';

const LOOK_MS = 5 * MINUTE_MS;
/** The wait after a failed backup, or one whose server ended. */
const AGAIN_MS = HOUR_MS;

export interface BackupSettings {
  /** Created if its parent exists. */
  folder: string;
  /** Nights for which a backup is stored. */
  days: number;
}

type ScheduleContext = Pick<Context, 'db' | 'clock'> & {
  place: Place;
  /** Environment of PostgreSQL's programs. */
  environment: Record<string, string | undefined>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};

/** Does not create the parents, because the disk of the backups may be unmounted. */
const write = ({ place, environment }: ScheduleContext, { folder }: BackupSettings, now: Date): Promise<Backedup> => {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  return writeBackup(place, join(folder, backupName(now, place.engine)), environment);
};

/** Makes a backup if it is due and no other server makes it. */
const backUp = async (context: ScheduleContext, settings: BackupSettings, now: Date): Promise<void> => {
  const { db, log } = context;
  const dueSince = lastNight(now).toISOString();
  const nextAt = new Date(now.getTime() + AGAIN_MS).toISOString();
  if (!(await claimBackup(db, { now: now.toISOString(), dueSince, nextAt }))) return;
  try {
    const { bookings, bytes } = await write(context, settings, now);
    await recordBackup(db, { doneAt: now.toISOString(), bookings, bytes });
    log.info({ backup: { bookings, bytes } }, 'scheduled backup');
  } catch (error) {
    log.error({ err: error }, 'the scheduled backup failed');
    await recordBackupFailure(db, { failedAt: now.toISOString(), reason: reasonOf(error, settings.folder) });
  }
};

/** Deletes old backups only if there is a new one. */
const tidy = async ({ db }: ScheduleContext, { folder, days }: BackupSettings, now: Date): Promise<void> => {
  const { doneAt = null } = (await findBackups(db)) ?? {};
  if (doneAt !== null && doneAt >= lastNight(now).toISOString() && existsSync(folder))
    deleteOldBackups(folder, now, days);
};

/**
 * Every night, and at start if the last backup is missing. Not cron or a systemd timer: one more thing to install, and
 * failures would not reach the operator. Of several servers one makes the backup, and each deletes old ones in its
 * folder. The returned function ends the schedule and waits for a running backup.
 */
export const scheduleBackups = (
  context: ScheduleContext,
  settings: BackupSettings,
  every: Every = everyInterval,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    const now = context.clock();
    try {
      await backUp(context, settings, now);
      await tidy(context, settings, now);
    } catch (error) {
      context.log.error({ err: error }, 'scheduled backups');
    }
  };
  const start = (): void => {
    running ??= look().finally(() => (running = null));
  };
  const stop = every(LOOK_MS, start);
  start();
  return async () => {
    stop();
    await running;
  };
};
