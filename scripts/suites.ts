import { execFile } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { listStories } from '#tests/stories/stories';
import { buildProduct } from './build.mjs';
import { CODE, type Reached } from './changed';
import {
  absentCounts,
  auditCounts,
  checkCounts,
  jestCounts,
  playwrightCounts,
  tortureCounts,
  type Counts,
  type JestReport,
  type PlaywrightReport,
} from './counts';
import { missingEngines } from './engines.mjs';
import { memoryFolder } from './memoryFolder';
import { postgresBin } from './postgres/find.mjs';
import { npmCli } from './programs.mjs';
import { readReport } from './readReport';
import { runBounded, runPlaywright } from './runBounded';
import { buildStorybook } from './storybookBuild';

export interface Suite {
  name: string;
  title: string;
  run: () => Promise<Counts>;
}

const root = path.resolve(import.meta.dirname, '..');
/** Not for the fault tests, which test files on a disk. */
const inMemory = memoryFolder();

const once = (work: () => Promise<unknown>): (() => Promise<unknown>) => {
  let running: Promise<unknown> | undefined;
  return () => (running ??= work());
};
const productBuilt = once(buildProduct);
const storybookBuilt = once(buildStorybook);

/** On several cores the checkers in Go infer some types more than once. */
const GO = { GOGC: '400', GOMAXPROCS: '1' };
const check = async (...args: string[]): Promise<Counts> =>
  checkCounts(await runBounded(args, { minutes: 12, env: GO }));

const JEST_PROJECTS: Record<string, RegExp> = {
  contract: /^(contract|copy|mocks|scripts|tests\/repository)\//,
  server: /^server\//,
  web: /^src\/(?!.*\.ssr\.test\.tsx$)/,
  ssr: /^src\/.*\.ssr\.test\.tsx$/,
};

const runJest = async (name: string, ...args: string[]) => {
  const file = path.join(root, `test-output/${name}.json`);
  const jest = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  // By default Jest leaves a core to others.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const cache = `--cacheDirectory=${path.join(tmpdir(), 'boat-jest')}`;
  const run = await runBounded([...jest, '--ci', workers, cache, '--json', '--outputFile', file, ...args], {
    minutes: 60,
    env: inMemory,
  });
  return { run, report: readReport<JestReport>(file) };
};

const jest = async (some?: string[]): Promise<Counts> => {
  const chosen = some ? ['--runTestsByPath', ...some] : [];
  const { run, report } = await runJest('jest', '--selectProjects', ...Object.keys(JEST_PROJECTS), ...chosen);
  const counts = jestCounts(report, run);
  if (some) return counts;
  const files = report?.testResults.map(({ name }) => path.relative(root, name).replaceAll(path.sep, '/')) ?? [];
  const idle = Object.entries(JEST_PROJECTS).filter(([, theirs]) => !files.some((name) => theirs.test(name)));
  return {
    ...counts,
    failed: counts.failed + idle.length,
    problems: [...counts.problems, ...idle.map(([name]) => `Jest 프로젝트 ${name}에서 실행된 테스트가 없습니다.`)],
  };
};

/** Without PostgreSQL the tests are counted but not run. */
const postgres = async (some?: string[]): Promise<Counts> => {
  if (postgresBin()) {
    const chosen = some ? ['--runTestsByPath', ...some] : [];
    const { run, report } = await runJest('postgres', '--selectProjects', 'server-postgres', ...chosen);
    return jestCounts(report, run, 'server-postgres');
  }
  const { run, report } = await runJest('postgres', '--selectProjects', 'server', '--testNamePattern', '(?!)');
  return absentCounts(report, run, 'PostgreSQL이 없어 실행하지 못했습니다. (Debian: apt-get install postgresql)');
};

const playwright = async (
  name: string,
  config: string,
  minutes: number,
  { args = [], absent }: { args?: string[]; absent?: string[] } = {},
): Promise<Counts> => {
  // Other suites use the core while a worker waits.
  const workers = `--workers=${Math.min(4, availableParallelism())}`;
  const run = await runPlaywright(config, minutes, [workers, ...args], inMemory);
  return playwrightCounts(readReport<PlaywrightReport>(path.join(root, `test-output/${name}.json`)), run, name, absent);
};

