import { useEffect, useState, type ComponentType } from 'react';
import { MINUTE_MS } from '../../contract/time.rules';
import { afterLoad } from '../components/base/afterLoad';

/** After a script that could not be loaded; each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = MINUTE_MS / 4;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

interface SeatsOfPageProps {
  /** Loads the script; tests have their own. */
  load?: () => Promise<{ LiveSeats: ComponentType }>;
}
const loadLiveSeats = () => import('../features/visitor/seats/LiveSeats');

/**
 * Keeps the seats of a visitors' page as they are on the server. Its script is loaded after the first view; without it
 * the page stays as it is. If the connection was lost just then, the script is tried again from time to time, and at once
 * when the browser is back in a network.
 */
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
