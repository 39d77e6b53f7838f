import type { Selectable } from 'kysely';
import type { BackupTable, Db } from '#server/db/tables';

const ROW = 1;

/** Undefined before the first attempt. */
export const findBackups = (db: Db): Promise<Selectable<BackupTable> | undefined> =>
  db.selectFrom('backups').selectAll().where('id', '=', ROW).executeTakeFirst();

/** Claims the backup due since `dueSince`, until `nextAt`. False if it exists or another server has claimed it. */
export const claimBackup = async (
  db: Db,
  { now, dueSince, nextAt }: { now: string; dueSince: string; nextAt: string },
): Promise<boolean> => {
  const claimed = await db
    .insertInto('backups')
    .values({ id: ROW, nextAt })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ nextAt })
        .where('backups.nextAt', '<=', now)
        .where((eb) => eb.or([eb('backups.doneAt', 'is', null), eb('backups.doneAt', '<', dueSince)])),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
};

export const recordBackup = async (
  db: Db,
  done: { doneAt: string; bookings: number; bytes: number },
): Promise<void> => {
  await db
    .updateTable('backups')
    .set({ ...done, failedAt: null, reason: null })
    .where('id', '=', ROW)
    .execute();
};

/** `failedAt` is an ISO instant. The last successful backup stays recorded. */
export const recordBackupFailure = async (db: Db, failure: { failedAt: string; reason: string }): Promise<void> => {
  await db.updateTable('backups').set(failure).where('id', '=', ROW).execute();
};
