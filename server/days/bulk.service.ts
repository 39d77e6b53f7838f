import { addDays, daysBetween, type DayDate } from '../../contract/day/calendar.rules';
import { bulkProblems, FISH_MAX } from '../../contract/day/day.rules';
import { dayListQuerySchema, type BulkUpdate } from '../../contract/day/day.schema';
import type { FieldProblem } from '../../contract/errors';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { findDays, insertDays, planDay } from './days.repository';

const { year } = dayListQuerySchema.shape;

const draftProblems = (draft: BulkUpdate): FieldProblem[] => {
  const problems: FieldProblem[] = bulkProblems(draft);
  if (problems.length > 0) return problems;
  // A day that no month of the calendar shows could not be found again.
  for (const field of ['stdate', 'eddate'] as const)
    if (!year.safeParse(draft[field].slice(0, 4)).success) problems.push({ field, code: 'DATE_INVALID' });
  // The contract measures the stored text by UTF-16 units, a person counts characters: both have to fit.
  if (draft.fish.length > FISH_MAX) problems.push({ field: 'fish', code: 'TOO_LONG', max: FISH_MAX });
  return problems;
};

const datesOf = (first: DayDate, last: DayDate): DayDate[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));

/**
 * Plans a range of days (specification 5, 7): creates the missing ones as OPEN, and changes fish, seats and prices of
 * the others. All of it or, where a day has more guests than the new seats, nothing: the problems name date and
 * guests. Answers how many days were written, those included that already were as asked.
 */
export const planDays = ({ db }: Context, sent: BulkUpdate): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const draft = { ...sent, fish: sent.fish.normalize('NFC').trim() };
    const problems = draftProblems(draft);
    if (problems.length > 0) throw new AppError('VALIDATION', { problems });

    const { stdate, eddate, ...plan } = draft;
    const days = await findDays(transaction, { first: stdate, last: eddate });
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

    for (const day of days) if (!(await planDay(transaction, day, plan))) throw new AppError('CONFLICT');
    const present = new Set(days.map(({ date }) => date));
    const missing = datesOf(stdate, eddate).filter((date) => !present.has(date));
    return days.length + (await insertDays(transaction, missing, plan));
  });
