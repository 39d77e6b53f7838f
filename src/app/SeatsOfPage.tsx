import { useEffect, useState, type ComponentType } from 'react';
import { MINUTE_MS } from '#contract/time.rules';
import { afterLoad } from '#src/components/base/afterLoad';

/** Pause after a failed load; doubled with each further failure, up to the longest. */
const FIRST_PAUSE_MS = MINUTE_MS / 4;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

interface SeatsOfPageProps {
  /** Loads the script; replaced in tests. */
  load?: () => Promise<{ LiveSeats: ComponentType }>;
}
const loadLiveSeats = () => import('#src/features/visitor/seats/LiveSeats');

/** The page works without it. Retries a failed load, at once when the browser is online. */
export function SeatsOfPage({ load = loadLiveSeats }: SeatsOfPageProps) {
  const [LiveSeats, setLiveSeats] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE_MS;
    let isHere = true;
    const tryIt = () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryIt);
      void load().then(
        (loaded) => setLiveSeats(() => loaded.LiveSeats),
        () => {
          if (!isHere) return;
          timer = setTimeout(tryIt, pause);
          pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
          window.addEventListener('online', tryIt);
        },
      );
    };
    const giveUp = afterLoad(tryIt);
    return () => {
      isHere = false;
      giveUp();
      clearTimeout(timer);
      window.removeEventListener('online', tryIt);
    };
  }, [load]);
  return LiveSeats && <LiveSeats />;
}
