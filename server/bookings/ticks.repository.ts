import type { Insertable } from 'kysely';
import { timeOfMark } from '../../contract/boarding/boarding.rules';
import type { Mark } from '../../contract/boarding/boarding.schema';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { Db, TickTable } from '../db/tables';
import { isOfTripBefore } from './bookings.repository';

/** Whether a tick was received before. */
export const hasTick = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('ticks').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

/** When the last received tick of the same kind was made on a booking; null if there is none. */
export const lastTickAt = async (db: Db, guestId: number, mark: Mark): Promise<string | null> => {
  const same = (['BOARDED', 'UNBOARDED', 'CALLED', 'UNCALLED'] as const).filter(
    (other) => timeOfMark(other) === timeOfMark(mark),
  );
  const row = await db
    .selectFrom('ticks')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('guestId', '=', guestId)
    .where('mark', 'in', same)
    .executeTakeFirst();
  return row?.at ?? null;
};

/** Stores a received tick. The database refuses a second one with the same key. */
export const insertTick = async (db: Db, tick: Insertable<TickTable>): Promise<void> => {
  await db.insertInto('ticks').values(tick).execute();
};

/** Deletes the ticks of trips before a date. */
export const forgetTicksBefore = async (db: Db, date: DayDate): Promise<void> => {
  await db.deleteFrom('ticks').where(isOfTripBefore('ticks.guestId', date)).execute();
};
