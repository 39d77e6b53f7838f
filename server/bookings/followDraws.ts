import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { prepareDraws } from '../draw/prepareDraws';
import type { Every } from '../live/every';
import { MINUTE_MS } from '../../contract/time.rules';
import { awaitedDays, drawDay } from './draw.service';

/** Behind the instant, so that a clock that is read in whole milliseconds has passed it. */
const BEHIND_MS = 5;

/** The draws of one process. */
export interface Draws {
  /** Draws a day when its instant comes. */
  expect: (dayId: number, at: Date) => void;
  /** Draws a day now if it is due; simultaneous calls share one. */
  now: (dayId: number) => Promise<void>;
  /** Goes on with what waits since before the start. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Draws days at their instant by a timer. Every minute it looks for what a server that has ended has left, and prepares the draws of
 * days that have none yet.
 */
export const followDraws = (context: Context, every: Every, failed: (error: unknown) => void): Draws => {
  const timers = new Map<number, NodeJS.Timeout>();
  const running = new Map<number, Promise<void>>();
  let stopped = false;

  const now = (dayId: number): Promise<void> => {
    const going =
      running.get(dayId) ??
      drawDay(context, dayId)
        .then((next) => {
          if (next) expect(dayId, next);
        })
        .finally(() => running.delete(dayId));
    running.set(dayId, going);
    return going;
  };
  const expect = (dayId: number, at: Date): void => {
    if (stopped || timers.has(dayId)) return;
    const timer = setTimeout(
      () => {
        timers.delete(dayId);
        now(dayId).catch(failed);
      },
      Math.max(0, at.getTime() - context.clock().getTime()) + BEHIND_MS,
    );
    timer.unref();
    timers.set(dayId, timer);
  };
  const look = async (): Promise<void> => {
    await inTransaction(context.db, (db) => prepareDraws(context, db));
    for (const dayId of await awaitedDays(context)) if (!stopped) await now(dayId);
  };
  const stopLooking = every(MINUTE_MS, () => void look().catch(failed));
  return {
    expect,
    now,
    start: () => look().catch(failed),
    stop: async () => {
      stopped = true;
      stopLooking();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
};
