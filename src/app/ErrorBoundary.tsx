import { Component, type ReactNode } from 'react';
import { ErrorPage } from '#src/components/frame/ErrorPage/ErrorPage';
import { forgetFailedPages } from './lazyPage';

interface ErrorBoundaryProps {
  children: ReactNode;
  place: string;
  /** Shown if a script could not be loaded; other errors go to the outer boundary. */
  instead?: (retry: () => void) => ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true };
  }

  override componentDidUpdate({ place }: { place: string }) {
    if (place !== this.props.place && this.state.error !== null) this.retry();
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  retry = () => {
    forgetFailedPages();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!this.props.instead)
      return (
        <ErrorPage cause={isChunkError(error) ? 'chunk' : 'unexpected'} onReload={() => window.location.reload()} />
      );
    if (!isChunkError(error)) throw error as Error;
    return this.props.instead(this.retry);
  }
}

const isChunkError = (error: unknown): boolean =>
  error instanceof Error && /Loading chunk|dynamically imported module|Importing a module script/.test(error.message);
