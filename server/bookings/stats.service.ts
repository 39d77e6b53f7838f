import { setImmediate } from 'node:timers/promises';
import { tideSetting } from '../../contract/config/config.rules';
import { addDays, monthRange, seoulToday, yearMonthOf, type DayDate } from '../../contract/day/calendar.rules';
import { tidePhase } from '../../contract/day/tide.rules';
import { figuresOf, statsPeriods, type CountedDay } from '../../contract/stats/stats.rules';
import type { Stats, StatsQuery } from '../../contract/stats/stats.schema';
import { findLogic } from '../config/config.repository';
import { stats as copy } from '../../copy/stats';
import { periodText } from '../../copy/statsText';
import { attachment } from './csv';
import type { Context } from '../context';
import { findCountedDays } from './stats.repository';
import { statsCsv } from './statsCsv';

/** The figures of a month or a year up to today, beside those of the year before (trade 11). */
export const readStats = async ({ db, clock }: Context, query: StatsQuery): Promise<Stats> => {
  const setting = tideSetting(await findLogic(db));
  const figures = async (period: readonly [DayDate, DayDate]) => {
    const days: CountedDay[] = [];
    const [first, until] = period;
    // Month by month: other requests are served between two of them.
    for (let from = first; from <= until;) {
      const { last } = monthRange(yearMonthOf(from));
      days.push(...(await findCountedDays(db, [from, last < until ? last : until])));
      from = addDays(last, 1);
      await setImmediate();
    }
    return figuresOf(days, period, (date) => tidePhase(date, setting)?.name ?? '');
  };
  const { now, before } = statsPeriods(query, seoulToday(clock()));
  return { now: await figures(now), before: await figures(before) };
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
