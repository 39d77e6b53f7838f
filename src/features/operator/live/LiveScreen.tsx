import type { ReactNode } from 'react';
import { LiveStatus } from '#src/components/operator/shell/LiveStatus/LiveStatus';
import { OperatorStatusProvider } from '#src/components/frame/Page/OperatorStatus';
import { useAppSelector } from '#src/store/hooks';
import { AtSeaLine } from '#src/features/operator/atSea/AtSeaLine';
import { selectAtSea } from '#src/features/operator/atSea/atSea.slice';
import { useLive } from './useLive';
import { useNewDay } from './useNewDay';

export function LiveScreen({ children }: { children: ReactNode }) {
  const { state, retry } = useLive();
  const { isLost, lists } = useAppSelector(selectAtSea);
  useNewDay();
  return (
    <OperatorStatusProvider
      value={
        <>
          <AtSeaLine />
          {/* Without a signal there are no live updates; another line already says so. */}
          {!(isLost && lists) && <LiveStatus state={isLost && state === 'open' ? 'lost' : state} onRetry={retry} />}
        </>
      }
    >
      {children}
    </OperatorStatusProvider>
  );
}
