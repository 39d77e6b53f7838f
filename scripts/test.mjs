/**
 * `npm test`: every suite, one after the other, and as the last line how many tests passed and failed in all.
 * `npm test -- --only jest,e2e` runs some of them; test-output/ keeps the reports.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildProduct } from './build.mjs';
import { checkCounts, jestCounts, playwrightCounts } from './counts.mjs';
import { runBounded } from './runBounded.mjs';
import { storyTests } from './storyTests.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const STORY_WIDTHS = [390, 1280];
const JEST_PROJECTS = ['contract', 'server', 'web', 'ssr'];

const check = async (...args) => checkCounts(await runBounded(args, { minutes: 3 }));
const reportOf = (file) => (existsSync(file) ? file : null);

const jest = async () => {
  const report = 'test-output/jest.json';
  const args = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  const run = await runBounded([...args, '--ci', '--json', '--outputFile', report], { minutes: 5 });
  const counts = jestCounts(reportOf(report), run);
  const files = reportOf(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  for (const name of JEST_PROJECTS.filter((project) => !files.some((file) => belongsTo(project, file.name)))) {
    counts.failed += 1;
    counts.problems.push(`Jest 프로젝트 ${name}에서 실행된 테스트가 없습니다.`);
  }
  return counts;
};
const belongsTo = (project, file) => {
  const place = path.relative(root, file);
  if (project === 'contract') return /^(contract|copy|mocks|scripts|test)\//.test(place);
  if (project === 'server') return place.startsWith('server/');
  return place.startsWith('src/') && place.endsWith('.ssr.test.tsx') === (project === 'ssr');
};

const e2e = async () => {
  const report = 'test-output/e2e.json';
  await buildProduct();
  const run = await runBounded(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    minutes: 9,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, report) },
  });
  return playwrightCounts(reportOf(report), run);
};

const SUITES = [
  { name: 'typecheck', title: '타입 검사', run: () => check('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'lint', title: '린트', run: () => check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  {
    name: 'format',
    title: '형식',
    run: () => check('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  },
  { name: 'jest', title: '단위·서버 테스트', run: jest },
  { name: 'stories', title: '이야기(Storybook) 테스트', run: () => storyTests(STORY_WIDTHS) },
  { name: 'e2e', title: '전체 흐름(e2e) 테스트', run: e2e },
];

const chosenSuites = () => {
  const at = process.argv.indexOf('--only');
  if (at < 0) return SUITES;
  const names = (process.argv[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(`--only 에는 ${SUITES.map(({ name }) => name).join(', ')} 가운데에서 적어 주세요.`);
    process.exit(2);
  }
  return SUITES.filter(({ name }) => names.includes(name));
};

rmSync('test-output', { recursive: true, force: true });
const lines = [];
let passed = 0;
let failed = 0;
for (const { title, run } of chosenSuites()) {
  console.log(`\n▶ ${title}`);
  const began = Date.now();
  const counts = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    problems: [error instanceof Error ? error.message : String(error)],
  }));
  passed += counts.passed;
  failed += counts.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const line = `${counts.failed === 0 ? '✓' : '✗'} ${title}: 통과 ${counts.passed}, 실패 ${counts.failed} (${seconds}초)`;
  lines.push(line, ...counts.problems.map((problem) => `    ${problem}`));
  console.log([line, ...counts.problems.map((problem) => `    ${problem}`)].join('\n'));
}

console.log(`\n${lines.join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
