import type { Insertable } from 'kysely';
import { changeActionSchema, changeFactsSchema, type Change } from '#contract/history/history.schema';
import type { ChangeTable, Db } from '#server/db/tables';
import { fromNearerEnd, type Found, type Range } from '#server/http/page';
import type { LiveChange } from '#server/bus/bus';

/** A year of days is written at once, and databases limit the parameters of a statement. */
const ROWS_AT_ONCE = 400;

/** Returns them in the given order. */
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

export const wasPersonEdited = async (db: Db, guestId: number): Promise<boolean> => {
  const edits = await db
    .selectFrom('changes')
    .select('after')
    .where('guestId', '=', guestId)
    .where('action', '=', 'EDITED')
    .execute();
  return edits.some(({ after }) => /"(name|phone)":/.test(after ?? ''));
};

/** True if the user has changed it since that instant. */
export const wasPasswordChanged = async (db: Db, userId: number, since: string): Promise<boolean> => {
  const row = await db
    .selectFrom('changes')
    .select('id')
    // Uses the index of days, because few changes have no day.
    .where('dayId', 'is', null)
    .where('userId', '=', userId)
    .where('action', '=', 'PASSWORD')
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Parses a stored `before` or `after`. */
export const factsOf = (json: string | null): Change['before'] =>
  json === null ? null : changeFactsSchema.parse(JSON.parse(json));

/** A booking that was paid when its trip was cancelled is active again, so the announced refund no longer applies. */
export const wasRefundWithdrawn = async (db: Db, guestId: number): Promise<boolean> => {
  const changes = await db
    .selectFrom('changes')
    .select(['before', 'after'])
    .where('guestId', '=', guestId)
    .where('action', 'in', ['MOVED', 'RESTORED'])
    .execute();
  return changes.some(
    ({ before, after }) => factsOf(before)?.state === 'CANCEL' && factsOf(after)?.state === 'COMPLETE',
  );
};

interface ChangesOf {
  dayId?: number | undefined;
  guestId?: number | undefined;
}

const changesOf = (db: Db, { dayId, guestId }: ChangesOf) =>
  db
    .selectFrom('changes')
    .$if(dayId !== undefined, (query) => query.where('changes.dayId', '=', dayId ?? null))
    .$if(guestId !== undefined, (query) => query.where('changes.guestId', '=', guestId ?? null));

/** Newest first. An undefined filter does not restrict it. */
export const findChanges = async (db: Db, of: ChangesOf, range: Range): Promise<Found<Change>> => {
  const { total } = await changesOf(db, of)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const { direction, limit, offset } = fromNearerEnd(range, Number(total));
  const page = changesOf(db, of).select('changes.id').orderBy('changes.id', direction).limit(limit).offset(offset);
  const rows = await db
    .selectFrom('changes')
    .where('changes.id', 'in', page)
    .leftJoin('days', 'days.id', 'changes.dayId')
    .leftJoin('guests', (join) => join.onRef('guests.id', '=', 'changes.guestId').on('guests.deletedAt', 'is', null))
    .leftJoin('users', 'users.id', 'changes.userId')
    .selectAll('changes')
    .select(['days.date', 'guests.number', 'users.userid'])
    .orderBy('changes.id', 'desc')
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
