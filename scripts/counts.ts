import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** `problems` are lines for the summary: failed tests, and failures of the run itself. */
export interface Counts {
  passed: number;
  failed: number;
  /** Cannot run on this machine: neither passed nor failed. */
  skipped?: number;
  problems: string[];
  again?: string;
}
export interface Run {
  ok: boolean;
  timedOut: boolean;
}

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: JestFile[];
}
interface JestFile {
  name: string;
  message?: string;
  assertionResults?: { status: string; fullName: string; failureMessages?: string[] | null }[];
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const inBrief = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 12)
    .join(' | ')
    .slice(0, 600);

const runProblem = ({ passed, failed }: Counts, { ok, timedOut }: Run): string | null => {
  if (timedOut) return '제한 시간 안에 끝나지 않았습니다.';
  if (failed > 0) return null;
  if (!ok) return '테스트 실행기가 오류로 끝났습니다.';
  return passed === 0 ? '실행된 테스트가 없습니다.' : null;
};
/** A suite also fails if it exits with an error, times out, or runs no test. */
const withVerdict = ({ passed, failed, problems, again }: Counts, run: Run): Counts => {
  const problem = runProblem({ passed, failed, problems }, run);
  if (problem === null) return { passed, failed, problems, again };
  return { passed, failed: failed + 1, problems: [...problems, problem], again };
};

const skippedProblems = (skipped: number): string[] =>
  skipped > 0 ? [`건너뛴 테스트 ${skipped}개는 실패로 셉니다.`] : [];

export const checkCounts = (run: Run): Counts => withVerdict({ passed: run.ok ? 1 : 0, failed: 0, problems: [] }, run);

const jestFailures = ({ testResults }: JestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = path.basename(name);
    if (failed.length === 0) return assertionResults.length === 0 && message ? [`${file}: ${inBrief(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${inBrief(failureMessages?.[0])}`);
  });

/** `project` is for files in two projects. */
const jestAgain = ({ testResults }: JestReport, project?: string): string | undefined => {
  const files = testResults
    .filter(({ message, assertionResults = [] }) =>
      assertionResults.length === 0 ? message : assertionResults.some(({ status }) => status === 'failed'),
    )
    .map(({ name }) => path.relative(process.cwd(), name));
  if (files.length === 0) return undefined;
  return ['npm run jest --', ...(project ? ['--selectProjects', project] : []), '--runTestsByPath', ...files].join(' ');
};

/** Null if no report was written. */
export const jestCounts = (report: JestReport | null, run: Run, project?: string): Counts => {
  if (!report) return withVerdict({ passed: 0, failed: 0, problems: [] }, run);
  const skipped = report.numPendingTests + report.numTodoTests;
  return withVerdict(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
      problems: [...jestFailures(report), ...skippedProblems(skipped)],
      again: jestAgain(report, project),
    },
    run,
  );
};

/** The run only lists the tests of a missing dependency; none may have passed. */
export const absentCounts = (report: JestReport | null, run: Run, reason: string): Counts => {
  const uncounted = !report || !run.ok || run.timedOut || report.numRuntimeErrorTestSuites > 0;
  if (uncounted || report.numPassedTests > 0)
    return { passed: 0, failed: 1, problems: [reason, '건너뛸 테스트를 세지 못했습니다.'] };
  return { passed: 0, failed: 0, skipped: report.numPendingTests + report.numTodoTests, problems: [reason] };
};

const playwrightFailures = (suites: PlaywrightSuite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ projectName, results }) =>
            `${[projectName, file, title].filter(Boolean).join(' ')}: ${inBrief(results.find(({ error }) => error)?.error?.message)}`,
        ),
    ),
    ...playwrightFailures(inner),
  ]);

const specsOf = (suites: PlaywrightSuite[]): NonNullable<PlaywrightSuite['specs']> =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);
const playwrightAgain = ({ suites = [] }: PlaywrightReport, kind: string): string | undefined => {
  const failed = specsOf(suites).filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  const names = failed.flatMap(({ title, file }) => (kind === 'stories' ? (/\((\S+)\)/.exec(title)?.[1] ?? []) : file));
  return names.length > 0 ? `npm run test:${kind} -- ${[...new Set(names)].join(' ')}` : undefined;
};

/** `absent` names a missing dependency, whose tests skip themselves. Without it a skipped test counts as failed. */
export const playwrightCounts = (
  report: PlaywrightReport | null,
  run: Run,
  kind: string,
  absent: string[] = [],
): Counts => {
  if (!report) return withVerdict({ passed: 0, failed: 0, problems: [] }, run);
  if (absent.length > 0) {
    const { skipped: left, ...stats } = report.stats;
    // Nothing is installed, so nothing runs: no failure.
    const isAll = left > 0 && run.ok && Object.values(stats).every((count) => count === 0);
    const counts = isAll
      ? { passed: 0, failed: 0, problems: [] }
      : playwrightCounts({ ...report, stats: { ...stats, skipped: 0 } }, run, kind);
    return { ...counts, skipped: left, problems: [...absent, ...counts.problems] };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const unsteady = flaky > 0 ? [`다시 해서 통과한 테스트가 ${flaky}개 있습니다. (위의 flaky)`] : [];
  const errors = report.errors.map(({ message = '' }) => message.split('\n')[0] ?? '');
  return withVerdict(
    {
      passed: expected + flaky,
      failed: unexpected + skipped,
      problems: [...playwrightFailures(report.suites ?? []), ...errors, ...unsteady, ...skippedProblems(skipped)],
      again: playwrightAgain(report, kind),
    },
    run,
  );
};

export const tortureCounts = (report: Counts | null, run: Run): Counts => {
  const verdict = withVerdict(report ?? { passed: 0, failed: 0, problems: [] }, run);
  return { ...verdict, skipped: report?.skipped ?? 0 };
};

interface AuditReport {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

/** `npm audit --json`; without a response from the registry it counts as skipped. */
export const auditCounts = (output: string): Counts => {
  let report: AuditReport = {};
  try {
    report = JSON.parse(output) as AuditReport;
  } catch {
    // Without a network npm may print unreadable output.
  }
  const { vulnerabilities } = report;
  if (!vulnerabilities) {
    const reason = '패키지 저장소가 답하지 않아 알려진 약점을 묻지 못했습니다. (npm audit --omit=dev)';
    return { passed: 0, failed: 0, skipped: 1, problems: [reason] };
  }
  const weak = Object.values(vulnerabilities);
  return {
    passed: weak.length === 0 ? 1 : 0,
    failed: weak.length,
    problems: weak.map(({ name, severity, range }) => `알려진 약점: ${name} ${range} (${severity})`),
  };
};
