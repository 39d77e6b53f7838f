import { setImmediate } from 'node:timers/promises';
import { tideSetting } from '#contract/config/config.rules';
import { seoulToday, type DayDate } from '#contract/day/calendar.rules';
import { tidePhase } from '#contract/day/tide.rules';
import { figuresOf, isCounted, statsPeriods, type CountedDay } from '#contract/stats/stats.rules';
import type { Stats, StatsQuery } from '#contract/stats/stats.schema';
import { findLogic } from '#server/content/settings/config.repository';
import { stats as copy } from '#copy/stats';
import { periodText } from '#copy/statsText';
import { attachment } from '#server/bookings/lists/csv';
import type { Context } from '#server/context';
import { longReads } from '#server/db/sqliteReader';
import { findCountedDays, findDatesBetween } from './stats.repository';
import { statsCsv } from './statsCsv';

/** Read without yielding. A period of one day is one piece. */
const DAYS_AT_ONCE = 31;
const PEOPLE_AT_ONCE = 1_000;

const piecesOf = (days: readonly { date: DayDate; guestCount: number }[]): [DayDate, DayDate][] => {
  const pieces: [DayDate, DayDate][] = [];
  let count = 0;
  let people = 0;
  for (const { date, guestCount } of days) {
    const piece = pieces.at(-1);
    if (piece && count < DAYS_AT_ONCE && people + guestCount <= PEOPLE_AT_ONCE) piece[1] = date;
    else {
      pieces.push([date, date]);
      [count, people] = [0, 0];
    }
    count += 1;
    people += guestCount;
  }
  return pieces;
};

/** Up to today, beside the year before. */
export const readStats = async ({ db, clock }: Context, query: StatsQuery): Promise<Stats> => {
  const policy = await findLogic(db);
  const setting = tideSetting(policy);
  const now = clock();
  const figures = async (period: readonly [DayDate, DayDate]) => {
    const days: CountedDay[] = [];
    // Other requests are served between two pieces.
    for (const piece of piecesOf(await findDatesBetween(longReads(db), period))) {
      const read = await findCountedDays(longReads(db), piece);
      days.push(...read.filter((day) => isCounted(day, policy, now)));
      await setImmediate();
    }
    return figuresOf(days, period, (date) => tidePhase(date, setting)?.name ?? '');
  };
  const periods = statsPeriods(query, seoulToday(now));
  return { now: await figures(periods.now), before: await figures(periods.before) };
};

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
