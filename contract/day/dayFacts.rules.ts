import { tideSetting, usesWaiting } from '../config/config.rules';
import type { ConfigLogic } from '../config/config.schema';
import { seoulToday } from './calendar.rules';
import {
  dayOffer,
  isSoldOut,
  periodProblem,
  sailingOf,
  type DayOffer,
  type PeriodProblem,
  type Sailing,
} from './day.rules';
import type { ReserveDay } from './day.schema';
import { opensLater } from './opening.rules';
import { tidePhase, type TidePhase } from './tide.rules';
import { timesOf, type TripTimes } from './times.rules';

export interface DayFacts {
  day: ReserveDay;
  policy: ConfigLogic;
  offer: DayOffer;
  sailing: Sailing | null;
  times: TripTimes;
  /** Null beyond the table of the lunar calendar. */
  phase: TidePhase | null;
  isToday: boolean;
  problem: PeriodProblem | null;
  /** ISO 8601; null if it has opened. */
  opensAt: string | null;
  hasWaitingList: boolean;
}

export const dayFacts = (day: ReserveDay, policy: ConfigLogic, now: Date): DayFacts => ({
  day,
  policy,
  offer: dayOffer(day),
  sailing: sailingOf(day),
  times: timesOf(day, policy),
  phase: tidePhase(day.date, tideSetting(policy)),
  isToday: day.date === seoulToday(now),
  problem: periodProblem(day, now, policy),
  opensAt: opensLater(day, now),
  hasWaitingList: usesWaiting(policy) && isSoldOut(day),
});
