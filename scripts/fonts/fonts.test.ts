import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { COMMON_LETTERS } from '#src/components/base/theme/commonLetters';
import { printedCharacters, subsetCharacters } from './characters';
import { fontCoverage } from './fontCoverage';
import { formatUnicodeRange, parseUnicodeRange } from './unicodeRange';

const theme = path.resolve(import.meta.dirname, '../../src/components/base/theme');
const original = path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
const sameBytes = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));
const css = readFileSync(path.join(theme, 'fonts.css'), 'utf8');
const fallback = readFileSync(path.join(theme, 'fontsFallback.css'), 'utf8');
const page = readFileSync(path.resolve(theme, '../../../../index.html'), 'utf8');
const lacking = (characters: Set<string>, covered: Set<number>): string[] =>
  [...characters].filter((char) => !covered.has(char.codePointAt(0)!));

describe.each([400, 700])('굵기 %i의 글꼴 파일', (weight) => {
  const file = path.join(theme, `fonts/pretendard-${weight}.woff2`);
  let covered: Set<number>;
  beforeAll(async () => {
    covered = await fontCoverage(readFileSync(file));
  });

  it('화면에 찍히는 모든 글자를 담고 있다 (아니면 npm run fonts)', () => {
    expect(lacking(printedCharacters(), covered)).toEqual([]);
  });

  it('목록에 적은 이름, 지명, 문장 부호까지 담고 있다 (아니면 npm run fonts)', () => {
    expect(lacking(subsetCharacters(), covered)).toEqual([]);
  });

  it('담지 않은 글자는 담지 않았다고 읽힌다', () => {
    expect(lacking(new Set('예약뷁'), covered)).toEqual(['뷁']);
  });

  it('스타일시트의 unicode-range가 파일의 글자와 같다', () => {
    const declared = css.match(new RegExp(`pretendard-${weight}\\.woff2'[^;]*;\\s*unicode-range: ([^;]+);`))?.[1];
    expect(parseUnicodeRange(declared ?? '')).toEqual(covered);
  });

  it('흔한 글자의 목록이 파일의 글자와 같다 (아니면 npm run fonts)', () => {
    const common = new RegExp(`[${COMMON_LETTERS}]`, 'u');
    const every = Array.from({ length: 0xffff }, (_, code) => code);
    expect(new Set(every.filter((code) => common.test(String.fromCodePoint(code))))).toEqual(covered);
  });

  it('나머지 글자의 목록은 이 파일의 글자를 하나도 다시 부르지 않는다 (아니면 npm run fonts)', () => {
    const faces = fallback.split('@font-face').filter((face) => face.includes(`font-weight: ${weight};`));
    expect(faces.length).toBeGreaterThan(50);
    const rare = faces.flatMap((face) => [...parseUnicodeRange(/unicode-range: ([^;]+);/.exec(face)?.[1] ?? '')]);
    expect(rare.filter((code) => covered.has(code))).toEqual([]);
    expect(rare).toContain('뷁'.codePointAt(0));
  });

  it('첫 화면이 그려지기 전에 받도록 페이지의 머리에 적혀 있다', () => {
    const address = `/src/components/base/theme/fonts/pretendard-${weight}.woff2`;
    expect(page.match(/<link[^>]*rel="preload"[^>]*>/g)?.filter((link) => link.includes(address))).toHaveLength(1);
    const faces = page.split('@font-face').filter((face) => face.includes(`url('${address}')`));
    expect(faces).toHaveLength(1);
    expect(faces[0]).toContain(`font-weight: ${weight};`);
  });

  it('70 KiB를 넘지 않는다', () => {
    expect(readFileSync(file).length).toBeLessThan(70 * 1024);
  });
});

describe.each([
  ['src/components/base/theme/fonts/rare', 'dist/web/static/woff2-dynamic-subset'],
  ['server/web/fonts', 'dist/public/static'],
])('%s', (folder, source) => {
  const files = readdirSync(folder).filter((file) => file !== 'LICENSE.txt');

  it('패키지의 글꼴을 그대로 담고, 곁에 사용 허락이 있다 (아니면 npm run fonts)', () => {
    for (const file of files)
      expect([file, sameBytes(path.join(folder, file), path.join(original, source, file))]).toEqual([file, true]);
    expect(sameBytes(path.join(folder, 'LICENSE.txt'), path.join(original, 'dist/LICENSE.txt'))).toBe(true);
  });
});

it('나머지 글자의 목록이 부르는 파일은 모두 있고, 다른 것은 없다 (아니면 npm run fonts)', () => {
  const named = [...fallback.matchAll(/\.\/fonts\/rare\/([^']+)'/g)].map(([, file]) => file);
  expect(readdirSync(path.join(theme, 'fonts/rare')).sort()).toEqual([...named, 'LICENSE.txt'].sort());
});

it('글자 범위는 이웃끼리 묶어 쓰고, 쓴 대로 다시 읽힌다', () => {
  const codes = new Set([0x20, 0x21, 0x22, 0xac00, 0x1f600]);
  expect(formatUnicodeRange(codes)).toBe('U+20-22, U+ac00, U+1f600');
  expect(parseUnicodeRange(formatUnicodeRange(codes))).toEqual(codes);
});
