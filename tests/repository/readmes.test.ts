import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configuration } from '../../scripts/configuration';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const korean = read('docs/README.ko.md');
const koreanSettings = read('docs/configuration.ko.md');
const settings = read('docs/configuration.md');
const operations = read('docs/operations.md');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
]
  .filter((name) => name.endsWith('.md'))
  .map(read)
  .join('\n');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
/** Of `npm start` and `npm run name`. */
const commandsIn = (text: string): string[] =>
  sorted(
    Array.from(
      text.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test))/g),
      ([, run, short]) => run ?? short ?? '',
    ),
  );
/** Rows of every table as lists of cells. */
const rowsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
/** Each `NAME` of a settings table with its default, undefined for a sentence. */
const settingsIn = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    rowsIn(text)
      .filter(([cell]) => /^`[A-Z]/.test(cell ?? ''))
      .flatMap(([cell = '', value = '']) =>
        cell.split(', ').map((name) => [name, /^`[^`]+`(?=$| )/.exec(value)?.[0]] as const),
      ),
  );
const addressesIn = (text: string): string[] =>
  sorted(rowsIn(text).flatMap(([cell = '']) => cell.match(/`\/[^`]+`/g) ?? []));

describe('국문 안내는 영문과 같은 것을 말한다', () => {
  it('적힌 명령은 모두 있는 명령이고, 있는 명령은 모두 적혀 있다', () => {
    const isForPeople = (name: string): boolean => !/^(pre|post)/.test(name);
    expect(commandsIn(documents + korean)).toEqual(sorted(Object.keys(scripts).filter(isForPeople)));
  });

  it('설정의 이름과 기본값이 같다', () => {
    expect(settingsIn(koreanSettings)).toStrictEqual(settingsIn(settings));
  });

  it('영문의 설정 표는 npm run docs:settings가 쓰는 그대로이다', async () => {
    expect(await configuration(settings)).toBe(settings);
  });

  it('살피는 주소가 모두 있다', () => {
    expect(addressesIn(koreanSettings)).not.toEqual([]);
    expect(addressesIn(koreanSettings).filter((address) => !addressesIn(operations).includes(address))).toEqual([]);
  });
});
