import { seatsLeft, stateAfterSeats } from '#contract/day/day.rules';
import type { BulkFacts } from '#contract/day/bulk.rules';
import type { DayState, ReserveDay } from '#contract/day/day.schema';
import { isPostgres } from '#server/db/engine';
import type { Db, NewDay } from '#server/db/tables';
import { toDay } from './toDay';

/** The database refuses a second day with the same date. */
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

export const findDays = async (db: Db, range: { first: string; last: string }): Promise<ReserveDay[]> =>
  (await daysBetween(db, range).execute()).map(toDay);

/** The lock holds until the transaction ends. */
export const lockDay = async (db: Db, id: number): Promise<ReserveDay | null> => {
  const row = await db
    .selectFrom('days')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? toDay(row) : null;
};

/** In the order of their dates. */
export const lockDays = async (db: Db, range: { first: string; last: string }): Promise<ReserveDay[]> => {
  const rows = await daysBetween(db, range)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
  return rows.map(toDay);
};

export const findDaysById = async (db: Db, ids: readonly number[]): Promise<ReserveDay[]> =>
  (await db.selectFrom('days').selectAll().where('id', 'in', ids).orderBy('date').execute()).map(toDay);

/** In the order of their dates. */
export const lockDaysById = async (db: Db, ids: readonly number[]): Promise<ReserveDay[]> => {
  const rows = await db
    .selectFrom('days')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('date')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
  return rows.map(toDay);
};

export const hasDays = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('days').select('id').where('date', '>', '').limit(1).executeTakeFirst()) !== undefined;

/** Null if the day has changed since it was read. */
export const setDayState = async (db: Db, seen: ReserveDay, state: DayState): Promise<ReserveDay | null> => {
  const row = await db
    .updateTable('days')
    .set({ state })
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('guestCount', '=', seen.guestCount)
    .where('heldCount', '=', seen.heldCount)
    .where('totalCount', '=', seen.totalCount)
    .returningAll()
    .executeTakeFirst();
  return row ? toDay(row) : null;
};

export type DayNotes = Pick<
  ReserveDay,
  'memo' | 'memoPublic' | 'departAt' | 'returnAt' | 'meetAt' | 'minCount' | 'confirmed' | 'opensAt'
>;

/** Missing properties stay. Null if there is no such day. */
export const setDayNotes = async (db: Db, id: number, notes: Partial<DayNotes>): Promise<ReserveDay | null> => {
  if (Object.keys(notes).length === 0) return findDay(db, id);
  const row = await db.updateTable('days').set(notes).where('id', '=', id).returningAll().executeTakeFirst();
  return row ? toDay(row) : null;
};

export const insertDays = async (db: Db, dates: readonly string[], facts: BulkFacts): Promise<ReserveDay[]> => {
  if (dates.length === 0) return [];
  const days = dates.map((date) => ({ ...facts, date, guestCount: 0 }));
  return (await db.insertInto('days').values(days).returningAll().execute()).map(toDay);
};

/** Null if state or seats were changed since they were read. Only this and `changeSeats` change the capacity. */
export const planDay = async (db: Db, seen: ReserveDay, facts: BulkFacts): Promise<ReserveDay | null> => {
  const row = await db
    .updateTable('days')
    .set(facts)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('guestCount', '=', seen.guestCount)
    .where('heldCount', '=', seen.heldCount)
    .where('totalCount', '=', seen.totalCount)
    .where((eb) => eb(eb('guestCount', '+', eb.ref('heldCount')), '<=', facts.totalCount))
    .returningAll()
    .executeTakeFirst();
  return row ? toDay(row) : null;
};

export interface SeatMove {
  day: ReserveDay;
  before: DayState;
}

export interface SeatChange {
  by?: 'visitor' | 'operator';
  held?: number;
  /** The charter's headcount before the change, 0 for a new charter; omitted for other bookings. */
  charterOf?: number | undefined;
}

/**
 * Only this and the stores of new bookings (docs/decisions/0015) change seats. Call it in a transaction. `delta` takes
 * seats, `held` holds them; both together sell held seats. Null without free seats, for a visitor on a day that is not
 * OPEN, and for a charter beside other bookings.
 */
export const changeSeats = async (
  db: Db,
  id: number,
  delta: number,
  { by = 'visitor', charterOf, held = 0 }: SeatChange = {},
): Promise<SeatMove | null> => {
  const taking = delta + held;
  const row = await db
    .updateTable('days')
    .set((eb) => ({
      guestCount: eb('guestCount', '+', delta),
      ...(held !== 0 && { heldCount: eb('heldCount', '+', held) }),
      ...(charterOf !== undefined && { charterCount: charterOf + delta }),
    }))
    .where('id', '=', id)
    .where('charterCount', '=', charterOf ?? 0)
    .$if(charterOf !== undefined, (query) => query.where('guestCount', '=', charterOf ?? 0).where('heldCount', '=', 0))
    .$if(held < 0, (query) => query.where('heldCount', '>=', -held))
    .$if(taking > 0, (query) =>
      query.where((eb) => eb(eb(eb('guestCount', '+', taking), '+', eb.ref('heldCount')), '<=', eb.ref('totalCount'))),
    )
    .$if(taking > 0 && by === 'visitor', (query) => query.where('state', '=', 'OPEN'))
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const taken = toDay(row);
  // With seats left besides the held ones, the day was closed by hand and stays closed when an offer ends.
  const closedByHand = delta === 0 && held < 0 && seatsLeft({ ...taken, heldCount: taken.heldCount - held }) > 0;
  const state = closedByHand ? taken.state : stateAfterSeats(taken.state, taken, taking);
  const day = state === taken.state ? taken : await setDayState(db, taken, state);
  return day && { day, before: taken.state };
};
