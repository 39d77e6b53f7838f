import { useEffect, useState } from 'react';
import type { ReserveDay } from '#contract/day/day.schema';
import { countdown, nextCheck, opensLater } from '#contract/day/opening.rules';

export interface Opening {
  /** ISO instant. */
  opensAt: string;
  /** Time left in the last hour; null before it and before hydration. */
  left: { minutes: number; seconds: number } | null;
}

/**
 * By the server's clock. Null after the opening, or without a clock. No seconds before hydration, because server HTML
 * may be old.
 */
export const useOpening = (
  { opensAt }: Pick<ReserveDay, 'opensAt'>,
  clock: (() => Date) | undefined,
): Opening | null => {
  const [seen, setSeen] = useState(() => ({ now: clock?.(), isLive: false }));
  useEffect(() => {
    if (opensAt === null || !clock) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const now = clock();
      setSeen({ now, isLive: true });
      if (opensLater({ opensAt }, now) !== null) timer = setTimeout(check, nextCheck(opensAt, now));
    };
    timer = setTimeout(check);
    // A sleeping phone runs no timers.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [opensAt, clock]);

  const { now, isLive } = seen;
  const later = now ? opensLater({ opensAt }, now) : null;
  return now && later !== null ? { opensAt: later, left: isLive ? countdown(later, now) : null } : null;
};
