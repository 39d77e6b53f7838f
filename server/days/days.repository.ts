import { isoWeek } from '../../contract/day/calendar.rules';
import { stateAfterSeats, type BulkFacts } from '../../contract/day/day.rules';
import type { DayState, ReserveDay } from '../../contract/day/day.schema';
import { isPostgres } from '../db/engine';
import type { DayRow, Db, NewDay } from '../db/tables';

const toDay = (row: DayRow): ReserveDay => ({ ...row, week: isoWeek(row.date) });

export const insertDay = async (db: Db, day: NewDay): Promise<ReserveDay> =>
  toDay(await db.insertInto('days').values(day).returningAll().executeTakeFirstOrThrow());

export const findDay = async (db: Db, id: number): Promise<ReserveDay | null> => {
  const row = await db.selectFrom('days').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toDay(row) : null;
};

export const findDayByDate = async (db: Db, date: string): Promise<ReserveDay | null> => {
  const row = await db.selectFrom('days').selectAll().where('date', '=', date).executeTakeFirst();
  return row ? toDay(row) : null;
};

const daysBetween = (db: Db, { first, last }: { first: string; last: string }) =>
  db.selectFrom('days').selectAll().where('date', '>=', first).where('date', '<=', last).orderBy('date');

/** The days from `first` to `last`, both included, in order of date. */
export const findDays = async (db: Db, range: { first: string; last: string }): Promise<ReserveDay[]> =>
  (await daysBetween(db, range).execute()).map(toDay);

/** Like `findDay`, and keeps the day as it was read until the transaction ends. */
export const lockDay = async (db: Db, id: number): Promise<ReserveDay | null> => {
  const row = await db
    .selectFrom('days')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? toDay(row) : null;
};

/** Like `findDays`, and keeps them as they were read until the transaction ends; always locked in order of date. */
export const lockDays = async (db: Db, range: { first: string; last: string }): Promise<ReserveDay[]> => {
  const rows = await daysBetween(db, range)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
  return rows.map(toDay);
};

export const hasDays = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('days').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Changes the state if the day is still as it was read; null when it is not. */
export const setDayState = async (db: Db, seen: ReserveDay, state: DayState): Promise<ReserveDay | null> => {
  const row = await db
    .updateTable('days')
    .set({ state })
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('guestCount', '=', seen.guestCount)
    .where('totalCount', '=', seen.totalCount)
    .returningAll()
    .executeTakeFirst();
  return row ? toDay(row) : null;
};

export const setDayMemo = async (db: Db, id: number, memo: string): Promise<ReserveDay | null> => {
  const row = await db.updateTable('days').set({ memo }).where('id', '=', id).returningAll().executeTakeFirst();
  return row ? toDay(row) : null;
};

/** Creates days without bookings. */
export const insertDays = async (db: Db, dates: readonly string[], facts: BulkFacts): Promise<ReserveDay[]> => {
  if (dates.length === 0) return [];
  const days = dates.map((date) => ({ ...facts, date, guestCount: 0 }));
  return (await db.insertInto('days').values(days).returningAll().execute()).map(toDay);
};

/**
 * Beside `changeSeats` the one place that changes how many a day carries: writes what a bulk update leaves if state and
 * seats are still as they were read and all guests have room; null when not. Guests stay.
 */
export const planDay = async (db: Db, seen: ReserveDay, facts: BulkFacts): Promise<ReserveDay | null> => {
  const row = await db
    .updateTable('days')
    .set(facts)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('guestCount', '=', seen.guestCount)
    .where('totalCount', '=', seen.totalCount)
    .where('guestCount', '<=', facts.totalCount)
    .returningAll()
    .executeTakeFirst();
  return row ? toDay(row) : null;
};

/** What became of a day whose seats changed hands. */
export interface SeatMove {
  day: ReserveDay;
  /** The state before; it differs where the seats closed or opened the day. */
  before: DayState;
}

/**
 * The one place where seats change hands: takes `delta` seats, or gives them back when it is negative. Seats are taken
 * in one guarded statement, where there is room only, and by a visitor on an OPEN day only; null when there is none.
 * The last seat closes the day, a seat that comes back opens it. Call it in a transaction.
 */
export const changeSeats = async (
  db: Db,
  id: number,
  delta: number,
  by: 'visitor' | 'operator' = 'visitor',
): Promise<SeatMove | null> => {
  const row = await db
    .updateTable('days')
    .set((eb) => ({ guestCount: eb('guestCount', '+', delta) }))
    .where('id', '=', id)
    .$if(delta > 0, (query) => query.where((eb) => eb(eb('guestCount', '+', delta), '<=', eb.ref('totalCount'))))
    .$if(delta > 0 && by === 'visitor', (query) => query.where('state', '=', 'OPEN'))
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const taken = toDay(row);
  const state = stateAfterSeats(taken.state, taken, delta);
  const day = state === taken.state ? taken : await setDayState(db, taken, state);
  return day && { day, before: taken.state };
};
