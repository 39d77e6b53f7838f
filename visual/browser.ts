import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { buildSync } from 'esbuild';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.mjs';
import { fontEnvironment } from './fontSetup';

/** Flags that make Chromium render the same pixels in every run and on every machine. */
const STEADY_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Skia then uses the same arithmetic on every processor.
  '--disable-skia-runtime-opts',
  // Otherwise an image that is still being decoded is painted one frame later.
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
/** inPage.ts bundled as one script, which is injected into every page before the page's own scripts. */
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
 * A browser context with its own profile: Korean, Seoul time, reduced motion. Storybook recognizes a test by
 * `StorybookTestRunner` in the user agent; it then ends and stops every animation instead of waiting for it.
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
