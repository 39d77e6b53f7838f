import path from 'node:path';
import { buildProduct } from './build.mjs';
import {
  checkCounts,
  jestCounts,
  playwrightCounts,
  type Counts,
  type JestReport,
  type PlaywrightReport,
} from './counts';
import { readReport } from './readReport';
import { runBounded } from './runBounded';
import { storyTests } from './storyTests';

export interface Suite {
  name: string;
  title: string;
  /** Runs beside its neighbours that do too: each keeps one core busy only. */
  oneCore?: true;
  run: () => Promise<Counts>;
}

const root = path.resolve(import.meta.dirname, '..');
const STORY_WIDTHS = [390, 1280];

const check = async (...args: string[]): Promise<Counts> => checkCounts(await runBounded(args, { minutes: 6 }));

/** Jest's projects and the files that are theirs (jest.config.ts). */
const JEST_PROJECTS: Record<string, RegExp> = {
  contract: /^(contract|copy|mocks|scripts|test)\//,
  server: /^server\//,
  web: /^src\/(?!.*\.ssr\.test\.tsx$)/,
  ssr: /^src\/.*\.ssr\.test\.tsx$/,
};

const jest = async (): Promise<Counts> => {
  const file = path.join(root, 'test-output/jest.json');
  const args = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  const run = await runBounded([...args, '--ci', '--json', '--outputFile', file], { minutes: 10 });
  const report = readReport<JestReport>(file);
  const counts = jestCounts(report, run);
  const files = report?.testResults.map(({ name }) => path.relative(root, name)) ?? [];
  const idle = Object.entries(JEST_PROJECTS).filter(([, theirs]) => !files.some((name) => theirs.test(name)));
  return {
    ...counts,
    failed: counts.failed + idle.length,
    problems: [...counts.problems, ...idle.map(([name]) => `Jest 프로젝트 ${name}에서 실행된 테스트가 없습니다.`)],
  };
};

const e2e = async (): Promise<Counts> => {
  const file = path.join(root, 'test-output/e2e.json');
  await buildProduct();
  const run = await runBounded(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    minutes: 10,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return playwrightCounts(readReport<PlaywrightReport>(file), run);
};

/** Everything that `npm test` runs, in this order: what is quick to say comes first. */
export const SUITES: Suite[] = [
  {
    name: 'typecheck',
    title: '타입 검사',
    oneCore: true,
    run: () => check('node_modules/typescript/bin/tsc', '--noEmit'),
  },
  {
    name: 'lint',
    title: '린트',
    oneCore: true,
    run: () => check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  },
  {
    name: 'format',
    title: '서식',
    oneCore: true,
    run: () => check('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  },
  { name: 'jest', title: '단위·서버 테스트', run: jest },
  { name: 'stories', title: '이야기(Storybook) 테스트', run: () => storyTests(STORY_WIDTHS) },
  { name: 'e2e', title: '전체 흐름(e2e) 테스트', run: e2e },
];
