import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { buildWhenChanged, fingerprint } from './fingerprint.mjs';
import { jestCounts } from './counts.mjs';
import { runBounded } from './runBounded.mjs';

const root = path.resolve(import.meta.dirname, '..');
const INPUTS = [
  'src',
  'contract',
  'copy',
  'mocks',
  'public',
  '.storybook',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const reachesTheStories = (file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('test-runner.ts');

const buildStorybook = () =>
  buildWhenChanged('storybook-static/.inputs', fingerprint(INPUTS, reachesTheStories), async () => {
    const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '-o', 'storybook-static'];
    const { ok } = await runBounded(args, { minutes: 4 });
    if (!ok) throw new Error('Storybook을 빌드하지 못했습니다.');
  });

/** Serves the built Storybook on a free port of this machine. */
const serveStorybook = async () => {
  const files = sirv(path.join(root, 'storybook-static'), { dev: false, etag: true });
  const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}` };
};

/** The stories of the built index; the runner must have visited every one of them. */
const storyCount = () => {
  const index = JSON.parse(readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8'));
  return Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('test')).length;
};

/**
 * Runs play functions and axe of every story of the built Storybook, once a width.
 * @param {number[]} widths
 * @param {string[]} [filter] further arguments for the runner, to look at a few stories
 */
export const storyTests = async (widths, filter = []) => {
  await buildStorybook();
  const { server, url } = await serveStorybook();
  const totals = { passed: 0, failed: 0, problems: [] };
  try {
    for (const width of widths) {
      const report = `test-output/stories-${width}.json`;
      const args = ['node_modules/@storybook/test-runner/dist/test-storybook.js', '--url', url, '--index-json'];
      args.push(
        '--maxWorkers',
        '2',
        '--testTimeout',
        '30000',
        '--failOnConsole',
        '--json',
        '--outputFile',
        report,
        ...filter,
      );
      const run = await runBounded(args, { minutes: 5, env: { STORY_WIDTH: String(width), CI: 'true' } });
      const counts = jestCounts(existsSync(report) ? report : null, run);
      totals.passed += counts.passed;
      totals.failed += counts.failed;
      totals.problems.push(...counts.problems);
      const visited = counts.passed + counts.failed;
      if (filter.length === 0 && visited < storyCount()) {
        totals.failed += 1;
        totals.problems.push(`${width}px: 이야기 ${storyCount()}개 가운데 ${visited}개만 확인했습니다.`);
      }
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return totals;
};
