import { monthRange, type YearMonth } from '#contract/day/calendar.rules';
import { DAY_TRANSITIONS, dayMemoProblem, stateAfterRequest } from '#contract/day/day.rules';
import { dayFactProblems } from '#contract/day/bulk.rules';
import type { DayState, ReserveDay, UpdateDay, UpdateDayMemo, UpdateDayState } from '#contract/day/day.schema';
import { TIME_FIELDS } from '#contract/day/timeInput.rules';
import { cleanText } from '#contract/text.rules';
import { lockCallsOf, type Booking } from '#server/bookings/bookings.repository';
import { lockLate } from '#server/bookings/deadlines/overdue.repository';
import { renewDeadlines } from '#server/bookings/deadlines/renewDeadlines';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { factsThatChanged } from '#server/history/factsThatChanged';
import { recordChange, type Operator } from '#server/history/recordChange';
import { prepareDraws } from '#server/draws/prepareDraws';
import { offerFreedSeats } from '#server/waiting/offerFreedSeats';
import { endBeforeDeparture } from './endBeforeDeparture';
import { onTripStateChanged } from './onTripStateChanged';
import { findDay, findDayByDate, findDays, lockDay, setDayNotes, setDayState, type DayNotes } from '../days.repository';

/** Shared with the operator's calendar, so it has days that the public calendar hides. */
export const listDays = ({ db }: Context, month: YearMonth): Promise<ReserveDay[]> => findDays(db, monthRange(month));

/** Specification 7. Throws NOT_FOUND. */
export const readDay = async ({ db }: Context, id: number): Promise<ReserveDay> => {
  const day = await findDay(db, id);
  if (!day) throw new AppError('NOT_FOUND');
  return day;
};

/** Specification 7. Throws NOT_FOUND. */
export const readDayByDate = async ({ db }: Context, date: string): Promise<ReserveDay> => {
  const day = await findDayByDate(db, date);
  if (!day) throw new AppError('NOT_FOUND');
  return day;
};

const lockLateOf = async (context: Context, db: Db, id: number): Promise<Booking[]> => {
  const day = await findDay(db, id);
  if (day?.state !== 'CANCEL') return [];
  return lockLate(db, context.clock().toISOString(), { first: day.date, last: day.date, of: 'cancelled' });
};

/** Throws CONFLICT if the state is no longer the displayed one. */
export const changeDayState = (
  context: Context,
  { id, state: requested, seen, reason }: UpdateDayState,
  actor: Operator,
): Promise<DayState> =>
  inTransaction(context.db, async (transaction) => {
    const late = requested === 'CANCEL' ? [] : await lockLateOf(context, transaction, id);
    await lockCallsOf(transaction, [id]);
    const day = await lockDay(transaction, id);
    if (!day) throw new AppError('NOT_FOUND');
    if (seen !== undefined && seen !== day.state) throw new AppError('CONFLICT');
    const state = stateAfterRequest(requested, day);
    if (state === day.state) return state;
    if (!DAY_TRANSITIONS[day.state].includes(state)) throw new AppError('CONFLICT');
    const changed = await setDayState(transaction, day, state);
    if (!changed) throw new AppError('CONFLICT');
    const { at } = await recordChange(context, transaction, {
      actor,
      action: 'DAY_STATE',
      dayId: id,
      before: { state: day.state },
      after: { state: changed.state },
    });
    await renewDeadlines(context, transaction, late, actor);
    await onTripStateChanged(transaction, { before: day, after: changed, at, reason });
    return (await offerFreedSeats(context, transaction, { day: changed, before: changed.state })).state;
  });

/** Another device has changed a value, and the request sends a different one. */
const isOutOfDate = <Values extends object>(stored: Values, seen: Partial<Values>, sent: Partial<Values>): boolean =>
  (Object.keys(seen) as (keyof Values)[]).some(
    (name) => seen[name] !== undefined && seen[name] !== stored[name] && sent[name] !== stored[name],
  );

/** Specification 2, 5. Throws CONFLICT if another device has changed the displayed memo. */
export const saveDayMemo = async (context: Context, input: UpdateDayMemo, actor: Operator): Promise<ReserveDay> => {
  const memo = cleanText(input.memo);
  const problem = dayMemoProblem(memo);
  if (problem) throw new AppError('VALIDATION', { problems: [problem] });
  return inTransaction(context.db, async (transaction) => {
    const before = await lockDay(transaction, input.id);
    if (!before) throw new AppError('NOT_FOUND');
    // A retry after a lost response.
    const isOld = isOutOfDate(
      { memo: before.memo, memoPublic: before.memoPublic },
      { memo: input.seen, memoPublic: input.seenPublic },
      { memo, memoPublic: input.memoPublic },
    );
    if (isOld) throw new AppError('CONFLICT');
    const notes = { memo, ...(input.memoPublic !== undefined && { memoPublic: input.memoPublic }) };
    const day = await setDayNotes(transaction, input.id, notes);
    if (!day) throw new AppError('NOT_FOUND');
    const changed = factsThatChanged(before, day, ['memo', 'memoPublic']);
    if (changed) await recordChange(context, transaction, { actor, action: 'DAY_MEMO', dayId: day.id, ...changed });
    return day;
  });
};

export const updateDay = async (
  context: Context,
  { id, seen = {}, ...sent }: UpdateDay,
  actor: Operator,
): Promise<ReserveDay> => {
  const notes = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  ) as Partial<DayNotes>;
  return inTransaction(context.db, async (transaction) => {
    if (sent.departAt !== undefined) await lockCallsOf(transaction, [id]);
    const before = await lockDay(transaction, id);
    const problems = dayFactProblems(sent, before?.totalCount, before?.date);
    if (problems.length > 0) throw new AppError('VALIDATION', { problems });
    if (!before) throw new AppError('NOT_FOUND');
    if (isOutOfDate<Partial<DayNotes>>(before, seen, notes)) throw new AppError('CONFLICT');
    const day = await setDayNotes(transaction, id, notes);
    if (!day) throw new AppError('NOT_FOUND');
    const changed = factsThatChanged(before, day, [...TIME_FIELDS, 'minCount', 'confirmed', 'opensAt']);
    if (changed) await recordChange(context, transaction, { actor, action: 'DAY_PLANNED', dayId: id, ...changed });
    await endBeforeDeparture(context, transaction, { before, after: day }, actor);
    await prepareDraws(context, transaction);
    return day;
  });
};
