import type { Insertable } from 'kysely';
import type { DayDate } from '#contract/day/calendar.rules';
import type { Db, IdempotencyKeyTable, StoredRequestRow } from '#server/db/tables';
import { isOfTripBefore } from '../bookings.repository';

export const findStoredRequest = async (db: Db, key: string): Promise<StoredRequestRow | null> =>
  (await db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).executeTakeFirst()) ?? null;

export const keysWithBooking = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await db.selectFrom('idempotencyKeys').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
};

/** Does not store the response, because it contains a name and a telephone number. */
export const storeRequest = async (db: Db, stored: Insertable<IdempotencyKeyTable>): Promise<void> => {
  await db.insertInto('idempotencyKeys').values(stored).execute();
};

export const forgetRequest = async (db: Db, guestId: number): Promise<void> => {
  await db.deleteFrom('idempotencyKeys').where('guestId', '=', guestId).execute();
};

/** Deletes requests for trips before a date, because a hash of personal data is personal data too. */
export const forgetRequestsBefore = async (db: Db, date: DayDate): Promise<void> => {
  await db.deleteFrom('idempotencyKeys').where(isOfTripBefore('idempotencyKeys.guestId', date)).execute();
};
