import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../components/ErrorPage/ErrorPage';

/** Shows the error page instead of a page that threw, until one goes elsewhere. */
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
    const cause = isChunkError(this.state.error) ? 'chunk' : 'unexpected';
    return <ErrorPage cause={cause} onReload={() => window.location.reload()} />;
  }
}

const isChunkError = (error: unknown): boolean =>
  error instanceof Error && /Loading chunk|dynamically imported module|Importing a module script/.test(error.message);
