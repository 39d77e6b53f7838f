import { setImmediate } from 'node:timers/promises';
import { tideSetting } from '../../contract/config/config.rules';
import { addDays, seoulToday, type DayDate } from '../../contract/day/calendar.rules';
import { tidePhase } from '../../contract/day/tide.rules';
import { figuresOf, isCounted, statsPeriods, type CountedDay } from '../../contract/stats/stats.rules';
import type { Stats, StatsQuery } from '../../contract/stats/stats.schema';
import { findLogic } from '../config/config.repository';
import { stats as copy } from '../../copy/stats';
import { periodText } from '../../copy/statsText';
import { attachment } from './csv';
import type { Context } from '../context';
import { longReads } from '../db/sqliteReader';
import { findCountedDays } from './stats.repository';
import { statsCsv } from './statsCsv';

/** Days that are read without yielding: with their bookings a few milliseconds of work. */
const DAYS_AT_ONCE = 10;

/** The figures of a month or a year up to today, beside those of the year before (trade 11). */
export const readStats = async ({ db, clock }: Context, query: StatsQuery): Promise<Stats> => {
  const policy = await findLogic(db);
  const setting = tideSetting(policy);
  const now = clock();
  const figures = async (period: readonly [DayDate, DayDate]) => {
    const days: CountedDay[] = [];
    const [first, until] = period;
    // Read on the thread of the long reads; other requests are served between two pieces.
    for (let from = first; from <= until; from = addDays(from, DAYS_AT_ONCE)) {
      const last = addDays(from, DAYS_AT_ONCE - 1);
      const read = await findCountedDays(longReads(db), [from, last < until ? last : until]);
      days.push(...read.filter((day) => isCounted(day, policy, now)));
      await setImmediate();
    }
    return figuresOf(days, period, (date) => tidePhase(date, setting)?.name ?? '');
  };
  const periods = statsPeriods(query, seoulToday(now));
  return { now: await figures(periods.now), before: await figures(periods.before) };
};

/** The same figures as a file for a spreadsheet. */
export const exportStats = async (
  context: Context,
  query: StatsQuery,
): Promise<{ disposition: string; csv: string }> => ({
  disposition: attachment(
    copy.file(periodText(query)),
    `stats-${query.year}${query.month ? `-${String(query.month).padStart(2, '0')}` : ''}`,
  ),
  csv: statsCsv(await readStats(context, query)),
});
