import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { FROZEN_NOW } from '../../mocks/now';
import { ToastHost } from '../components/base/feedback/Toast/ToastHost';
import { NowProvider } from '../store/hooks';
import { makeStore } from '../store/store';
import { frozenTokens } from './frozenTokens';
import { offerScene, type SiteSceneProps } from './slot';

const frozen = () => FROZEN_NOW;

/** Where a page story went when it left its own page; a play function can read the address. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-elsewhere>{pathname + search}</p>;
}

/** The site around a page's story: a store of its own, an address, the frozen clock, the place of messages. */
function SiteScene({ route, path, signedIn, children }: SiteSceneProps) {
  const store = useMemo(() => makeStore({ now: frozen, tokens: frozenTokens(signedIn) }), [signedIn]);
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
offerScene(SiteScene);
