import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  absentCounts,
  auditCounts,
  checkCounts,
  jestCounts,
  playwrightCounts,
  type JestReport,
  type PlaywrightReport,
} from './counts';

const good = { ok: true, timedOut: false };
const bad = { ok: false, timedOut: false };
const late = { ok: false, timedOut: true };

const jest = (counts: Partial<JestReport>): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...counts,
});
const playwright = (
  stats: Partial<PlaywrightReport['stats']>,
  errors: { message?: string }[] = [],
): PlaywrightReport => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});
const sum = ({ passed, failed }: { passed: number; failed: number }) => [passed, failed];

describe('검사는 통째로 통과하거나 실패한다', () => {
  it('성공과 실패를 하나로 센다', () => {
    expect(sum(checkCounts(good))).toEqual([1, 0]);
    expect(sum(checkCounts(bad))).toEqual([0, 1]);
    expect(sum(checkCounts(late))).toEqual([0, 1]);
  });
});

describe('Jest의 보고서', () => {
  it('통과와 실패를 그대로 센다', () => {
    expect(sum(jestCounts(jest({ numPassedTests: 7 }), good))).toEqual([7, 0]);
    expect(sum(jestCounts(jest({ numPassedTests: 7, numFailedTests: 2 }), bad))).toEqual([7, 2]);
  });
  it('실행하지 못한 파일, 건너뛴 테스트, 할 일로 남긴 테스트는 실패다', () => {
    expect(sum(jestCounts(jest({ numPassedTests: 7, numRuntimeErrorTestSuites: 1 }), bad))).toEqual([7, 1]);
    expect(sum(jestCounts(jest({ numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 }), good))).toEqual([7, 2]);
  });
  it('실패한 테스트와 실행하지 못한 파일은 마지막 줄들에 이름이 나온다', () => {
    const failedTest = {
      status: 'failed',
      fullName: '예약 자리를 센다',
      failureMessages: ['\u001B[31m18이 아니다\u001B[39m\n\n  at line'],
    };
    const report = jest({
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: '/a/seats.test.ts',
          message: '',
          assertionResults: [failedTest, { status: 'passed', fullName: '된다' }],
        },
        { name: '/a/broken.test.ts', message: 'SyntaxError', assertionResults: [] },
      ],
    });
    expect(jestCounts(report, bad).problems).toEqual([
      'seats.test.ts: 예약 자리를 센다: 18이 아니다 | at line',
      'broken.test.ts: SyntaxError',
    ]);
  });
  it('실패한 파일만 다시 실행하는 명령을 알린다', () => {
    const file = (name: string, status: string) => ({
      name: path.resolve(name),
      message: status === 'failed' ? 'seats' : '',
      assertionResults: [{ status, fullName: '센다' }],
    });
    const testResults = [file('server/a.test.ts', 'failed'), file('server/b.test.ts', 'passed')];
    const report = jest({ numPassedTests: 1, numFailedTests: 1, testResults });
    expect(jestCounts(report, bad).again).toBe('npm run jest -- --runTestsByPath server/a.test.ts');
    expect(jestCounts(report, bad, 'server-postgres').again).toBe(
      'npm run jest -- --selectProjects server-postgres --runTestsByPath server/a.test.ts',
    );
    expect(jestCounts(jest({ numPassedTests: 1 }), good).again).toBeUndefined();
  });
  it('테스트가 하나도 없거나 보고서가 없거나 실행기가 멈추면 실패다', () => {
    expect(sum(jestCounts(jest({}), good))).toEqual([0, 1]);
    expect(sum(jestCounts(null, good))).toEqual([0, 1]);
    expect(sum(jestCounts(null, bad))).toEqual([0, 1]);
    expect(sum(jestCounts(jest({ numPassedTests: 7 }), bad))).toEqual([7, 1]);
    expect(sum(jestCounts(jest({ numPassedTests: 7, numFailedTests: 1 }), late))).toEqual([7, 2]);
  });
});

describe('이 컴퓨터에 없는 것의 테스트', () => {
  const absent = (report: JestReport | null, run: typeof good) => absentCounts(report, run, '없습니다.');
  it('건너뛴 수만 세고 까닭을 말한다', () => {
    expect(absent(jest({ numPendingTests: 300, numTodoTests: 1 }), good)).toEqual({
      passed: 0,
      failed: 0,
      skipped: 301,
      problems: ['없습니다.'],
    });
  });
  it('세지 못하거나 하나라도 실행되었으면 실패다', () => {
    expect(sum(absent(null, good))).toEqual([0, 1]);
    expect(sum(absent(jest({ numPendingTests: 3 }), bad))).toEqual([0, 1]);
    expect(sum(absent(jest({ numPendingTests: 3, numRuntimeErrorTestSuites: 1 }), good))).toEqual([0, 1]);
    expect(sum(absent(jest({ numPendingTests: 3, numPassedTests: 1 }), good))).toEqual([0, 1]);
  });
});

