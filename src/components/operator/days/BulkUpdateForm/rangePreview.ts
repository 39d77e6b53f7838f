import { addMonths, daysBetween, monthsBetween, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import { isUnchangedByBulk, planOf } from '#contract/day/bulk.rules';
import type { BulkUpdate, ReserveDay } from '#contract/day/day.schema';

type Range = Pick<BulkUpdate, 'stdate' | 'eddate'>;

export interface RangePreview {
  created: number;
  /** Missing days that are not created, because there is no plan. */
  skipped: number;
  changed: number;
  same: number;
  /** In order of date. */
  booked: BookedDay[];
  /** Days with more guests than new seats: the server refuses the whole update. */
  crowded: BookedDay[];
}
type BookedDay = Pick<ReserveDay, 'date' | 'guestCount'>;

export const monthsOf = ({ stdate, eddate }: Range): YearMonth[] => {
  const first = yearMonthOf(stdate);
  return Array.from({ length: monthsBetween(first, yearMonthOf(eddate)) + 1 }, (_, index) => addMonths(first, index));
};

/** The range includes both ends. */
export const rangePreview = (update: BulkUpdate, days: readonly ReserveDay[]): RangePreview => {
  const { stdate, eddate } = update;
  const plan = planOf(update);
  const existing = days.filter(({ date }) => date >= stdate && date <= eddate);
  const missing = daysBetween(stdate, eddate) + 1 - existing.length;
  const changed = existing.filter((day) => !isUnchangedByBulk(day, update));
  const booked = changed
    .filter(({ guestCount }) => guestCount > 0)
    .map(({ date, guestCount }) => ({ date, guestCount }));
  return {
    created: plan ? missing : 0,
    skipped: plan ? 0 : missing,
    changed: changed.length,
    same: existing.length - changed.length,
    booked,
    crowded: plan ? booked.filter(({ guestCount }) => guestCount > plan.totalCount) : [],
  };
};
