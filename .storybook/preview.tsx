import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense, useEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import type { Emulated } from '../mocks/emulating';
import { SITE_INFO } from '../mocks/site';
import { ShellProvider } from '../src/components/frame/Page/Shell';
import '../src/components/base/theme/fonts.css';
import '../src/components/base/theme/fontsFallback.css';
import { GlobalStyle } from '../src/components/base/theme/GlobalStyle';
import { color, media } from '../src/components/base/theme/tokens';
import { readableControls } from './controls';
import { emulate, isEmulating } from './emulation';
import { findText } from './findText';
import { startMockWorker } from './mockWorker';
import { beginRequests, requestsSettled } from './requests';

// A busy machine may take longer than the default of one second to show a response.
configure({ asyncUtilTimeout: 10_000 });

interface FrameParameters {
  route?: string;
  signedIn?: boolean;
  emulate?: Emulated;
}

function Looked({ emulated, find, children }: { emulated: Emulated | undefined; find: string; children: ReactNode }) {
  useEffect(() => {
    const root = document.querySelector('#storybook-root');
    return emulated && root ? emulate(emulated, root) : undefined;
  }, [emulated]);
  useEffect(() => (find === '' ? undefined : findText(find)), [find]);
  return children;
}

/** In px, at the browser's default font size. */
const widthOf = (query: string): number => parseFloat(/[\d.]+(?=em)/.exec(query)?.[0] ?? '') * 16;
const frame = (width: number, name: string, height = width < 600 ? 844 : 900) => ({
  [`w${width}`]: { name: `${width} px ${name}`, styles: { width: `${width}px`, height: `${height}px` } },
});
/** 195 is a phone at 200 % zoom, 320 the narrowest phone, 640 a PC at 200 % zoom (`emulating` in mocks/). */
const FRAMES = {
  ...frame(195, '휴대폰을 두 배로 키움'),
  ...frame(320, '가장 좁은 휴대폰'),
  ...frame(widthOf(media.tiny) + 1, '좁은 휴대폰'),
  ...frame(390, '휴대폰'),
  ...frame(640, 'PC를 두 배로 키움'),
  ...frame(768, '태블릿'),
  ...frame(widthOf(media.narrow), 'PC 배치의 바로 아래'),
  ...frame(widthOf(media.wide), 'PC 배치가 시작됨'),
  ...frame(1280, 'PC'),
};

const HandbookFrame = lazy(async () => ({ default: (await import('./handbook')).HandbookFrame }));
const LazyComponentPage = lazy(async () => ({ default: (await import('./handbook')).ComponentPage }));
/** Not lazy: Storybook sends parameters to its frame, and the controls would lose their values. */
function ComponentPage() {
  return (
    <Suspense fallback={null}>
      <LazyComponentPage />
    </Suspense>
  );
}
function DocsFrame(props: ComponentProps<typeof HandbookFrame>) {
  return (
    <Suspense fallback={null}>
      <HandbookFrame {...props} />
    </Suspense>
  );
}

/**
 * Import neither the copy catalogue nor mocks/ builders here: a changed text would change every story
 * (tests/repository/storyImports.test.ts). Stories of pages take `parameters.route`, `path` and `signedIn` (src/storySite).
 * `globals: { ground: 'deep' }` sets the operator's navy background.
 */
const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableControls],
  loaders: [mswLoader(startMockWorker)],
  beforeEach: beginRequests,
  // Before the accessibility check of the addon, because hooks run in reverse order.
  afterEach: requestsSettled,
  parameters: {
    layout: 'fullscreen',
    options: {
      // Sections as in src/components/review/sections.ts: Storybook reads this without running it.
      storySort: {
        method: 'alphabetical',
        locales: 'en',
        order: [
          '처음',
          ['시작하기', '문구', '디자인 토큰', '그림 비교', '새 컴포넌트'],
          '화면',
          [
            '방문자',
            [
              '홈',
              '예약일정',
              '예약하기',
              '대기',
              '예약 확인·취소',
              '승선자명부',
              '조황',
              '선박소개',
              '개인정보 처리방침',
            ],
            '운영자',
            ['로그인', '홈', '출조일', '예약자', '환불', '입금내역', '통계', '조황', '메시지', '설정'],
            '주소와 오류',
          ],
          '방문자',
          ['예약일정', '예약하기', '예약 확인·취소', '대기', '승선자명부', '조황'],
          '운영자',
          ['출조일', '예약자', '입금·환불', '대기', '통계', '선박소개·조황', '설정', '로그인', '틀과 알림'],
          '출조일과 배',
          '틀',
          '기초',
          ['토대', '누르는 것', '입력', '알림', '표시'],
          '문구',
        ],
      },
    },
    viewport: { options: FRAMES },
    controls: { disableSaveFromUI: true },
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      lang: 'ko',
      canvas: { sourceState: 'none' },
      // The story run shows no source, and its rendering is slow.
      ...(isEmulating() && { source: { type: 'code' } }),
      toc: { title: '이 쪽의 차례', headingSelector: 'h2, h3' },
    },
    chromatic: { modes: { phone: { viewport: 390 }, pc: { viewport: 1280 } } },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Describing passed elements takes longer than the check.
        ...(isEmulating() && { resultTypes: ['violations'] }),
      },
    },
  },
  globalTypes: {
    ground: { toolbar: { title: '바탕', items: ['surface', 'ground', 'deep', 'none'], dynamicTitle: true } },
  },
  initialGlobals: { ground: 'surface', find: '', viewport: { value: 'w390', isRotated: false } },
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
