import type { ReactNode } from 'react';
import { LiveStatus } from '../../../components/operator/LiveStatus/LiveStatus';
import { OperatorStatusProvider } from '../../../components/frame/Page/OperatorStatus';
import { useLive } from './useLive';

/** Around the operator's pages: what others change shows at once, and each page says when it no longer does. */
export function LiveScreen({ children }: { children: ReactNode }) {
  const { state, retry } = useLive();
  return (
    <OperatorStatusProvider value={<LiveStatus state={state} onRetry={retry} />}>{children}</OperatorStatusProvider>
  );
}
