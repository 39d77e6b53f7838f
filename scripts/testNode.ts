/** `npm run test:node -- 22 26` */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildProduct } from './build.mjs';
import { runBounded } from './runBounded';
import { fetchRuntime } from './runtime.mjs';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const KNOWN = readdirSync('scripts/runtime');

const SUITES = [
  [
    '서버 테스트',
    ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js'],
    ['--ci', '--selectProjects', 'server'],
  ],
  [
    '예약',
    ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/e2e/playwright.config.ts'],
    ['--project=phone', 'tests/e2e/booking.spec.ts'],
  ],
] as const;

const runOn = async (major: string): Promise<{ ok: boolean; line: string }[]> => {
  const node = await fetchRuntime(major);
  if (!node) return [{ ok: false, line: `Node.js ${major}을(를) 받지 못했습니다.` }];
  const env = { PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter) };
  const lines = [];
  for (const [title, program, args] of SUITES) {
    console.log(`\n▶ Node.js ${major}: ${title}`);
    const { ok } = await runBounded([...program, ...args], { minutes: 60, env, node });
    lines.push({ ok, line: `${ok ? '✓' : '✗'} Node.js ${major}: ${title}` });
  }
  return lines;
};

const versions = process.argv.slice(2);
if (versions.length === 0 || versions.some((major) => !KNOWN.includes(major))) {
  console.error(`Node.js의 버전을 ${KNOWN.join(', ')} 가운데에서 적어 주세요. (npm run test:node -- 22 26)`);
  process.exit(2);
}
await buildProduct();
const results = [];
for (const major of versions) results.push(...(await runOn(major)));
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
