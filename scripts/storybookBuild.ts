import path from 'node:path';
import { buildWhenChanged, fingerprint } from './fingerprint.mjs';
import { runBounded } from './runBounded';

const root = path.resolve(import.meta.dirname, '..');
/** Separate from the build of `npm run build-storybook`, which people open. */
export const STORYBOOK = path.join(root, 'node_modules/.cache/storybook-run');
export const INPUTS_FILE = path.join(STORYBOOK, '.inputs');
const BUILD_SECONDS = 60;
const INPUTS = [
  'src',
  'contract',
  'copy',
  'mocks',
  'public',
  '.storybook',
  'vite.config.ts',
  'scripts/sources.mjs',
  'scripts/photos.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const reachesTheStories = (file: string): boolean => !/\.test\.tsx?$/.test(file);

export const storybookInputs = (): string => fingerprint(INPUTS, reachesTheStories);

export const buildStorybook = async (): Promise<void> => {
  const began = performance.now();
  const built = await buildWhenChanged(path.relative(root, INPUTS_FILE), storybookInputs(), async () => {
    const dispatcher = 'node_modules/storybook/dist/bin/dispatcher.js';
    const args = [dispatcher, 'build', '--quiet', '--loglevel', 'warn', '-o', STORYBOOK];
    const { ok } = await runBounded(args, { minutes: 8, env: { STORY_RUN: '1' } });
    if (!ok) throw new Error('Storybook을 빌드하지 못했습니다.');
  });
  const seconds = (performance.now() - began) / 1000;
  const over = seconds > BUILD_SECONDS ? ' 기준을 넘었습니다.' : '';
  console.log(
    built
      ? `Storybook 빌드: ${seconds.toFixed(1)}초 (기준 ${BUILD_SECONDS}초)${over}`
      : 'Storybook 빌드: 바뀐 것이 없어 있는 것을 씁니다.',
  );
};
