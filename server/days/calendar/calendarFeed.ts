import { tidePhase, type TideSetting } from '#contract/day/tide.rules';
import { shownState } from '#contract/day/day.rules';
import { openingOf } from '#contract/day/opening.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { timesOf, type TripTimes } from '#contract/day/times.rules';
import { PAGES } from '#contract/paths';
import { calendarFeed as copy } from '#copy/calendarFeed';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { dayState, reserve } from '#copy/reserve';
import { timesText } from '#copy/tripTimes';
import { spanOf } from './spanOf';
import { written } from './written';

export interface FeedScene {
  days: readonly ReserveDay[];
  /** The default times. */
  policy: TripTimes;
  tides: TideSetting;
  store: string | null;
  /** Public origin. */
  site: string;
  now: Date;
}

/** A closed day counts only with people on it. */
const isTrip = ({ state, guestCount }: ReserveDay): boolean => state !== 'CLOSE' || guestCount > 0;

/**
 * An iCalendar file for the operator (RFC 5545): seats, fish and tide of each trip. Contains no name, telephone number
 * or memo.
 */
export const calendarFeed = ({ days, policy, tides, store, site, now }: FeedScene): string => {
  const events = days.filter(isTrip).map((day) => {
    const { id, date, state, fish, guestCount: taken, totalCount: total } = day;
    const shown = shownState(day);
    const phase = tidePhase(date, tides);
    const times = timesOf(day, policy);
    const url = site + PAGES.adminDay(date);
    const mark = shown === 'CANCEL' || shown === 'CHARTER' ? dayState.shown[shown] : null;
    const opensAt = openingOf(day, now);
    const lines = [
      `${dayState.shown[shown]} · ${copy.seats(taken, total)}`,
      opensAt && reserve.opens(format.spokenInstant(opensAt)),
      timesText(times),
      phase && pages.tide(phase.name, format.lunar(phase.lunar)),
      url,
    ];
    return {
      uid: `day-${id}@${new URL(site).hostname}`,
      // The library's types lack `timestamp`, which sets the file's DTSTAMP.
      timestamp: now.getTime(),
      ...spanOf(date, times),
      title: copy.event({ mark, fish, taken, total, tide: phase && phase.name }),
      description: lines.filter(Boolean).join('\n'),
      url,
      status: state === 'CANCEL' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    };
  });
  const header = { productId: '-//fishing-boat-booking//KO', calName: copy.name(store || frame.noStore) };
  return written(events, header);
};
