import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '#server/limits/limits';

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
/** All occurrences of `npm start` and `npm run name` in a text. */
const commandsIn = (text: string): string[] =>
  sorted(
    Array.from(
      text.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(start|test))/g),
      ([, run, short]) => run ?? short ?? '',
    ),
  );
/** The rows of every table, as lists of cells. */
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
/** Each `NAME` of a settings table with its default, if that is a value and not a sentence. */
const settingsIn = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    rowsIn(text)
      .filter(([name]) => /^`[A-Z]/.test(name ?? ''))
      .map(([name = '', value = '']) => [name, /^`[^`]+`(?=$| \()/.exec(value)?.[0]]),
  );
const addressesIn = (text: string): string[] =>
  sorted(rowsIn(text).flatMap(([cell = '']) => cell.match(/`\/[^`]+`/g) ?? []));

describe('국문 안내는 영문과 같은 것을 말한다', () => {
  it('적힌 명령은 모두 있는 명령이고, 있는 명령은 모두 적혀 있다', () => {
    const isForPeople = (name: string): boolean => !/^(pre|post)/.test(name);
    expect(commandsIn(documents + korean)).toEqual(sorted(Object.keys(scripts).filter(isForPeople)));
  });

  it('설정의 이름과 기본값이 같다', () => {
    expect(settingsIn(koreanSettings)).toEqual(settingsIn(settings));
  });

  it('서버가 읽는 설정은 모두 적혀 있고, 적힌 설정은 모두 서버가 읽는다', () => {
    const source = read('server/settings.ts') + read('server/messages/channelSettings.ts');
    const documented = sorted(
      Object.keys(settingsIn(settings)).flatMap((cell) => cell.match(/[A-Z][A-Z_]{3,}/g) ?? []),
    );
    const known = sorted(
      Array.from(
        source.matchAll(/^\s+([A-Z][A-Z_]{3,}): (?:z|integer|database|trustProxy|tel|url|id)\b/gm),
        ([, name = '']) => name,
      ),
    );
    expect(known.filter((name) => name !== 'NODE_ENV' && !documented.includes(name))).toEqual([]);
    expect(documented.filter((name) => !source.includes(name))).toEqual([]);
  });

  it('한 사람이 할 수 있는 일의 한도 가운데 설정할 수 있는 것은 표의 값이 기본값이다', () => {
    const settable = Object.entries(LIMITS).filter(([, limit]) => 'setting' in limit);
    const nameOf = (limit: string): string => limit.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
    const written = settingsIn(settings);
    expect(settable).toHaveLength(6);
    for (const [name, { most }] of settable)
      expect([name, written[`\`${nameOf(name)}\``]]).toEqual([name, `\`${most}\``]);
  });

  it('살피는 주소가 모두 있다', () => {
    expect(addressesIn(koreanSettings)).not.toEqual([]);
    expect(addressesIn(koreanSettings).filter((address) => !addressesIn(operations).includes(address))).toEqual([]);
  });
});
