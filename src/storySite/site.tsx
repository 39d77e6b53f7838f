import type { Decorator } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { FROZEN_NOW } from '#mocks/now';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { NowProvider } from '#src/store/hooks';
import { makeStore } from '#src/store/store';
import { frozenTokens } from './frozenTokens';

export interface SiteParameters {
  /** Undefined for a part of a page. */
  route?: InitialEntry;
  /** Default: every address. */
  path?: string;
  signedIn?: boolean;
}

const frozen = () => FROZEN_NOW;

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-elsewhere>{pathname + search}</p>;
}

function Site({ route = '/', path = '*', signedIn = false, children }: SiteParameters & { children: ReactNode }) {
  // A request without a response leaves its page loading.
  const store = useMemo(() => makeStore({ now: frozen, tokens: frozenTokens(signedIn), timeout: 0 }), [signedIn]);
  return (
    <Provider store={store}>
      <NowProvider value={frozen}>
        <MemoryRouter initialEntries={[route]}>
          <Routes>
            <Route path={path} element={children} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
          <ToastHost />
        </MemoryRouter>
      </NowProvider>
    </Provider>
  );
}

/** Not part of .storybook/preview: it imports texts, so one changed word would affect every story. */
export const site: Decorator = (Story, { parameters }) => (
  <Site {...(parameters as SiteParameters)}>
    <Story />
  </Site>
);
