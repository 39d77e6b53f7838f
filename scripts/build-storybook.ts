/** `npm run build-storybook`: builds Storybook into storybook-static when its sources have changed, and prints the seconds. */
import { buildStorybook } from './storybookBuild';

await buildStorybook();
