import {
  addMonths,
  daysBetween,
  monthsBetween,
  yearMonthOf,
  type YearMonth,
} from '../../../../contract/day/calendar.rules';
import { isUnchangedByBulk, planOf } from '../../../../contract/day/day.rules';
import type { BulkUpdate, ReserveDay } from '../../../../contract/day/day.schema';

type Range = Pick<BulkUpdate, 'stdate' | 'eddate'>;

/** What a bulk update will touch. */
export interface RangePreview {
  /** Days that do not exist yet. */
  created: number;
  /** Days that do not exist and stay so: there is no plan to create them by. */
  skipped: number;
  /** Days that exist and will differ. */
  changed: number;
  /** Days that are as asked already. */
  same: number;
  /** Of the changed days those with guests, in order of date. */
  booked: BookedDay[];
  /** Of these the ones with more guests than the new seats: the server refuses the whole update. */
  crowded: BookedDay[];
}
type BookedDay = Pick<ReserveDay, 'date' | 'guestCount'>;

/** The months whose day lists cover a range. */
export const monthsOf = ({ stdate, eddate }: Range): YearMonth[] => {
  const first = yearMonthOf(stdate);
  return Array.from({ length: monthsBetween(first, yearMonthOf(eddate)) + 1 }, (_, index) => addMonths(first, index));
};

/** Compares a bulk update, both ends of its range included, with the days that exist. */
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
