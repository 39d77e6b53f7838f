import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '../src/components/theme/GlobalStyle';
import '../src/components/theme/fonts.css';
import { color } from '../src/components/theme/tokens';
import { NowProvider } from '../src/store/hooks';
import { makeStore } from '../src/store/store';
import { FROZEN_NOW } from '../mocks/now';
import { startMockWorker } from './mockWorker';
import { frozenTokens } from './frozenTokens';

const frozen = () => FROZEN_NOW;

/** `globals: { ground: 'deep' }` puts a story on the operator's navy; `parameters.route` and `signedIn` set a page's scene. */
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
      const page = parameters['route'] !== undefined || globals['ground'] === 'none';
      const ground =
        globals['ground'] === 'deep' ? color.deep : globals['ground'] === 'ground' ? color.ground : 'transparent';
      const signedIn = parameters['signedIn'] === true;
      const store = useMemo(() => makeStore({ now: frozen, tokens: frozenTokens(signedIn) }), [id, signedIn]);
      return (
        <Provider store={store} key={id}>
          <NowProvider value={frozen}>
            <MemoryRouter initialEntries={[(parameters['route'] as string | undefined) ?? '/']}>
              <GlobalStyle />
              {page ? (
                <Story />
              ) : (
                <div data-story-frame style={{ padding: 16, background: ground }}>
                  <Story />
                </div>
              )}
            </MemoryRouter>
          </NowProvider>
        </Provider>
      );
    },
  ],
};
export default preview;
