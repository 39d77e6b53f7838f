import { defineConfig } from '@playwright/test';

/** The main flows of visitors and operator in WebKit and Gecko (docs/decisions/0010), on sites of end-to-end tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-output/engines',
  globalSetup: '../e2e/host/bundle.ts',
  forbidOnly: true,
  // See ../e2e/playwright.config.ts.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  timeout: 600_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-output/engines.json' }]],
  projects: [{ name: 'webkit' }, { name: 'gecko' }],
});
