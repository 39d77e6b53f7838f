import type { YesNo } from '#contract/config/config.schema';
import { yearMonthOf } from '#contract/day/calendar.rules';
import type { OpeningRun } from '#contract/day/month.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { format } from './format';
import { timesText } from './tripTimes';
import { pages } from './pages';
import { dayState, reserve } from './reserve';

/** `2명`, or `독선 8명` for the whole boat. */
export const peopleText = ({ guestCount, charter }: { guestCount: number; charter: YesNo }): string =>
  (charter === 'Y' ? `${dayState.charter} ` : '') + format.people(guestCount);

/** `12월 5일(토) 갈치` */
export const tripTitle = (day: Pick<ReserveDay, 'date' | 'fish'>): string => pages.trip(format.day(day.date), day.fish);

/** `1월`, or `12월 10일~31일` of a month. */
export const runText = ({ first, last, isWhole }: OpeningRun): string =>
  isWhole ? format.monthOnly(yearMonthOf(first).month) : `${format.monthDay(first)}~${Number(last.slice(8))}일`;

/** A trip in one line: date, times, tide phase (물때), seats or the reason why there are none, fee. */
export const tripLine = ({ day, offer, times, phase, problem, opensAt }: DayFacts): string => {
  const state =
    problem !== null
      ? pages.over
      : day.state === 'OPEN' && opensAt !== null
        ? reserve.opens(format.spokenInstant(opensAt))
        : offer.kind === 'bookable'
          ? pages.seats(format.people(offer.seatsLeft))
          : dayState.shown[offer.state];
  return [
    format.longDate(day.date),
    timesText(times),
    phase && pages.tide(phase.name, format.lunar(phase.lunar)),
    state,
    pages.fee(format.money(day.price)),
  ]
    .filter(Boolean)
    .join(' · ');
};
