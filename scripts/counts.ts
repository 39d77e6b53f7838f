/** What a suite found. `problems` are Korean lines for what no test's own output says. */
export interface Counts {
  passed: number;
  failed: number;
  /** Tests of what this machine does not have: they are named, and count neither way. */
  skipped?: number;
  problems: string[];
}
/** How the process of a suite ended. */
export interface Run {
  ok: boolean;
  timedOut: boolean;
}

/** The parts of Jest's report that count. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string }[];
}
/** The parts of Playwright's report that count. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/** A suite that ended badly without a failed test, ran out of time, or ran no test at all counts as one failure more. */
const withVerdict = ({ passed, failed, problems }: Counts, { ok, timedOut }: Run): Counts => {
  const verdict = timedOut
    ? '제한 시간 안에 끝나지 않았습니다.'
    : failed > 0
      ? null
      : !ok
        ? '테스트 실행기가 오류로 끝났습니다.'
        : passed === 0
          ? '실행된 테스트가 없습니다.'
          : null;
  return verdict === null
    ? { passed, failed, problems }
    : { passed, failed: failed + 1, problems: [...problems, verdict] };
};

/** A skipped test proves nothing, so it counts as failed. */
const skippedProblems = (skipped: number): string[] =>
  skipped > 0 ? [`건너뛴 테스트 ${skipped}개는 실패로 셉니다.`] : [];

/** A check that passes or fails as a whole: types, lint, format. */
export const checkCounts = (run: Run): Counts => withVerdict({ passed: run.ok ? 1 : 0, failed: 0, problems: [] }, run);

/** Null stands for a report that was never written. */
export const jestCounts = (report: JestReport | null, run: Run): Counts => {
  if (!report) return withVerdict({ passed: 0, failed: 0, problems: [] }, run);
  const skipped = report.numPendingTests + report.numTodoTests;
  return withVerdict(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
      problems: skippedProblems(skipped),
    },
    run,
  );
};

/**
 * A run that only counted the tests of something that is not there: none may have passed. A run that could not even
 * count is a failure like any other.
 */
export const absentCounts = (report: JestReport | null, run: Run, reason: string): Counts => {
  const uncounted = !report || !run.ok || run.timedOut || report.numRuntimeErrorTestSuites > 0;
  if (uncounted || report.numPassedTests > 0)
    return { passed: 0, failed: 1, problems: [reason, '건너뛸 테스트를 세지 못했습니다.'] };
  return { passed: 0, failed: 0, skipped: report.numPendingTests + report.numTodoTests, problems: [reason] };
};

/** Null stands for a report that was never written. No test is retried, so a flaky one has failed. */
export const playwrightCounts = (report: PlaywrightReport | null, run: Run): Counts => {
  if (!report) return withVerdict({ passed: 0, failed: 0, problems: [] }, run);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const errors = report.errors.map(({ message = '' }) => message.split('\n')[0] ?? '');
  return withVerdict(
    { passed: expected, failed: unexpected + flaky + skipped, problems: [...errors, ...skippedProblems(skipped)] },
    run,
  );
};
