import { frame } from '#copy/frame';
import { Button } from '#src/components/base/actions/Button/Button';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';

export interface ErrorPageProps {
  /** `chunk`: a part of the program could not be loaded; `unexpected`: any other error. */
  cause: 'unexpected' | 'chunk';
  /** Called by the reload button. */
  onReload: () => void;
}

/**
 * Error page of the router (specification 8): the English title that the specification requires, an explanation in
 * Korean, a reload button.
 */
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
