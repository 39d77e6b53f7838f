import {
  addMonths,
  daysBetween,
  monthsBetween,
  yearMonthOf,
  type YearMonth,
} from '../../../../contract/day/calendar.rules';
import { isUnchangedByBulk, planOf } from '../../../../contract/day/bulk.rules';
import type { BulkUpdate, ReserveDay } from '../../../../contract/day/day.schema';

type Range = Pick<BulkUpdate, 'stdate' | 'eddate'>;

/** Effect of a bulk update. */
export interface RangePreview {
  /** Days that do not exist yet and will be created. */
  created: number;
  /** Days that do not exist and are not created, because the update has no plan for them. */
  skipped: number;
  /** Existing days that will change. */
  changed: number;
  /** Existing days that already have the new values. */
  same: number;
  /** Changed days with guests, in order of date. */
  booked: BookedDay[];
  /** Days of `booked` that have more guests than the new number of seats; the server then refuses the whole update. */
  crowded: BookedDay[];
}
type BookedDay = Pick<ReserveDay, 'date' | 'guestCount'>;

/** The months whose lists of days cover a range. */
export const monthsOf = ({ stdate, eddate }: Range): YearMonth[] => {
  const first = yearMonthOf(stdate);
  return Array.from({ length: monthsBetween(first, yearMonthOf(eddate)) + 1 }, (_, index) => addMonths(first, index));
};

/** Compares a bulk update, including both ends of its range, with the existing days. */
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
