import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.mjs';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      contextOptions: {
        ...playwright?.contextOptions,
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
      },
      launchOptions: {
        ...playwright?.launchOptions,
        executablePath: chromiumPath(),
        headless: true,
        args: CHROMIUM_ARGS,
      },
    },
  },
};
