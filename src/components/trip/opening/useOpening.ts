import { useEffect, useState } from 'react';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { countdown, nextLook, opensLater } from '../../../../contract/day/opening.rules';

/** What a day says until visitors can book it. */
export interface Opening {
  /** ISO instant. */
  opensAt: string;
  /** The time that is left in the last hour; null before, and until the page has been taken over by the browser. */
  left: { minutes: number; seconds: number } | null;
}

/**
 * The opening that a day waits for, by the server's clock; null as soon as it has passed, and without a clock. In the last
 * hour it is looked at every second. The first rendering has no seconds: the page may have been rendered minutes before.
 */
export const useOpening = (
  { opensAt }: Pick<ReserveDay, 'opensAt'>,
  clock: (() => Date) | undefined,
): Opening | null => {
  const [seen, setSeen] = useState(() => ({ now: clock?.(), isLive: false }));
  useEffect(() => {
    if (opensAt === null || !clock) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = clock();
      setSeen({ now, isLive: true });
      if (opensLater({ opensAt }, now) !== null) timer = setTimeout(look, nextLook(opensAt, now));
    };
    timer = setTimeout(look);
    // A phone that was asleep had no timers.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [opensAt, clock]);

  const { now, isLive } = seen;
  const later = now ? opensLater({ opensAt }, now) : null;
  return now && later !== null ? { opensAt: later, left: isLive ? countdown(later, now) : null } : null;
};
