import type { Decorator } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { FROZEN_NOW } from '../../mocks/now';
import { ToastHost } from '../components/base/feedback/Toast/ToastHost';
import { NowProvider } from '../store/hooks';
import { makeStore } from '../store/store';
import { frozenTokens } from './frozenTokens';

/** The parameters of the story of a page, or of a part that is connected to the server. */
export interface SiteParameters {
  /** The address that is open, `/reserve/5`, or an entry of the history with its state; none for a part of a page. */
  route?: InitialEntry;
  /** The route's pattern: `/reserve/:id`; every address unless given. */
  path?: string;
  signedIn?: boolean;
}

const frozen = () => FROZEN_NOW;

/** The address a story has navigated to when it left its own page, for play functions. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-elsewhere>{pathname + search}</p>;
}

function Site({ route = '/', path = '*', signedIn = false, children }: SiteParameters & { children: ReactNode }) {
  // A call that is never answered keeps its page waiting for as long as the page is looked at.
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

/**
 * The site around the story of a page or a connected part: its own store, an address, the frozen clock, the toasts. Only
 * these stories import it, because it leads to the store and to texts: in the preview, one changed word would change every story.
 */
export const site: Decorator = (Story, { parameters }) => (
  <Site {...(parameters as SiteParameters)}>
    <Story />
  </Site>
);
