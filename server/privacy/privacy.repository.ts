import { sql } from 'kysely';
import type { DayDate } from '../../contract/day/calendar.rules';
import { isPostgres } from '../db/engine';
import type { Db } from '../db/tables';

/**
 * Erases the personal data of trips before a date: name, telephone number, booking password and memo. Headcount and
 * state stay, so that the day's seats still add up. Returns the ids of the bookings erased now.
 */
export const blankGuestsBefore = async (db: Db, date: DayDate): Promise<number[]> => {
  const rows = await db
    .updateTable('guests')
    .set({ name: '', phone: '', memo: '', passwordHash: null, passwordSalt: null })
    .where('dayId', 'in', (days) => days.selectFrom('days').select('id').where('date', '<', date))
    .where((eb) =>
      eb.or([
        eb('name', '<>', ''),
        eb('phone', '<>', ''),
        eb('memo', '<>', ''),
        eb('passwordHash', 'is not', null),
        eb('passwordSalt', 'is not', null),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Deletes the stored request hashes of trips before a date: a hash of personal data is personal data too. */
export const forgetRequestsBefore = async (db: Db, date: DayDate): Promise<void> => {
  await db
    .deleteFrom('idempotencyKeys')
    .where('guestId', 'in', (guests) =>
      guests
        .selectFrom('guests')
        .innerJoin('days', 'days.id', 'guests.dayId')
        .select('guests.id')
        .where('date', '<', date),
    )
    .execute();
};

/**
 * SQLite's write-ahead log still contains the old pages: writes them into the file and truncates the log. Has no effect
 * while another process reads; the next night tries again. PostgreSQL cleans up by itself.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
};
