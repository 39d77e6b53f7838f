import type { YesNo } from '../contract/config/config.schema';
import { dayOffer, type PeriodProblem } from '../contract/day/day.rules';
import type { ReserveDay } from '../contract/day/day.schema';
import type { TidePhase } from '../contract/day/tide.rules';
import type { TripTimes } from '../contract/day/times.rules';
import { format } from './format';
import { allTimeTexts } from './tripTimes';
import { pages } from './pages';
import { dayState, reserve } from './reserve';

/** `2명`, or `독선 8명` for the whole boat. */
export const peopleText = ({ guestCount, charter }: { guestCount: number; charter: YesNo }): string =>
  (charter === 'Y' ? `${dayState.charter} ` : '') + format.people(guestCount);

/** `12월 5일(토) 갈치` */
export const tripTitle = (day: Pick<ReserveDay, 'date' | 'fish'>): string => pages.trip(format.day(day.date), day.fish);

/** A trip in one line: date, times, tide phase (물때), seats or the reason why there are none, fee. `opensAt` is the
 * instant for which the day waits to take bookings; null if it does not. */
export const tripLine = (
  day: ReserveDay,
  times: TripTimes,
  phase: TidePhase | null,
  problem: PeriodProblem | null,
  opensAt: string | null = null,
): string => {
  const offer = dayOffer(day);
  const state =
    problem !== null
      ? pages.over
      : opensAt !== null
        ? reserve.opens(format.spokenInstant(opensAt))
        : offer.kind === 'bookable'
          ? pages.seats(format.people(offer.seatsLeft))
          : dayState.shown[offer.state];
  return [
    format.longDate(day.date),
    ...allTimeTexts(times),
    phase && pages.tide(phase.name, format.lunar(phase.lunar)),
    state,
    pages.fee(format.money(day.price)),
  ]
    .filter(Boolean)
    .join(' · ');
};
