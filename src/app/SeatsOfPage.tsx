import { useEffect, useState, type ComponentType } from 'react';
import { afterLoad } from '../components/base/afterLoad';

/**
 * Keeps the seats of a visitors' page as they are on the server. Its script is loaded after the first view; without it
 * the page stays as it is.
 */
export function SeatsOfPage() {
  const [LiveSeats, setLiveSeats] = useState<ComponentType>();
  useEffect(
    () =>
      afterLoad(() => {
        void import('../features/visitor/seats/LiveSeats').then(
          (loaded) => setLiveSeats(() => loaded.LiveSeats),
          () => undefined,
        );
      }),
    [],
  );
  return LiveSeats && <LiveSeats />;
}
