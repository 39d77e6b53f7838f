import { Component, type ReactNode } from 'react';
import { frame } from '../../copy/frame';
import { Button } from '../components/Button/Button';
import { EmptyState } from '../components/EmptyState/EmptyState';

/** The routing error page (specification 8): the one English title the specification names, Korean guidance, reload. */
export class ErrorBoundary extends Component<{ children: ReactNode; place: string }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  /** Going elsewhere leaves the error behind. */
  override componentDidUpdate({ place }: { place: string }) {
    if (place !== this.props.place && this.state.error !== null) this.setState({ error: null });
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <main id="main">
        <EmptyState
          as="h1"
          title={frame.routeErrorTitle}
          hint={isChunkError(this.state.error) ? frame.chunkError : frame.routeError}
          action={
            <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
              {frame.reload}
            </Button>
          }
        />
      </main>
    );
  }
}

const isChunkError = (error: unknown): boolean =>
  error instanceof Error && /Loading chunk|dynamically imported module|Importing a module script/.test(error.message);
