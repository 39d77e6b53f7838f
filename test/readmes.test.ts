import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '../server/limits/limits';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const english = read('README.md');
const korean = read('README.ko.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
/** All occurrences of `npm start` and `npm run name` in a text. */
const commandsIn = (text: string): string[] =>
  sorted(Array.from(text.matchAll(/npm (?:run ([\w:-]+)|(start|test))/g), ([, run, short]) => run ?? short ?? ''));
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

describe('영문과 국문 README는 같은 것을 말한다', () => {
  it('명령이 같고, 모두 있는 명령이다', () => {
    expect(commandsIn(korean)).toEqual(commandsIn(english));
    expect(commandsIn(english).filter((name) => scripts[name] === undefined)).toEqual([]);
    expect(commandsIn(read('CONTRIBUTING.md')).filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('설정의 이름과 기본값이 같다', () => {
    expect(settingsIn(korean)).toEqual(settingsIn(english));
  });

  it('서버가 읽는 설정은 모두 적혀 있고, 적힌 설정은 모두 서버가 읽는다', () => {
    const source = read('server/settings.ts') + read('server/messages/channelSettings.ts');
    const documented = sorted(Object.keys(settingsIn(english)).flatMap((cell) => cell.match(/[A-Z][A-Z_]{3,}/g) ?? []));
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
    const written = settingsIn(english);
    expect(settable).toHaveLength(6);
    for (const [name, { most }] of settable)
      expect([name, written[`\`${nameOf(name)}\``]]).toEqual([name, `\`${most}\``]);
  });

  it('살피는 주소가 같다', () => {
    expect(addressesIn(korean)).toEqual(addressesIn(english));
  });
});
