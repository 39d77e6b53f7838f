import { addDays, daysBetween, type DayDate } from '#contract/day/calendar.rules';
import { DAY_TRANSITIONS, seatsTaken } from '#contract/day/day.rules';
import {
  BULK_FACTS,
  bulkLeastProblem,
  bulkProblems,
  dayAfterBulk,
  isUnchangedByBulk,
  NEW_DAY,
  planOf,
  type BulkFacts,
} from '#contract/day/bulk.rules';
import { dayListQuerySchema, type BulkUpdate, type ReserveDay } from '#contract/day/day.schema';
import type { FieldProblem } from '#contract/errors';
import { cleanText } from '#contract/text.rules';
import { lockCallsOf } from '#server/bookings/bookings.repository';
import { lockLate } from '#server/bookings/deadlines/overdue.repository';
import { renewDeadlines } from '#server/bookings/deadlines/renewDeadlines';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { factsThatChanged } from '#server/history/factsThatChanged';
import { recordChanges, type NewChange, type Operator } from '#server/history/recordChange';
import { prepareDraws } from '#server/draws/prepareDraws';
import { offerFreedSeats } from '#server/waiting/offerFreedSeats';
import { daysInLine } from '#server/waiting/waiting.repository';
import { findDay, findDays, insertDays, lockDays, planDay } from '../days.repository';
import { endBeforeDeparture } from './endBeforeDeparture';
import { onTripStateChanged } from './onTripStateChanged';

const { year } = dayListQuerySchema.shape;

const draftProblems = (draft: BulkUpdate): FieldProblem[] => {
  const problems: FieldProblem[] = bulkProblems(draft);
  if (problems.length > 0) return problems;
  // The calendar cannot show days outside its range.
  for (const field of ['stdate', 'eddate'] as const)
    if (!year.safeParse(draft[field].slice(0, 4)).success) problems.push({ field, code: 'DATE_INVALID' });
  return problems;
};

const datesOf = (first: DayDate, last: DayDate): DayDate[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));

const cleaned = (sent: BulkUpdate): BulkUpdate => ({
  ...sent,
  ...(sent.fish !== undefined && { fish: cleanText(sent.fish) }),
  ...(sent.memo !== undefined && { memo: cleanText(sent.memo) }),
});

/** Null if only states and memos are changed. */
const newDayOf = (draft: BulkUpdate): BulkFacts | null => {
  const plan = planOf(draft);
  if (!plan) return null;
  return dayAfterBulk({ ...plan, ...NEW_DAY, state: 'OPEN', guestCount: 0, heldCount: 0, charter: 'N' }, draft);
};

const expectEnoughSeats = (days: readonly ReserveDay[], totalCount: number): void => {
  const tooFull = days.filter((day) => seatsTaken(day) > totalCount);
  if (tooFull.length === 0) return;
  throw new AppError('VALIDATION', {
    problems: tooFull.map((day) => ({
      field: 'totalCount',
      code: 'SEATS_TAKEN',
      date: day.date,
      count: seatsTaken(day),
    })),
  });
};

const offerFreedSeatsOf = async (context: Context, transaction: Db, id: number): Promise<void> => {
  const day = await findDay(transaction, id);
  if (day) await offerFreedSeats(context, transaction, { day, before: day.state });
};

/** Specification 5, 7. Changes nothing if a day has more guests than new seats. Does not count unchanged days. */
export const planDays = (context: Context, sent: BulkUpdate, actor: Operator): Promise<number> =>
  inTransaction(context.db, async (transaction) => {
    const draft = cleaned(sent);
    const problems = draftProblems(draft);
    if (problems.length > 0) throw new AppError('VALIDATION', { problems });

    const { stdate, eddate } = draft;
    const sails = draft.state !== undefined && draft.state !== 'CANCEL';
    const range = { first: stdate, last: eddate };
    const late = sails ? await lockLate(transaction, context.clock().toISOString(), { ...range, of: 'cancelled' }) : [];
    if (draft.state !== undefined || draft.departAt !== undefined) {
      const ids = (await findDays(transaction, range)).map(({ id }) => id);
      await lockCallsOf(transaction, ids);
    }
    const days = await lockDays(transaction, range);
    const newDay = newDayOf(draft);
    if (newDay) expectEnoughSeats(days, newDay.totalCount);
    const least = days
      .map((day) => bulkLeastProblem(day, dayAfterBulk(day, draft)))
      .filter((problem) => problem !== null);
    if (least.length > 0) throw new AppError('VALIDATION', { problems: least.slice(0, 1) });

    const changes: NewChange[] = [];
    const planned: number[] = [];
    const stateChanges: { before: ReserveDay; after: ReserveDay }[] = [];
    for (const day of days) {
      if (isUnchangedByBulk(day, draft)) continue;
      const after = dayAfterBulk(day, draft);
      const isAsked = draft.state !== undefined && after.state !== day.state;
      if (isAsked && !DAY_TRANSITIONS[day.state].includes(after.state)) throw new AppError('CONFLICT');
      const written = await planDay(transaction, day, after);
      if (!written) throw new AppError('CONFLICT');
      planned.push(day.id);
      stateChanges.push({ before: day, after: written });
      const changed = factsThatChanged(day, written, BULK_FACTS);
      if (changed) changes.push({ actor, action: 'DAY_PLANNED', dayId: day.id, ...changed });
    }
    if (newDay) {
      const present = new Set(days.map(({ date }) => date));
      const missing = datesOf(stdate, eddate).filter((date) => !present.has(date));
      const after = Object.fromEntries(
        BULK_FACTS.filter((fact) => !(fact in NEW_DAY) || newDay[fact] !== NEW_DAY[fact as keyof typeof NEW_DAY]).map(
          (fact) => [fact, newDay[fact]],
        ),
      );
      for (const { id } of await insertDays(transaction, missing, newDay))
        changes.push({ actor, action: 'DAY_CREATED', dayId: id, after });
    }
    const at = (await recordChanges(context, transaction, changes))[0]?.at ?? '';
    for (const stateChange of stateChanges) {
      await onTripStateChanged(transaction, { ...stateChange, at });
      await endBeforeDeparture(context, transaction, stateChange, actor);
    }
    await renewDeadlines(context, transaction, late, actor);
    await prepareDraws(context, transaction);
    for (const id of await daysInLine(transaction, planned)) await offerFreedSeatsOf(context, transaction, id);
    return changes.length;
  });
