import { frame } from '../../../../copy/frame';
import { Button } from '../../base/actions/Button/Button';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';

export interface ErrorPageProps {
  /** `chunk`: a part of the program could not be fetched; `unexpected`: everything else. */
  cause: 'unexpected' | 'chunk';
  onReload: () => void;
}

/** The routing error page (specification 8): the one English title the specification names, Korean guidance, reload. */
export function ErrorPage({ cause, onReload }: ErrorPageProps) {
  return (
    <main id="main">
      <EmptyState
        as="h1"
        title={frame.routeErrorTitle}
        hint={cause === 'chunk' ? frame.chunkError : frame.routeError}
        action={
          <Button variant="primary" icon="refresh" onClick={onReload}>
            {frame.reload}
          </Button>
        }
      />
    </main>
  );
}