const torture = async (): Promise<Counts> => {
  await productBuilt();
  const run = await runBounded(['node_modules/tsx/dist/cli.mjs', 'tests/faults/torture.ts', '--short'], {
    minutes: 40,
  });
  return tortureCounts(readReport<Counts>(path.join(root, 'test-output/torture.json')), run);
};

const AUDIT_MS = 60_000;
const audit = (): Promise<Counts> =>
  new Promise((resolve) => {
    const command = [npmCli(), 'audit', '--omit=dev', '--json'];
    execFile(process.execPath, command, { cwd: root, timeout: AUDIT_MS }, (_, output) => resolve(auditCounts(output)));
  });

const build = async (): Promise<Counts> => {
  await productBuilt();
  await storybookBuilt();
  return { passed: 1, failed: 0, problems: [] };
};

const stories = async (files?: string[]): Promise<Counts> => {
  await storybookBuilt();
  const some = listStories().filter(({ importPath }) => files?.includes(path.normalize(importPath)));
  const chosen = files ? [`--grep=${some.map(({ id }) => `\\(${id}\\)`).join('|')}`] : [];
  return playwright('stories', 'tests/stories/playwright.config.ts', 80, { args: chosen });
};

const e2e = async (specs: string[] = []): Promise<Counts> => {
  await productBuilt();
  return playwright('e2e', 'tests/e2e/playwright.config.ts', 80, { args: specs });
};

const engines = async (): Promise<Counts> => {
  await productBuilt();
  const absent = missingEngines().map(
    ({ title, packages }) =>
      `${title} 브라우저가 없어 그 테스트는 실행하지 못했습니다. (Debian: apt-get install ${packages.join(' ')})`,
  );
  return playwright('engines', 'tests/engines/playwright.config.ts', 30, { absent });
};

/** oxlint checks the general and the type-checked rules, ESLint the project's own (ADR 0002). */
const lint = async (files = ['.']): Promise<Counts> => {
  const general = await check(
    'node_modules/oxlint/bin/oxlint',
    '--config=scripts/lint/oxlint.json',
    '--threads=1',
    ...files,
  );
  const own = ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored'];
  return general.failed > 0 ? general : check(...own, ...files);
};
const TYPES = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
const typecheck = () => check('node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', ...TYPES);
const format = (files: string[] = []) =>
  check('node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files);

/**
 * Builds first, because others need them; then the longest suites. The other engines take minutes beside Chromium, so
 * they come last.
 */
export const SUITES: Suite[] = [
  { name: 'build', title: '빌드', run: build },
  { name: 'lint', title: '린트', run: () => lint() },
  { name: 'typecheck', title: '타입 검사', run: typecheck },
  { name: 'format', title: '서식', run: () => format() },
  { name: 'stories', title: '이야기(Storybook) 테스트', run: () => stories() },
  { name: 'e2e', title: '전체 흐름(e2e) 테스트', run: () => e2e() },
  { name: 'torture', title: '고장 시험(torture)', run: torture },
  { name: 'jest', title: '단위·서버 테스트', run: () => jest() },
  { name: 'postgres', title: 'PostgreSQL 서버 테스트', run: () => postgres() },
  { name: 'audit', title: '패키지의 알려진 약점', run: audit },
  { name: 'engines', title: 'WebKit과 Firefox 테스트', run: engines },
];

/** Queries are tested on both engines. */
export const suitesFor = ({ changed, tests, stories: shown, specs }: Reached): Suite[] => {
  const code = changed.filter((file) => CODE.test(file));
  const onPostgres = changed.some((file) => /^server\/(.*\.repository\.ts$|db\/)/.test(file))
    ? tests.filter((file) => file.startsWith('server/') && !file.endsWith('.sqlite.test.ts'))
    : [];
  const chosen: [string[], string, () => Promise<Counts>][] = [
    [code, 'typecheck', typecheck],
    [shown, 'stories', () => stories(shown)],
    [specs, 'e2e', () => e2e(specs)],
    [tests, 'jest', () => jest(tests)],
    [onPostgres, 'postgres', () => postgres(onPostgres)],
    [code, 'lint', () => lint(code)],
    [changed, 'format', () => format(changed)],
    [changed.filter((file) => file.startsWith('tests/faults/')), 'torture', torture],
  ];
  return chosen
    .filter(([files]) => files.length > 0)
    .map(([, name, run]) => ({ name, title: SUITES.find((suite) => suite.name === name)?.title ?? name, run }));
};
