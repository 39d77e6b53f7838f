import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { prepareDraws } from '../prepareDraws';
import type { Every } from '#server/bus/every';
import { MINUTE_MS } from '#contract/time.rules';
import { awaitedDays, drawDay } from './draw.service';

/** The clock, in whole milliseconds, must be past the instant. */
const BEHIND_MS = 5;

export interface Draws {
  expect: (dayId: number, at: Date) => void;
  /** Simultaneous calls share one draw. */
  now: (dayId: number) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Every minute, takes over draws of stopped servers and prepares new ones. */
export const followDraws = (context: Context, every: Every, failed: (error: unknown) => void): Draws => {
  const timers = new Map<number, { at: Date; timer: NodeJS.Timeout }>();
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
    const earlier = timers.get(dayId);
    if (stopped || (earlier && earlier.at <= at)) return;
    clearTimeout(earlier?.timer);
    const timer = setTimeout(
      () => {
        timers.delete(dayId);
        now(dayId).catch(failed);
      },
      Math.max(0, at.getTime() - context.clock().getTime()) + BEHIND_MS,
    );
    timer.unref();
    timers.set(dayId, { at, timer });
  };
  const drawDue = async (): Promise<void> => {
    for (const dayId of await awaitedDays(context)) if (!stopped) await now(dayId);
  };
  const prepareAndDraw = async (): Promise<void> => {
    await inTransaction(context.db, (db) => prepareDraws(context, db));
    await drawDue();
  };
  const stopChecking = every(MINUTE_MS, () => void prepareAndDraw().catch(failed));
  let moving: Promise<void> | null = null;
  let movedAgain = false;
  const drawMoved = async (): Promise<void> => {
    while (movedAgain && !stopped) {
      movedAgain = false;
      await drawDue();
    }
  };
  /** Removing an opening, moving it earlier, or a shorter collection time can make draws due. */
  const moved = (): void => {
    movedAgain = true;
    moving ??= drawMoved()
      .catch(failed)
      .finally(() => (moving = null));
  };
  const unsubscribe = context.bus.subscribe(({ action }) => {
    if (action === 'DAY_PLANNED' || action === 'STORE_POLICY') moved();
  });
  return {
    expect,
    now,
    start: () => prepareAndDraw().catch(failed),
    stop: async () => {
      stopped = true;
      stopChecking();
      unsubscribe();
      for (const { timer } of timers.values()) clearTimeout(timer);
      await Promise.allSettled([...running.values(), moving]);
    },
  };
};
