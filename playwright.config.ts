import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.mjs';

/** End-to-end tests on the built product; e2e/site.ts starts a server with a database of its own for each test. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-output/e2e',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  globalTimeout: 18 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording every test costs time: `npx playwright test --trace on` when one fails.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    // Everything is tested on the phone; the main flows of visitors and all that the operator does on the PC too.
    {
      name: 'pc',
      testMatch: /(booking|lookup|calendar|about|operator|aftercare|live|messages|settings|split)\.spec\.ts$/,
      // What is narrow there is narrow here too.
      grepInvert: /320 픽셀/,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
