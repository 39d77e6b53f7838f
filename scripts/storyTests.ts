import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { jestCounts, type Counts, type JestReport } from './counts';
import { buildWhenChanged, fingerprint } from './fingerprint.mjs';
import { readReport } from './readReport';
import { runBounded } from './runBounded';

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
const reachesTheStories = (file: string): boolean => !/\.test\.tsx?$/.test(file) && !file.endsWith('test-runner.ts');

const buildStorybook = () =>
  buildWhenChanged('storybook-static/.inputs', fingerprint(INPUTS, reachesTheStories), async () => {
    const args = [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--quiet',
      '--loglevel',
      'warn',
      '-o',
      'storybook-static',
    ];
    const { ok } = await runBounded(args, { minutes: 8 });
    if (!ok) throw new Error('Storybook을 빌드하지 못했습니다.');
  });

/** Serves the built Storybook on a free port of this machine. */
const serveStorybook = async () => {
  const files = sirv(path.join(root, 'storybook-static'), { etag: true });
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

interface StoryIndex {
  entries: Record<string, { type: string; tags?: string[] }>;
}
/** The stories of the built index; the runner must have visited every one of them. */
const storyCount = (): number => {
  const index = readReport<StoryIndex>(path.join(root, 'storybook-static/index.json'));
  return Object.values(index?.entries ?? {}).filter(({ type, tags }) => type === 'story' && tags?.includes('test'))
    .length;
};

const visit = async (url: string, width: number, filter: string[]): Promise<Counts> => {
  const report = path.join(root, `test-output/stories-${width}.json`);
  rmSync(report, { force: true });
  const args = [
    'node_modules/@storybook/test-runner/dist/test-storybook.js',
    ...['--url', url, '--index-json', '--maxWorkers', '2', '--testTimeout', '30000'],
    // A call that no story mocked, and a React warning, are errors on the console.
    ...['--failOnConsole', '--json', '--outputFile', report],
    ...filter,
  ];
  const run = await runBounded(args, { minutes: 10, env: { STORY_WIDTH: String(width), CI: 'true' } });
  const counts = jestCounts(readReport<JestReport>(report), run);
  const visited = counts.passed + counts.failed;
  if (filter.length > 0 || visited >= storyCount()) return counts;
  const problem = `${width}px: 이야기 ${storyCount()}개 가운데 ${visited}개만 확인했습니다.`;
  return { ...counts, failed: counts.failed + 1, problems: [...counts.problems, problem] };
};

/**
 * Runs play functions and axe of every story of the built Storybook, once a width.
 * `filter`: further arguments for the runner, to look at a few stories.
 */
export const storyTests = async (widths: number[], filter: string[] = []): Promise<Counts> => {
  await buildStorybook();
  mkdirSync(path.join(root, 'test-output'), { recursive: true });
  const { server, url } = await serveStorybook();
  const total: Counts = { passed: 0, failed: 0, problems: [] };
  try {
    for (const width of widths) {
      const { passed, failed, problems } = await visit(url, width, filter);
      total.passed += passed;
      total.failed += failed;
      total.problems.push(...problems);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return total;
};
