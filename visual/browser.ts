import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { buildSync } from 'esbuild';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.mjs';
import { fontEnvironment } from './fontSetup';

/** What makes one browser draw the same picture twice, and on two machines. */
const STEADY_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // The same arithmetic whatever the processor offers.
  '--disable-skia-runtime-opts',
  // A picture that is still being decoded would be drawn a frame later.
  '--disable-checker-imaging',
  '--disable-partial-raster',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: [...CHROMIUM_ARGS, ...STEADY_ARGS],
    env: { ...process.env, ...fontEnvironment() },
  });

let inPage: string | undefined;
/** inPage.ts as one script, put into every page before its own. */
const inPageScript = (): string =>
  (inPage ??=
    buildSync({
      entryPoints: [path.join(import.meta.dirname, 'inPage.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
    }).outputFiles[0]?.text ?? '');

/**
 * A browser profile of its own: Korean, in Seoul, without motion. The name in the user agent is Storybook's sign for
 * tests: it then shows every animation at its end and stops it, instead of waiting.
 */
export const openContext = async (browser: Browser, width: number, height: number): Promise<BrowserContext> => {
  const agent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    userAgent: `${agent} StorybookTestRunner`,
  });
  await context.addInitScript({ content: inPageScript() });
  return context;
};
