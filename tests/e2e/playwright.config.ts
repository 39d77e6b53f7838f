import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, shellPath } from '../../scripts/chromium.mjs';

/** Names are not resolved, so that no page reaches another server. */
const NO_INTERNET = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
/** A page lives for seconds: compiling its scripts for speed takes longer than it saves (docs/decisions/0009). */
const NO_OPTIMISING = '--js-flags=--no-opt,--no-maglev';

/** End-to-end tests of the built product; site.ts starts a server with its own database for each test. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-output/e2e',
  globalSetup: './host/bundle.ts',
  forbidOnly: true,
  // On a busy machine a browser occasionally stumbles; what is wrong with the product occurs again. The summary names the test.
  retries: 1,
  // A test waits for its server and its browser a third of the time, so one more than cores; a larger machine runs up to four.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  // Generous, because in `npm test` other suites use the same cores; no test waits for a time-out.
  timeout: 240_000,
  globalTimeout: 75 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-output/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    // Only atSea.spec.ts lets the operator's pages install themselves: a worker hides requests from Playwright's routes.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What can never be tapped fails with a reason instead of at the end of the test's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Tracing every test is slow: use `npx playwright test --trace on` for a failing one.
    trace: 'off',
    launchOptions: { executablePath: shellPath(), args: [...CHROMIUM_ARGS, NO_INTERNET, NO_OPTIMISING] },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    // All tests run on the phone; those tagged @pc, which can fail differently on a wide screen, on the PC too.
    { name: 'pc', grep: /@pc/, use: { viewport: { width: 1280, height: 900 } } },
  ],
});
