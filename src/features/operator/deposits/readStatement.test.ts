import { expect, test } from '@jest/globals';
import type { InSteps } from '#contract/booking/statement.rules';
import { deposits as copy } from '#copy/deposits';
import { readStatement, statementProblem, textOfFile, textProblem } from './readStatement';

const finished = <Result>(steps: InSteps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
const read = (text: string) =>
  finished(readStatement(text, '2026-11-22')).deposits.map(({ names, amount }) => [names[0], amount]);

test.each([
  ['탭으로 나눈 표', '거래일\t내용\t입금\n2026-11-20\t김바다\t100,000'],
  ['쉼표로 나눈 표', '거래일,내용,입금\n2026-11-20,김바다,"100,000"'],
  ['표 위에 안내가 있는 파일', '"계좌번호","000-00"\n\n거래일,내용,입금\r\n2026-11-20,김바다,"100,000"\r\n'],
  ['세미콜론으로 나눈 표', '거래일;내용;입금\n2026-11-20;김바다;100000'],
  ['짝이 없는 따옴표가 있는 표', '거래일\t내용\t입금\n2026-11-19\t"\t0\n2026-11-20\t김바다\t100,000'],
  ['제목이 없는 줄', '2026-11-20 김바다 100,000원'],
])('%s에서 입금을 읽는다', (_, text) => {
  expect(read(text)).toEqual([['김바다', 100_000]]);
});

test.each([
  ['', copy.empty],
  [' \n', copy.empty],
  ['김'.repeat(2_000_001), copy.tooLong],
  ['<TABLE class="x"><tr>', copy.html],
  ['이름 <바다> 100,000', null],
])('읽을 수 없는 글은 무엇을 할지 말한다', (text, sentence) => {
  expect(textProblem(text)).toBe(sentence);
});

test.each([
  ['안녕하세요', copy.nothing],
  ['거래일\t내용\t입금\t출금\n2026-11-20\t주유소\t0\t50,000', copy.onlyWithdrawals(1)],
  ['2026-11-20 김바다 100,000', null],
])('%j에서 찾은 것이 없으면 무엇을 할지 말한다', (text, sentence) => {
  expect(statementProblem(finished(readStatement(text, '2026-11-22')))).toBe(sentence);
});

/** A file of these bytes. */
const file = (...bytes: number[]) => ({
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
});
test('파일은 이름이 아니라 내용으로 읽는다', async () => {
  const utf8 = [...new TextEncoder().encode('김바다')];
  expect(await textOfFile(file(0xef, 0xbb, 0xbf, ...utf8))).toEqual({ text: '김바다' });
  expect(await textOfFile(file(0xb1, 0xe8, 0xb9, 0xd9, 0xb4, 0xd9))).toEqual({ text: '김바다' });
  expect(await textOfFile(file(0x50, 0x4b, 0x03, 0x04))).toEqual({ problem: copy.sheet });
  const markup = [...new TextEncoder().encode('<html><body><table>')];
  expect(await textOfFile(file(...markup))).toEqual({ problem: copy.sheet });
  expect(await textOfFile(file(0xd0, 0xcf, 0x11, 0xe0))).toEqual({ problem: copy.sheet });
  expect(await textOfFile(file(0xff, 0xff, 0xff))).toEqual({ problem: copy.fileUnreadable });
  expect(await textOfFile({ size: 4_000_001, arrayBuffer: () => Promise.reject(new Error()) })).toEqual({
    problem: copy.fileTooBig,
  });
  expect(await textOfFile({ size: 1, arrayBuffer: () => Promise.reject(new Error()) })).toEqual({
    problem: copy.fileUnreadable,
  });
});
