import { sql } from 'kysely';
import type { DayDate } from '../../contract/day/calendar.rules';
import { isPostgres } from '../db/engine';
import type { Db } from '../db/tables';

/**
 * Blanks what names a person on trips before a date: name, phone, booking password and memo. Headcount and state stay,
 * so the day's seats still add up. Answers the bookings that were blanked now.
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

/** Forgets what was sent for trips before a date: a hash of who booked is about a person, too. */
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
 * SQLite's log still holds the pages as they were: writes them into the file and empties it. As long as another process
 * reads, it stays; the next night tries again. PostgreSQL clears its own.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
};
