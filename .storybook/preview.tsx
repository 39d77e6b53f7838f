import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useMemo } from 'react';
import { configure } from 'storybook/test';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { GlobalStyle } from '../src/components/theme/GlobalStyle';
import '../src/components/theme/fonts.css';
import { color } from '../src/components/theme/tokens';
import { NowProvider } from '../src/store/hooks';
import { makeStore } from '../src/store/store';
import { aConfigInfo } from '../mocks/builders';
import { FROZEN_NOW } from '../mocks/now';
import { ShellProvider } from '../src/components/Page/Shell';
import { ToastHost } from '../src/components/Toast/ToastHost';
import { Elsewhere } from './Elsewhere';
import { startMockWorker } from './mockWorker';
import { frozenTokens } from './frozenTokens';

// A busy machine may take longer than the library's second to show an answer; what never comes still fails.
configure({ asyncUtilTimeout: 5000 });

const frozen = () => FROZEN_NOW;

/** `globals: { ground: 'deep' }` puts a story on the operator's navy; `parameters.route`, `path` and `signedIn` set a page's scene. */
const preview: Preview = {
  loaders: [mswLoader(startMockWorker)],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
  globalTypes: {
    ground: { toolbar: { title: '바탕', items: ['surface', 'ground', 'deep', 'none'], dynamicTitle: true } },
  },
  initialGlobals: { ground: 'surface' },
  decorators: [
    (Story, { globals, parameters, id }) => {
      const { route, path } = parameters as { route?: string; path?: string };
      const ground =
        globals['ground'] === 'deep' ? color.deep : globals['ground'] === 'ground' ? color.ground : undefined;
      const signedIn = parameters['signedIn'] === true;
      const store = useMemo(() => makeStore({ now: frozen, tokens: frozenTokens(signedIn) }), [signedIn]);
      const shell = useMemo(() => ({ info: aConfigInfo(), signedIn, onSignOut: () => undefined }), [signedIn]);
      const framed = route === undefined && globals['ground'] !== 'none';
      return (
        <Provider store={store} key={id}>
          <NowProvider value={frozen}>
            <ShellProvider value={shell}>
              <MemoryRouter initialEntries={[route ?? '/']}>
                <GlobalStyle />
                {framed ? (
                  <div data-story-frame style={{ padding: 16, background: ground }}>
                    <Story />
                  </div>
                ) : (
                  <Routes>
                    <Route path={path ?? '*'} element={<Story />} />
                    <Route path="*" element={<Elsewhere />} />
                  </Routes>
                )}
                {route !== undefined && <ToastHost />}
              </MemoryRouter>
            </ShellProvider>
          </NowProvider>
        </Provider>
      );
    },
  ],
};
export default preview;
