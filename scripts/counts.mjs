import { readFileSync } from 'node:fs';

/**
 * What a suite found. `problems` are Korean lines for what no test's own output says.
 * @typedef {{ passed: number, failed: number, problems: string[] }} Counts
 * @typedef {{ ok: boolean, timedOut: boolean }} Run
 */

/** A suite that ended badly without a failed test, or that ran no test at all, counts as one failure. */
const withVerdict = (/** @type {Counts} */ { passed, failed, problems }, /** @type {Run} */ { ok, timedOut }) => {
  const found = [...problems];
  if (timedOut) found.push('제한 시간 안에 끝나지 않았습니다.');
  else if (!ok && failed === 0) found.push('테스트 실행기가 오류로 끝났습니다.');
  else if (passed + failed === 0) found.push('실행된 테스트가 없습니다.');
  const lost = timedOut || (failed === 0 && found.length > problems.length) ? 1 : 0;
  return { passed, failed: failed + lost, problems: found };
};

const parse = (report) => (report === null ? null : JSON.parse(readFileSync(report, 'utf8')));
const nothing = { passed: 0, failed: 0, problems: [] };

/**
 * A check that passes or fails as a whole: types, lint, format.
 * @param {Run} run
 * @returns {Counts}
 */
export const checkCounts = (run) => withVerdict({ ...nothing, passed: run.ok ? 1 : 0 }, run);

/**
 * Jest's own report; a file that could not be run at all counts as one failure.
 * @param {string | null} report
 * @param {Run} run
 * @returns {Counts}
 */
export const jestCounts = (report, run) => {
  const json = parse(report);
  if (!json) return withVerdict(nothing, run.ok ? { ...run, ok: false } : run);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = json;
  const skipped = numPendingTests + numTodoTests;
  const problems = skipped > 0 ? [`건너뛴 테스트 ${skipped}개는 통과로 세지 않습니다.`] : [];
  const failed = numFailedTests + numRuntimeErrorTestSuites + skipped;
  return withVerdict({ passed: numPassedTests, failed, problems }, run);
};

/**
 * Playwright's own report.
 * @param {string | null} report
 * @param {Run} run
 * @returns {Counts}
 */
export const playwrightCounts = (report, run) => {
  const json = parse(report);
  if (!json) return withVerdict(nothing, run.ok ? { ...run, ok: false } : run);
  const { expected, unexpected, flaky, skipped } = json.stats;
  const problems = json.errors.map(({ message }) => message.split('\n')[0]);
  if (skipped > 0) problems.push(`건너뛴 테스트 ${skipped}개는 통과로 세지 않습니다.`);
  return withVerdict({ passed: expected, failed: unexpected + flaky + skipped, problems }, run);
};
