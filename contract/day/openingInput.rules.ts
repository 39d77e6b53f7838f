import type { FieldProblem } from '../errors';
import { seoulTime, seoulToday, type DayDate } from './calendar.rules';
import { OPENING_STEP_MS } from './opening.rules';

/** `local` is the value of an `<input type="datetime-local">`, in Seoul. */
export const openingFrom = (local: string): string | null => {
  if (local === '') return null;
  const instant = new Date(`${local.slice(0, 16)}:00+09:00`);
  return Number.isNaN(instant.getTime()) ? local : instant.toISOString();
};
export const openingInput = (opensAt: string | null): string =>
  opensAt === null ? '' : `${seoulToday(new Date(opensAt))}T${seoulTime(new Date(opensAt))}`;

/** In UTC, on a half hour, and not after `date`, the (first) day of the trip. */
export const openingProblems = (
  { opensAt }: { opensAt?: string | null | undefined },
  date?: DayDate,
): FieldProblem<'opensAt'>[] => {
  if (opensAt === undefined || opensAt === null) return [];
  const instant = Date.parse(opensAt);
  const isValid =
    !Number.isNaN(instant) &&
    instant % OPENING_STEP_MS === 0 &&
    /^\d{4}-/.test(opensAt) &&
    new Date(instant).toISOString() === opensAt;
  if (!isValid) return [{ field: 'opensAt', code: 'OPENING_INVALID' }];
  const isLate = date !== undefined && seoulToday(new Date(instant)) > date;
  return isLate ? [{ field: 'opensAt', code: 'OPENING_AFTER_TRIP', date }] : [];
};
