import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGES } from '#contract/paths';
import { networkText } from '#copy/network';
import type { AdminSection } from '#src/components/frame/AdminNav/AdminNav';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { ErrorBoundary } from './ErrorBoundary';

const sectionOf = (pathname: string): AdminSection => {
  if (pathname === PAGES.adminAdd()) return 'add';
  if (pathname.startsWith(PAGES.adminReserve())) return 'days';
  if (pathname.startsWith(`${PAGES.admin}/config`)) return 'settings';
  return pathname === PAGES.admin ? 'home' : 'guests';
};

interface OperatorAreaProps {
  /** Prefetches scripts, for use at sea without a signal. */
  fetchAhead: () => () => void;
  children: ReactNode;
}

export function OperatorArea({ fetchAhead, children }: OperatorAreaProps) {
  const { key, pathname } = useLocation();
  useEffect(fetchAhead, [fetchAhead]);
  return (
    <ErrorBoundary place={key} instead={(retry) => <NotLoaded section={sectionOf(pathname)} onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Retries when there is a signal again. */
function NotLoaded({ section, onRetry }: { section: AdminSection; onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <OperatorPage section={section}>
      <ErrorState title={networkText.loadFailed} hint={networkText.unloaded} onRetry={onRetry} />
    </OperatorPage>
  );
}
