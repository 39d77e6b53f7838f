import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkProvider } from '../components/base/actions/Link/Link';
import { GlobalStyle } from '../components/base/theme/GlobalStyle';
import { ToastHost } from '../components/base/feedback/Toast/ToastHost';
import { FirstViewProvider, NowProvider } from '../store/hooks';
import type { ServerClock } from '../store/serverClock';
import type { AppStore } from '../store/store';
import { ErrorBoundary } from './ErrorBoundary';
import { openFirstView } from './firstView';
import { RouterLink } from './RouterLink';
import { AppRoutes } from './routes';
import { Shell } from './Shell';

interface AppProps {
  store: AppStore;
  clock: ServerClock;
  /** What came with the page. Default: nothing. */
  firstView?: ReturnType<typeof openFirstView>;
}

const nothing = openFirstView(null);

/** The whole application inside a router that the caller provides: the browser's, the server's, or a test's. */
export function App({ store, clock, firstView = nothing }: AppProps) {
  const { key } = useLocation();
  // Another one with every hour, so that a page that stays open knows the day and what has closed.
  const now = useSyncExternalStore(clock.subscribe, clock.reader, clock.reader);
  return (
    <Provider store={store}>
      <NowProvider value={now}>
        <FirstViewProvider value={firstView}>
          <LinkProvider value={RouterLink}>
            <GlobalStyle />
            <ErrorBoundary place={key}>
              <Shell>
                <AppRoutes />
              </Shell>
            </ErrorBoundary>
            <ToastHost />
          </LinkProvider>
        </FirstViewProvider>
      </NowProvider>
    </Provider>
  );
}
