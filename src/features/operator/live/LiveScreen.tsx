import type { ReactNode } from 'react';
import { LiveStatus } from '../../../components/operator/LiveStatus/LiveStatus';
import { OperatorStatusProvider } from '../../../components/frame/Page/OperatorStatus';
import { useAppSelector } from '../../../store/hooks';
import { AtSeaLine } from '../base/AtSeaLine';
import { selectAtSea } from '../base/atSea.slice';
import { useLive } from './useLive';
import { useNewDay } from './useNewDay';

/** Wraps the operator's pages: changes by others appear at once, and each page shows when live updates are lost. */
export function LiveScreen({ children }: { children: ReactNode }) {
  const { state, retry } = useLive();
  const { isLost, kept } = useAppSelector(selectAtSea);
  useNewDay();
  return (
    <OperatorStatusProvider
      value={
        <>
          <AtSeaLine />
          {/* Without a signal that is said once, and nothing is live. */}
          {!(isLost && kept) && <LiveStatus state={isLost && state === 'open' ? 'lost' : state} onRetry={retry} />}
        </>
      }
    >
      {children}
    </OperatorStatusProvider>
  );
}
