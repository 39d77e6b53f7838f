import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkProvider } from '#src/components/base/actions/Link/Link';
import { GlobalStyle } from '#src/components/base/theme/GlobalStyle';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { FirstViewProvider, NowProvider } from '#src/store/hooks';
import type { ServerClock } from '#src/store/serverClock';
import type { AppStore } from '#src/store/store';
import { ErrorBoundary } from './ErrorBoundary';
import { openFirstView } from './firstView';
import { RouterLink } from './RouterLink';
import { AppRoutes } from './routes';
import { Shell } from './Shell';

interface AppProps {
  store: AppStore;
  clock: ServerClock;
  /** Data that came with the page. */
  firstView?: ReturnType<typeof openFirstView>;
}

const nothing = openFirstView(null);

/** The caller provides the router: the browser's, the server's, or a test's. */
export function App({ store, clock, firstView = nothing }: AppProps) {
  const { key } = useLocation();
  // Changes every half hour, so that an open page has the current day and cut-offs.
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
