import type { ReactNode } from 'react';
import { LiveStatus } from '../../../components/operator/LiveStatus/LiveStatus';
import { OperatorStatusProvider } from '../../../components/frame/Page/OperatorStatus';
import { AtSeaLine } from '../base/AtSeaLine';
import { useLive } from './useLive';
import { useNewDay } from './useNewDay';

/** Wraps the operator's pages: changes by others appear at once, and each page shows when live updates are lost. */
export function LiveScreen({ children }: { children: ReactNode }) {
  const { state, retry } = useLive();
  useNewDay();
  return (
    <OperatorStatusProvider
      value={
        <>
          <AtSeaLine />
          <LiveStatus state={state} onRetry={retry} />
        </>
      }
    >
      {children}
    </OperatorStatusProvider>
  );
}
