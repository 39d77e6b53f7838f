import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useMemo } from 'react';
import { configure } from 'storybook/test';
import { SITE_INFO } from '../mocks/site';
import { ShellProvider } from '../src/components/Page/Shell';
import '../src/components/theme/fonts.css';
import { GlobalStyle } from '../src/components/theme/GlobalStyle';
import { color } from '../src/components/theme/tokens';
import { offeredScene } from '../src/scene/slot';
import { startMockWorker } from './mockWorker';

// A busy machine may take longer than the library's second to show an answer; what never comes still fails.
configure({ asyncUtilTimeout: 5000 });

interface PlaceParameters {
  route?: string;
  path?: string;
  signedIn?: boolean;
}

/**
 * What every story needs and no more: this file must not lead to the copy catalogue or to the builders of mocks/, or a
 * changed word would be a change of every story (test/storyImports.test.ts). A page gets the site around it from
 * src/scene, which main.ts adds to the stories of pages.
 * `globals: { ground: 'deep' }` puts a story on the operator's navy; `parameters.route`, `path` and `signedIn` set a page's scene.
 */
const preview: Preview = {
  loaders: [mswLoader(startMockWorker)],
  parameters: {
    layout: 'fullscreen',
    // Chromatic looks at the same two widths as `npm run visual`.
    chromatic: { modes: { phone: { viewport: 390 }, pc: { viewport: 1280 } } },
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
      const { route, path = '*', signedIn = false } = parameters as PlaceParameters;
      const shell = useMemo(() => ({ info: SITE_INFO, signedIn, onSignOut: () => undefined }), [signedIn]);
      const Scene = route === undefined ? null : offeredScene();
      const ground =
        globals['ground'] === 'deep' ? color.deep : globals['ground'] === 'ground' ? color.ground : undefined;
      return (
        <ShellProvider value={shell} key={id}>
          <GlobalStyle />
          {route !== undefined && Scene ? (
            <Scene route={route} path={path} signedIn={signedIn}>
              <Story />
            </Scene>
          ) : globals['ground'] === 'none' ? (
            <Story />
          ) : (
            <div data-story-frame style={{ padding: 16, background: ground }}>
              <Story />
            </div>
          )}
        </ShellProvider>
      );
    },
  ],
};
export default preview;
