import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, shellPath } from '../../scripts/chromium.mjs';

/** Flags that make Chromium draw the same pixels in every run and on every machine. */
const STEADY_ARGS = [
  // Only for the headless shell, which then renders like the whole browser; with `none` letters are between pixels.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Skia then uses the same arithmetic on every processor.
  '--disable-skia-runtime-opts',
  // Otherwise an image that is still being decoded is painted one frame later.
  '--disable-checker-imaging',
  '--disable-partial-raster',
  // Otherwise letters on a separate layer, such as a sticky chip's, depend on earlier paints.
  '--disable-prefer-compositing-to-lcd-text',
  // A page lives for sixty stories, too short for code that V8 optimises (docs/decisions/0009).
  '--js-flags=--no-opt',
];

/** Every story of the built Storybook, on a phone and then on a PC (docs/decisions/0008). */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../../test-output/stories',
  globalSetup: './globalSetup.ts',
  snapshotPathTemplate: 'baselines/{arg}{ext}',
  // Missing baselines are accepted by npm run visual:accept, or written with --update-snapshots.
  updateSnapshots: 'none',
  forbidOnly: true,
  // The browser occasionally stumbles; a problem of the story itself occurs again in a new browser.
  retries: 1,
  // A page waits for its browser a quarter of the time, so one more page than cores; a larger machine opens up to four.
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
