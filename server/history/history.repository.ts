import type { Insertable } from 'kysely';
import { changeActionSchema, changeFactsSchema, type Change } from '../../contract/history/history.schema';
import type { ChangeTable, Db } from '../db/tables';
import type { Found, Range } from '../page';
import type { LiveChange } from '../live/bus';

/** Rows of one statement: a year of days is written at once, within the databases' limit of parameters. */
const ROWS_AT_ONCE = 400;

/** Inserts rows into the history, and returns them in the given order. */
export const insertChanges = async (db: Db, rows: readonly Insertable<ChangeTable>[]): Promise<LiveChange[]> => {
  const written: LiveChange[] = [];
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    written.push(
      ...(await db
        .insertInto('changes')
        .values(rows.slice(first, first + ROWS_AT_ONCE))
        .returning(['id', 'action', 'dayId', 'guestId', 'at'])
        .execute()),
    );
  return written.sort((a, b) => a.id - b.id);
};

const factsOf = (json: string | null): Change['before'] =>
  json === null ? null : changeFactsSchema.parse(JSON.parse(json));

/** One page of the history, newest first, and the total number; an undefined filter does not restrict it. */
export const findChanges = async (
  db: Db,
  { dayId, guestId }: { dayId?: number | undefined; guestId?: number | undefined },
  { limit, offset }: Range,
): Promise<Found<Change>> => {
  let found = db.selectFrom('changes');
  if (dayId !== undefined) found = found.where('changes.dayId', '=', dayId);
  if (guestId !== undefined) found = found.where('changes.guestId', '=', guestId);
  const { total } = await found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('days', 'days.id', 'changes.dayId')
    .leftJoin('guests', (join) => join.onRef('guests.id', '=', 'changes.guestId').on('guests.deletedAt', 'is', null))
    .leftJoin('users', 'users.id', 'changes.userId')
    .selectAll('changes')
    .select(['days.date', 'guests.number', 'users.userid'])
    .orderBy('changes.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    list: rows.map(({ id, at, actor, userid, action, dayId, date, guestId, number, before, after }) => ({
      id,
      at,
      actor,
      userid,
      action: changeActionSchema.parse(action),
      dayId,
      date,
      guestId,
      guestNumber: number,
      before: factsOf(before),
      after: factsOf(after),
    })),
    total: Number(total),
  };
};
