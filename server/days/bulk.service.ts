import { addDays, daysBetween, type DayDate } from '../../contract/day/calendar.rules';
import { bulkProblems, isAsPlanned } from '../../contract/day/day.rules';
import { dayListQuerySchema, type BulkUpdate } from '../../contract/day/day.schema';
import type { FieldProblem } from '../../contract/errors';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { factsThatChanged } from '../history/factsThatChanged';
import { recordChanges, type NewChange, type Operator } from '../history/recordChange';
import { insertDays, lockDays, planDay } from './days.repository';

const { year } = dayListQuerySchema.shape;

const draftProblems = (draft: BulkUpdate): FieldProblem[] => {
  const problems: FieldProblem[] = bulkProblems(draft);
  if (problems.length > 0) return problems;
  // A day that no month of the calendar shows could not be found again.
  for (const field of ['stdate', 'eddate'] as const)
    if (!year.safeParse(draft[field].slice(0, 4)).success) problems.push({ field, code: 'DATE_INVALID' });
  return problems;
};

/** What a bulk update can change of a day, for the history. */
const PLANNED = ['state', 'fish', 'totalCount', 'price', 'reservePrice'] as const;

const datesOf = (first: DayDate, last: DayDate): DayDate[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));

/**
 * Plans a range of days (specification 5, 7): creates the missing ones as OPEN, and changes fish, seats and prices of
 * the others. All of it or, where a day has more guests than the new seats, nothing: the problems name date and
 * guests. Answers how many days were created or changed, and the history has one row for each of them; a day that already
 * was as asked is neither counted nor written.
 */
export const planDays = (context: Context, sent: BulkUpdate, actor: Operator): Promise<number> =>
  inTransaction(context.db, async (transaction) => {
    const draft = { ...sent, fish: sent.fish.normalize('NFC').trim() };
    const problems = draftProblems(draft);
    if (problems.length > 0) throw new AppError('VALIDATION', { problems });

    const { stdate, eddate, ...plan } = draft;
    const days = await lockDays(transaction, { first: stdate, last: eddate });
    const crowded = days.filter(({ guestCount }) => guestCount > plan.totalCount);
    if (crowded.length > 0)
      throw new AppError('VALIDATION', {
        problems: crowded.map(({ date, guestCount: count }) => ({
          field: 'totalCount',
          code: 'SEATS_TAKEN',
          date,
          count,
        })),
      });

    const changes: NewChange[] = [];
    for (const day of days) {
      if (isAsPlanned(day, plan)) continue;
      const planned = await planDay(transaction, day, plan);
      if (!planned) throw new AppError('CONFLICT');
      const changed = factsThatChanged(day, planned, PLANNED);
      if (changed) changes.push({ actor, action: 'DAY_PLANNED', dayId: day.id, ...changed });
    }
    const present = new Set(days.map(({ date }) => date));
    const missing = datesOf(stdate, eddate).filter((date) => !present.has(date));
    const created = await insertDays(transaction, missing, plan);
    for (const { id, state } of created)
      changes.push({ actor, action: 'DAY_CREATED', dayId: id, after: { state, ...plan } });
    await recordChanges(context, transaction, changes);
    return changes.length;
  });
