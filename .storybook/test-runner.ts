import type { TestRunnerConfig } from '@storybook/test-runner';

/** Every story is visited once a width: `STORY_WIDTH=390 npm run test:stories`. */
const width = Number(process.env['STORY_WIDTH'] ?? 1280);

/** Play functions and axe run within the story (addon-a11y, `a11y.test: 'error'`); here stands only what the page needs. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
};
export default config;
