import type { Insertable } from 'kysely';
import { timeOfMark } from '#contract/boarding/boarding.rules';
import type { Mark } from '#contract/boarding/boarding.schema';
import type { DayDate } from '#contract/day/calendar.rules';
import type { Db, TickTable } from '#server/db/tables';
import { isOfTripBefore } from '../bookings.repository';

export const hasTick = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('ticks').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

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

/** The database refuses a second tick with the same key. */
export const insertTick = async (db: Db, tick: Insertable<TickTable>): Promise<void> => {
  await db.insertInto('ticks').values(tick).execute();
};

export const forgetTicksBefore = async (db: Db, date: DayDate): Promise<void> => {
  await db.deleteFrom('ticks').where(isOfTripBefore('ticks.guestId', date)).execute();
};
