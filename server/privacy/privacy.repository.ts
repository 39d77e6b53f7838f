import type { DayDate } from '../../contract/day/calendar.rules';
import type { Db } from '../db/tables';

/**
 * Blanks what names a person on trips before a date: name, phone, booking password and memo. Headcount and state stay,
 * so the day's seats still add up. Answers how many bookings were blanked now.
 */
export const blankGuestsBefore = async (db: Db, date: DayDate): Promise<number> => {
  const result = await db
    .updateTable('guests')
    .set({ name: '', phone: '', memo: '', passwordHash: null, passwordSalt: null })
    .where('dayId', 'in', (days) => days.selectFrom('days').select('id').where('date', '<', date))
    .where((eb) =>
      eb.or([eb('name', '<>', ''), eb('phone', '<>', ''), eb('memo', '<>', ''), eb('passwordHash', 'is not', null)]),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** Forgets the keys of bookings made before an instant: nobody retries a submit days later. */
export const forgetKeysBefore = async (db: Db, instant: string): Promise<void> => {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', instant).execute();
};
