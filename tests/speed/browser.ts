/** The product in Chromium, throttled to a phone on a mobile network. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { transformSync } from 'esbuild';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.mjs';
import type { FirstView, Tapped } from './inPage';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ko-KR' };
const SLOWDOWN = 4;
/** 9 Mbps with a round trip of 100 ms. */
const NETWORK = { offline: false, latency: 100, downloadThroughput: 1_125_000, uploadThroughput: 1_125_000 };
/** Resolves no name, so the map's tiles are not fetched. */
const NO_INTERNET = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

const IN_PAGE = transformSync(readFileSync(path.join(import.meta.dirname, 'inPage.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
}).code;

export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGS, NO_INTERNET],
    // The repository's font for characters missing in the site's fonts, as in the stories.
    env: { ...process.env, FONTCONFIG_FILE: path.resolve(import.meta.dirname, '../stories/fonts.conf') },
  });

/** A page with an empty cache and a throttled processor and network. Close its context. */
export const slowPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript({ content: IN_PAGE });
  return page;
};

/** Opens an address with an empty cache and waits until the network is idle; times without a paint are NaN. */
export const firstViewOf = async (browser: Browser, url: string): Promise<FirstView> => {
  const page = await slowPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const view = await page.evaluate(() => globalThis.readFirstView());
  await page.context().close();
  return view;
};

/** Taps an element; the result is `text` in the element of `selector`. */
export const tapUntil = async (target: Locator, selector: string, text = ''): Promise<Tapped> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector}: the element to tap is not displayed`);
  const page = target.page();
  const shown = page.evaluate(([where, what]) => globalThis.nextTap(where, what), [selector, text] as const);
  // Not `target.tap()`, because its checks in the page would count too.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return shown;
};
