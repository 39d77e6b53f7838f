import type { TestRunnerConfig } from '@storybook/test-runner';

/** Every story is visited once a width: `STORY_WIDTH=390 npm run test:stories`. */
const width = Number(process.env['STORY_WIDTH'] ?? 1280);

/** Play functions and axe run within the story (addon-a11y, `a11y.test: 'error'`); here stands only what the page needs. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    // High enough for whole pages: what a sticky bar happens to cover at one scroll position is not a small target.
    await page.setViewportSize({ width, height: 2400 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
};
export default config;
