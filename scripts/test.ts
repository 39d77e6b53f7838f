/** docs/decisions/0009 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, isSetup, reachedFrom } from './changed';
import type { Counts } from './counts';
import { spentBy } from './runBounded';
import { SUITES, suitesFor, type Suite } from './suites';

process.chdir(path.resolve(import.meta.dirname, '..'));

const readOptions = (): { changed: boolean; only: string[] } => {
  const known = SUITES.map(({ name }) => name);
  try {
    const { values } = parseArgs({ options: { changed: { type: 'boolean' }, only: { type: 'string' } } });
    const only = values.only?.split(',') ?? known;
    if (only.every((name) => known.includes(name))) return { changed: values.changed ?? false, only };
  } catch {
    // The same message.
  }
  console.error(`--changed와 --only만 쓸 수 있고, --only 다음에는 ${known.join(', ')} 가운데에서 적어 주세요.`);
  process.exit(2);
};

const reachedSuites = async (): Promise<Suite[]> => {
  const changed = changedFiles();
  if (changed.length === 0) console.log('main과 다른 파일이 없습니다.');
  const setup = changed.find(isSetup);
  if (setup !== undefined) console.log(`준비나 테스트의 설정이 바뀌어 모두 실행합니다: ${setup}`);
  const reached = await reachedFrom(changed);
  return reached ? suitesFor(reached) : SUITES;
};

const options = readOptions();
const chosenSuites = async (): Promise<Suite[]> =>
  (options.changed ? await reachedSuites() : SUITES).filter(({ name }) => options.only.includes(name));

const asFailure = (error: unknown): Counts => ({
  passed: 0,
  failed: 1,
  problems: [error instanceof Error ? error.message : String(error)],
});

rmSync('test-output', { recursive: true, force: true });
mkdirSync('test-output');
const inSeconds = (seconds: number): string => `${seconds.toFixed(1)}초`;
/** `93.1초, 프로세서 41.0초, 하나에 86ms` */
const durations = (seconds: number, processorSeconds: number, tests: number): string =>
  [
    inSeconds(seconds),
    ...(processorSeconds > 0 ? [`프로세서 ${inSeconds(processorSeconds)}`] : []),
    ...(tests > 1 ? [`하나에 ${((seconds / tests) * 1000).toFixed(0)}ms`] : []),
  ].join(', ');
const summary: string[] = [];
const repeated: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const runSuite = async ({ name, title, run }: Suite): Promise<void> => {
  console.log(`\n▶ ${title}`);
  const began = performance.now();
  const spent = { processorSeconds: 0 };
  const { passed, failed, skipped = 0, problems, again } = await spentBy.run(spent, run).catch(asFailure);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const took = durations((performance.now() - began) / 1000, spent.processorSeconds, passed + failed);
  const lines = [
    `${failed === 0 ? '✓' : '✗'} ${title}: 통과 ${passed}, 실패 ${failed}${skipped > 0 ? `, 건너뜀 ${skipped}` : ''} (${took})`,
    ...problems.map((problem) => `    ${problem}`),
  ];
  console.log(lines.join('\n'));
  summary.push(...lines);
  if (failed > 0) repeated.push(`    ${again ?? `npm test -- --only ${name}`}`);
};

/** A suite waits part of its time; three leave no core idle. */
const LANES = 3;
const waiting = [...(await chosenSuites())];
const runWaiting = async (): Promise<void> => {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) await runSuite(suite);
};
await Promise.all(Array.from({ length: LANES }, runWaiting));

console.log(`\n${summary.join('\n')}`);
if (total.skipped > 0) console.log(`건너뛴 테스트 ${total.skipped}개: 이 컴퓨터에 없는 것의 테스트입니다.`);
if (repeated.length > 0) console.log(`실패한 것만 다시 실행하려면:\n${repeated.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || options.changed) ? 0 : 1;
