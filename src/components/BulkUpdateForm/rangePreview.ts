import {
  addMonths,
  daysBetween,
  monthsBetween,
  yearMonthOf,
  type YearMonth,
} from '../../../contract/day/calendar.rules';
import type { BulkUpdate, ReserveDay } from '../../../contract/day/day.schema';

type Range = Pick<BulkUpdate, 'stdate' | 'eddate'>;

/** What a bulk update will touch. */
export interface RangePreview {
  /** Days that do not exist yet. */
  created: number;
  changed: number;
  /** Of the changed days those with guests, in order of date. */
  booked: Pick<ReserveDay, 'date' | 'guestCount'>[];
}

/** The months whose day lists cover a range. */
export const monthsOf = ({ stdate, eddate }: Range): YearMonth[] => {
  const first = yearMonthOf(stdate);
  return Array.from({ length: monthsBetween(first, yearMonthOf(eddate)) + 1 }, (_, index) => addMonths(first, index));
};

/** Compares a range, both ends included, with the days that exist. */
export const rangePreview = ({ stdate, eddate }: Range, days: readonly ReserveDay[]): RangePreview => {
  const existing = days.filter(({ date }) => date >= stdate && date <= eddate);
  return {
    created: daysBetween(stdate, eddate) + 1 - existing.length,
    changed: existing.length,
    booked: existing.filter(({ guestCount }) => guestCount > 0).map(({ date, guestCount }) => ({ date, guestCount })),
  };
};
