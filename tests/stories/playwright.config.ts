import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, shellPath } from '../../scripts/chromium.mjs';

/** Chromium then renders the same pixels in every run and on every machine. */
const STEADY_ARGS = [
  // The headless shell then renders like Chromium; with `none` letters are between pixels.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // The same arithmetic on every processor.
  '--disable-skia-runtime-opts',
  // Otherwise an image may be painted one frame later.
  '--disable-checker-imaging',
  '--disable-partial-raster',
  // Otherwise letters on separate layers, such as in sticky chips, depend on earlier paints.
  '--disable-prefer-compositing-to-lcd-text',
  // Optimising does not pay for sixty stories (docs/decisions/0009).
  '--js-flags=--no-opt',
];

/** docs/decisions/0008 */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../../test-output/stories',
  globalSetup: './globalSetup.ts',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  // `npm run visual:accept` or --update-snapshots writes missing baselines.
  updateSnapshots: 'none',
  forbidOnly: true,
  // Browsers occasionally fail; real faults fail again in a new browser.
  retries: 1,
  // One more than cores, because pages wait a quarter of their time.
  workers: Math.min(4, availableParallelism() + 1),
  // The stories of a group stay together, in order (stories.spec.ts).
  fullyParallel: true,
  // Generous, because in `npm test` other suites use the same cores; no story waits for a time-out.
  timeout: 180_000,
  globalTimeout: 75 * 60_000,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['html', { outputFolder: '../../test-output/visual/report', open: 'never' }],
    ['json', { outputFile: '../../test-output/stories.json' }],
  ],
  use: {
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: shellPath(),
      args: [...CHROMIUM_ARGS, ...STEADY_ARGS],
      env: { ...process.env, FONTCONFIG_FILE: path.resolve(import.meta.dirname, 'fonts.conf') },
    },
  },
});
