import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LinkProvider } from '../components/Link/Link';
import { GlobalStyle } from '../components/theme/GlobalStyle';
import { ToastHost } from '../components/Toast/ToastHost';
import { NowProvider } from '../store/hooks';
import type { AppStore } from '../store/store';
import { ErrorBoundary } from './ErrorBoundary';
import { RouterLink } from './RouterLink';
import { AppRoutes } from './routes';
import { Shell } from './Shell';

interface AppProps {
  store: AppStore;
  now: () => Date;
}

/** The whole application inside a router, which the caller chooses: the browser's, or a test's. */
export function App({ store, now }: AppProps) {
  const { key } = useLocation();
  return (
    <Provider store={store}>
      <NowProvider value={now}>
        <LinkProvider value={RouterLink}>
          <GlobalStyle />
          <ErrorBoundary place={key}>
            <Shell>
              <AppRoutes />
            </Shell>
          </ErrorBoundary>
          <ToastHost />
        </LinkProvider>
      </NowProvider>
    </Provider>
  );
}
