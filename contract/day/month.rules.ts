import type { DayDate } from './calendar.rules';
import type { ReserveDay } from './day.schema';
import { opensLater } from './opening.rules';
import { timesOf, type TripTimes } from './times.rules';

/** The times that more than half of the days share; null without such times. */
export const usualTimes = (days: readonly TripTimes[], policy: TripTimes): TripTimes | null => {
  const counted = new Map<string, { times: TripTimes; count: number }>();
  for (const day of days) {
    const times = timesOf(day, policy);
    const key = [times.departAt, times.returnAt, times.meetAt].join();
    const count = (counted.get(key)?.count ?? 0) + 1;
    if (count * 2 > days.length) return times.departAt === null && times.returnAt === null ? null : times;
    counted.set(key, { times, count });
  }
  return null;
};

export interface OpeningRun {
  /** ISO 8601. */
  opensAt: string;
  first: DayDate;
  last: DayDate;
  /** All open days of the list. */
  isWhole: boolean;
}

/** Two or more days in a row that open for booking together later; closed days between them do not count. */
export const openingRuns = (
  days: readonly Pick<ReserveDay, 'date' | 'state' | 'opensAt'>[],
  now: Date,
): OpeningRun[] => {
  const open = days.filter(({ state }) => state === 'OPEN');
  const runs: { opensAt: string | null; dates: DayDate[] }[] = [];
  for (const day of open) {
    const opensAt = opensLater(day, now);
    const run = runs.at(-1);
    if (run && run.opensAt === opensAt) run.dates.push(day.date);
    else runs.push({ opensAt, dates: [day.date] });
  }
  return runs.flatMap(({ opensAt, dates: [first, ...others] }) => {
    const last = others.at(-1);
    return opensAt === null || !first || !last
      ? []
      : [{ opensAt, first, last, isWhole: others.length + 1 === open.length }];
  });
};
