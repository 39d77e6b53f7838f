import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, shellPath } from '../../scripts/chromium.mjs';

/** No names are resolved, so pages reach no other server. */
const NO_INTERNET = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
/** Pages are open for seconds, so optimising their scripts does not pay (docs/decisions/0009). */
const NO_OPTIMISING = '--js-flags=--no-opt,--no-maglev';

/** Tests of the built product; site.ts starts a server with its own database for each test. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-output/e2e',
  globalSetup: './host/bundle.ts',
  forbidOnly: true,
  // Browsers occasionally fail on a busy machine; real faults fail again. The summary names retried tests.
  retries: 1,
  // One more than cores, because tests wait a third of their time.
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
    // Only atSea.spec.ts allows them: a worker hides requests from Playwright's routes.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // An unreachable element fails with a reason before the test times out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Slow: add `--trace on` for a failing test.
    trace: 'off',
    launchOptions: { executablePath: shellPath(), args: [...CHROMIUM_ARGS, NO_INTERNET, NO_OPTIMISING] },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    // All tests run on the phone; those that can fail only on a wide screen are tagged @pc and run here too.
    { name: 'pc', grep: /@pc/, use: { viewport: { width: 1280, height: 900 } } },
  ],
});
