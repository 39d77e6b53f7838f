import type { ReactNode } from 'react';
import { LiveStatus } from '../../../components/operator/LiveStatus/LiveStatus';
import { OperatorStatusProvider } from '../../../components/frame/Page/OperatorStatus';
import { useAppSelector } from '../../../store/hooks';
import { AtSeaLine } from '../base/AtSeaLine';
import { selectAtSea } from '../base/atSea.slice';
import { useLive } from './useLive';
import { useNewDay } from './useNewDay';

export function LiveScreen({ children }: { children: ReactNode }) {
  const { state, retry } = useLive();
  const { isLost, kept } = useAppSelector(selectAtSea);
  useNewDay();
  return (
    <OperatorStatusProvider
      value={
        <>
          <AtSeaLine />
          {/* Without a signal nothing is live, and that is said once. */}
          {!(isLost && kept) && <LiveStatus state={isLost && state === 'open' ? 'lost' : state} onRetry={retry} />}
        </>
      }
    >
      {children}
    </OperatorStatusProvider>
  );
}