describe('Playwright의 보고서', () => {
  it('통과와 실패를 그대로 센다', () => {
    expect(sum(playwrightCounts(playwright({ expected: 4 }), good, 'e2e'))).toEqual([4, 0]);
    expect(sum(playwrightCounts(playwright({ expected: 4, unexpected: 1 }), bad, 'e2e'))).toEqual([4, 1]);
  });
  it('실패한 테스트는 어느 화면의 무엇인지 마지막 줄들에 나온다', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'booking.spec.ts',
      tests: [{ projectName: 'phone', status, results: [message === undefined ? {} : { error: { message } }] }],
    });
    const report = {
      ...playwright({ expected: 1, unexpected: 1 }),
      suites: [{ specs: [spec('읽는다', 'expected')], suites: [{ specs: [spec('예약한다', 'unexpected', '늦다')] }] }],
    };
    const counts = playwrightCounts(report, bad, 'e2e');
    expect(counts.problems).toEqual(['phone booking.spec.ts 예약한다: 늦다']);
    expect(counts.again).toBe('npm run test:e2e -- booking.spec.ts');
    const ofStory = { ...report, suites: [{ specs: [spec('단추 · 기본 (button--primary)', 'unexpected', '늦다')] }] };
    expect(playwrightCounts(ofStory, bad, 'stories').again).toBe('npm run test:stories -- button--primary');
  });
  it('건너뛴 테스트는 실패다', () => {
    expect(sum(playwrightCounts(playwright({ expected: 4, unexpected: 1, skipped: 2 }), good, 'e2e'))).toEqual([4, 3]);
  });
  it('이 컴퓨터에 없는 브라우저의 테스트는 건너뛴 것으로 세고 까닭을 말한다', () => {
    const counts = (...args: Parameters<typeof playwright>) =>
      playwrightCounts(playwright(...args), good, 'engines', ['없습니다.']);
    expect(counts({ expected: 4, skipped: 5 })).toEqual({ passed: 4, failed: 0, skipped: 5, problems: ['없습니다.'] });
    expect(counts({ skipped: 9 })).toEqual({ passed: 0, failed: 0, skipped: 9, problems: ['없습니다.'] });
    expect(sum(counts({ expected: 4, unexpected: 1, skipped: 5 }))).toEqual([4, 1]);
    expect(sum(counts({}))).toEqual([0, 1]);
    expect(sum(playwrightCounts(playwright({ skipped: 9 }), bad, 'engines', ['없습니다.']))).toEqual([0, 1]);
  });
  it('다시 해서 통과한 테스트는 통과이고, 있었다고 알린다', () => {
    const counts = playwrightCounts(playwright({ expected: 4, flaky: 2 }), good, 'e2e');
    expect(sum(counts)).toEqual([6, 0]);
    expect(counts.problems.join()).toContain('2개');
  });
  it('시작도 하지 못하면 까닭과 함께 실패다', () => {
    const counts = playwrightCounts(playwright({}, [{ message: 'No tests found\nat …' }]), bad, 'e2e');
    expect(sum(counts)).toEqual([0, 1]);
    expect(counts.problems).toContain('No tests found');
    expect(sum(playwrightCounts(null, bad, 'e2e'))).toEqual([0, 1]);
  });
});

describe('알려진 약점을 묻는 검사', () => {
  it('약점이 없으면 통과이고, 있으면 패키지마다 실패이다', () => {
    expect(auditCounts('{"vulnerabilities":{}}')).toEqual({ passed: 1, failed: 0, problems: [] });
    const weak = { sail: { name: 'sail', severity: 'low', range: '<2.0.1' } };
    expect(auditCounts(JSON.stringify({ vulnerabilities: weak }))).toEqual({
      passed: 0,
      failed: 1,
      problems: ['알려진 약점: sail <2.0.1 (low)'],
    });
  });

  it.each(['', 'npm error', '{"message":"405 Method Not Allowed","statusCode":405}'])(
    "저장소가 답하지 않으면 건너뛴 것으로 센다: '%s'",
    (output) => {
      expect(auditCounts(output)).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    },
  );
});
