/**
 * `npm run torture [-- NAME… --short --seed N]`: breaks things around the built product and checks its promises. Fails
 * on a broken promise. Prints one table and, unless `--short`, writes it into docs/reliability.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from '../../scripts/build.mjs';
import type { Counts } from '../../scripts/counts';
import { postgresBin } from '../../scripts/postgres/find.mjs';
import { machineShape, markdownTable, writeSection } from '#tests/support/document';
import { endAll, ROOT } from '#tests/support/processes';
import type { Result } from './faultTest';
import { FAULT_TESTS } from './faultTests';
import { hasCompiler } from './power/record';

const LIMIT_MINUTES = { short: 38, whole: 240 };

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, list: { type: 'boolean' } },
  allowPositionals: true,
});
const { short } = values;
const seed = Number(values.seed ?? (short ? 1 : Date.now() % 1_000_000));
const unknown = positionals.filter((name) => !FAULT_TESTS[name]);
if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`없는 이름입니다: ${unknown.join(', ')}`);
  for (const [name, { title }] of Object.entries(FAULT_TESTS)) console.log(`${name.padEnd(12)}${title}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

// If the run ends early, name the current fault test.
let running = 'no fault test';
let finished = false;
const crash = (error: unknown): void => {
  console.error(`[${running}]`, error);
  process.exit(1);
};
process.once('uncaughtException', crash);
process.once('unhandledRejection', crash);
process.once('exit', (code) => {
  if (!finished) console.error(`중간에 끝났습니다(종료 코드 ${code}): ${running}, seed ${seed}`);
});

const minutes = short ? LIMIT_MINUTES.short : LIMIT_MINUTES.whole;
setTimeout(() => {
  console.error(`${minutes}분 안에 끝나지 않았습니다.`);
  process.exit(1);
}, minutes * 60_000);

await buildProduct();
const header = `${new Date().toISOString().slice(0, 10)}, ${machineShape()}`;
const counts: Counts & { skipped: number } = { passed: 0, failed: 0, skipped: 0, problems: [] };
const failureOf = (error: unknown): Result[] => [
  {
    promise: 'the fault test finishes',
    done: '',
    seen: error instanceof Error ? String(error.stack) : String(error),
    passed: false,
  },
];

for (const [name, { title, needsPostgres, needsCompiler, run }] of Object.entries(FAULT_TESTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (needsPostgres && postgresBin() === null) {
    counts.skipped += 1;
    counts.problems.push(`PostgreSQL이 없어 ${name}을 실행하지 못했습니다.`);
    continue;
  }
  if (needsCompiler && !hasCompiler()) {
    counts.skipped += 1;
    counts.problems.push(`C 컴파일러(cc)가 없어 ${name}을 실행하지 못했습니다.`);
    continue;
  }
  console.log(`\n[${name}] ${title} (seed ${seed})`);
  running = name;
  const began = performance.now();
  const results = await run({ short, seed }).catch(failureOf);
  await endAll();
  for (const { promise, done, seen, passed } of results) {
    console.log(`${passed ? '✓' : '✗'} ${promise} — ${done}: ${seen}`);
    counts.passed += passed ? 1 : 0;
    counts.failed += passed ? 0 : 1;
    if (!passed) counts.problems.push(`${name}: ${promise} (seed ${seed}): ${seen.slice(0, 400)}`);
  }
  console.log(`  ${((performance.now() - began) / 1000).toFixed(1)}s`);
  if (!short && results.every(({ passed }) => passed)) {
    const rows = results.map(({ promise, done, seen }) => [promise, done, seen]);
    await writeSection(
      'reliability',
      name,
      `Run ${header}; seed ${seed}.\n\n${markdownTable(['promise', 'done', 'seen'], rows)}`,
    );
  }
}

mkdirSync(path.join(ROOT, 'test-output'), { recursive: true });
writeFileSync(path.join(ROOT, 'test-output/torture.json'), JSON.stringify(counts));
finished = true;
// A temporary PostgreSQL ends with this process.
process.exit(counts.failed > 0 ? 1 : 0);
