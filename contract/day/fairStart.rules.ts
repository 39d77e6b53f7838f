import type { ConfigLogic } from '../config/config.schema';
import type { ReserveDay } from './day.schema';

/** In seconds; short, because visitors wait. */
export const FAIR_START_MAX = 30;

/** In seconds; 0 is first come, first served. */
export const fairStartOf = ({ fairStart }: Pick<ConfigLogic, 'fairStart'>): number => fairStart ?? 0;

export const drawInstant = (
  { opensAt }: Pick<ReserveDay, 'opensAt'>,
  logic: Pick<ConfigLogic, 'fairStart'>,
): Date | null =>
  opensAt === null || fairStartOf(logic) === 0 ? null : new Date(Date.parse(opensAt) + fairStartOf(logic) * 1_000);

export const isCollecting = (
  day: Pick<ReserveDay, 'opensAt'>,
  logic: Pick<ConfigLogic, 'fairStart'>,
  now: Date,
): boolean => {
  const until = drawInstant(day, logic);
  return until !== null && now >= new Date(day.opensAt ?? '') && now < until;
};

export const secondsUntil = (instant: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / 1_000));
