import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useEffect, useMemo, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import type { Emulated } from '../mocks/emulating';
import { SITE_INFO } from '../mocks/site';
import { ShellProvider } from '../src/components/frame/Page/Shell';
import '../src/components/base/theme/fonts.css';
import { GlobalStyle } from '../src/components/base/theme/GlobalStyle';
import { color } from '../src/components/base/theme/tokens';
import { emulate } from './emulation';
import { findText } from './findText';
import { startMockWorker } from './mockWorker';

// A busy machine may take longer than the library's default of one second to show a response; what never appears still
// fails.
configure({ asyncUtilTimeout: 5000 });

interface FrameParameters {
  /** Set by the stories of pages (site.tsx), which fill the window. */
  route?: string;
  signedIn?: boolean;
  emulate?: Emulated;
}

/** Applies the emulated device to a story, and highlights the text of `globals=find:…`. */
function Looked({ emulated, find, children }: { emulated: Emulated | undefined; find: string; children: ReactNode }) {
  useEffect(() => {
    const root = document.querySelector('#storybook-root');
    return emulated && root ? emulate(emulated, root) : undefined;
  }, [emulated]);
  useEffect(() => (find === '' ? undefined : findText(find)), [find]);
  return children;
}

/** Frames of the toolbar, including the narrowest and the one for 200 % zoom (`emulating` in mocks/). */
const frame = (width: number, height: number) => ({
  [`w${width}`]: { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
});

/**
 * Setup of every story. This file must not import the copy catalogue or the builders of mocks/, directly or indirectly:
 * otherwise a changed text would count as a change of every story (test/storyImports.test.ts). Stories of pages add the
 * site around them with the decorator of site.tsx, which reads `parameters.route`, `path` and `signedIn`.
 * `globals: { ground: 'deep' }` sets the operator's navy background.
 */
const preview: Preview = {
  loaders: [mswLoader(startMockWorker)],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { ...frame(320, 844), ...frame(390, 844), ...frame(640, 900), ...frame(1023, 900), ...frame(1280, 900) },
    },
    options: {
      storySort: {
        // From visible screens down to their parts; pages in the order in which visitors reach them.
        order: [
          '처음',
          '화면',
          [
            '방문자',
            ['홈', '예약 일정', '예약하기', '예약 확인·취소', '선박소개', '개인정보 처리방침'],
            '운영자',
            ['로그인', '홈', '출조일', '예약자', '환불', '메시지', '설정'],
            '주소와 오류',
          ],
          '방문자',
          '운영자',
          '출조일',
          '틀',
          '기초',
          ['토대', '누르는 것', '입력', '알림', '표시'],
          '문구',
        ],
      },
    },
    // The same two widths as `npm run visual`.
    chromatic: { modes: { phone: { viewport: 390 }, pc: { viewport: 1280 } } },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
  globalTypes: {
    ground: { toolbar: { title: '바탕', items: ['surface', 'ground', 'deep', 'none'], dynamicTitle: true } },
  },
  initialGlobals: { ground: 'surface', find: '' },
  decorators: [
    (Story, { globals, parameters, id }) => {
      const { route, signedIn = false, emulate: emulated } = parameters as FrameParameters;
      const find: unknown = globals['find'];
      const shell = useMemo(() => ({ info: SITE_INFO, signedIn, onSignOut: () => undefined }), [signedIn]);
      const ground =
        globals['ground'] === 'deep' ? color.deep : globals['ground'] === 'ground' ? color.ground : undefined;
      return (
        <ShellProvider value={shell} key={id}>
          <GlobalStyle />
          <Looked emulated={emulated} find={typeof find === 'string' ? find : ''}>
            {route !== undefined || globals['ground'] === 'none' ? (
              <Story />
            ) : (
              <div data-story-frame style={{ padding: 16, background: ground }}>
                <Story />
              </div>
            )}
          </Looked>
        </ShellProvider>
      );
    },
  ],
};
export default preview;
