import { tideSetting } from '#contract/config/config.rules';
import { isAnnounced } from '#contract/day/day.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import { tidePhase } from '#contract/day/tide.rules';
import { PAGES } from '#contract/paths';
import { findInfo, findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay } from '../days.repository';
import { AppError } from '#server/errors';

/**
 * With the deadline of a deposit if one is given. Throws NOT_FOUND if the trip does not exist or is not announced to
 * visitors yet.
 */
export const readCalendarFile = async (
  { db, clock }: Context,
  { id, payBy = null }: { id: number; payBy?: string | undefined | null },
  site: string,
): Promise<{ date: DayDate; file: string }> => {
  const [info, logic, day] = await Promise.all([findInfo(db), findLogic(db), findDay(db, id)]);
  const now = clock();
  if (!day || !isAnnounced(day.date, now, logic)) throw new AppError('NOT_FOUND');
  const phase = tidePhase(day.date, tideSetting(logic));
  // Loaded with the first file, because a start does not need the library.
  const { calendarFile } = await import('./calendarFile');
  return {
    date: day.date,
    file: calendarFile({ day, policy: logic, info, phase, payBy, url: site + PAGES.reserveDay(day.id), now }),
  };
};
