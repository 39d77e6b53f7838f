import type { ConfigLogic } from '../config/config.schema';
import type { ReserveDay } from './day.schema';

/** The longest time for which requests can be collected, in seconds: visitors who wait must not lose patience. */
export const FAIR_START_MAX = 30;

/** For how many seconds after an opening requests are collected and then drawn; 0: the first one is served first. */
export const fairStartOf = ({ fairStart }: Pick<ConfigLogic, 'fairStart'>): number => fairStart ?? 0;

/** The instant at which the requests of a day's opening are drawn; null for a day without an opening or a draw. */
export const drawInstant = (
  { opensAt }: Pick<ReserveDay, 'opensAt'>,
  logic: Pick<ConfigLogic, 'fairStart'>,
): Date | null =>
  opensAt === null || fairStartOf(logic) === 0 ? null : new Date(Date.parse(opensAt) + fairStartOf(logic) * 1_000);

/** Whether a request of this moment is collected: booking has opened, and the draw is still to come. */
export const isCollecting = (
  day: Pick<ReserveDay, 'opensAt'>,
  logic: Pick<ConfigLogic, 'fairStart'>,
  now: Date,
): boolean => {
  const until = drawInstant(day, logic);
  return until !== null && now >= new Date(day.opensAt ?? '') && now < until;
};

/** Whole seconds until an instant, at least 0. */
export const secondsUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / 1_000));
