import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = document
  .split('\n')
  .filter((line) => /^\| (\d|V\d)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** `4.4.1 to 4.4.3` and `4.4.1, 4.4.2, 4.4.3` name the same requirements. */
const numbersIn = (cell = ''): string[] =>
  cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split(' to ');
    const [chapter, section, first] = from.split('.');
    const last = Number(to.split('.')[2]);
    return Array.from({ length: last - Number(first) + 1 || 1 }, (_, index) =>
      first === undefined ? from : `${chapter}.${section}.${Number(first) + index}`,
    );
  });

describe('보안 문서', () => {
  it('적힌 파일은 모두 있다', () => {
    const named = [...document.matchAll(/`((?:\w[\w.-]*\/)+[\w.-]+\.(?:tsx?|js|conf|service))`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('요구마다 자리가 하나이다', () => {
    const numbers = rows.flatMap(([cell]) => numbersIn(cell));
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
