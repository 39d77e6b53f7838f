import type { Insertable } from 'kysely';
import { timeOfMark } from '#contract/boarding/boarding.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import type { Db, TickTable } from '#server/db/tables';
import { isOfTripBefore } from '../bookings.repository';

export const hasTick = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('ticks').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

/** Places of ticks of the same kind that were made after `at`; null stands for the whole party. */
export const placesTickedAfter = async (
  db: Db,
  { guestId, mark, at }: Pick<Insertable<TickTable>, 'guestId' | 'mark' | 'at'>,
): Promise<(number | null)[]> => {
  const same = (['BOARDED', 'UNBOARDED', 'CALLED', 'UNCALLED'] as const).filter(
    (other) => timeOfMark(other) === timeOfMark(mark),
  );
  const rows = await db
    .selectFrom('ticks')
    .select('place')
    .distinct()
    .where('guestId', '=', guestId)
    .where('mark', 'in', same)
    .where('at', '>', at)
    .execute();
  return rows.map(({ place }) => place);
};

/** The database refuses a second tick with the same key. */
export const insertTick = async (db: Db, tick: Insertable<TickTable>): Promise<void> => {
  await db.insertInto('ticks').values(tick).execute();
};

export const forgetTicksBefore = async (db: Db, date: DayDate): Promise<void> => {
  await db.deleteFrom('ticks').where(isOfTripBefore('ticks.guestId', date)).execute();
};
