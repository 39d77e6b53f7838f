import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** One program with arguments, without shell syntax: no `&&`, variables, quotes or patterns. */
const isOneProgram = (script: string): boolean => {
  const [program = '', ...args] = script.split(' ');
  const isThere = program === 'node' || existsSync(path.join(root, 'node_modules/.bin', program));
  return isThere && args.every((arg) => /^[\w./:=@-]+$/.test(arg));
};

describe('어느 컴퓨터에서나 실행되는 명령', () => {
  it('package.json의 명령은 모두 프로그램 하나와 그 인자이다', () => {
    expect(Object.entries(scripts).filter(([, script]) => !isOneProgram(script))).toEqual([]);
  });

  it.each(['exec node x.mjs', 'oxlint && eslint .', 'NODE_ENV=test node x.mjs', 'node "x y.mjs"', 'sh x', 'node $X'])(
    '%s: 아니다',
    (script) => expect(isOneProgram(script)).toBe(false),
  );

  it('준비, 시작, 개발, 빌드, 백업, 복원은 셸을 부르지 않는다', () => {
    const files = ['scripts', 'server/upkeep/commands', 'server/upkeep/backups', 'server/start']
      .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
      .filter((file) => /\.(ts|mjs|cjs)$/.test(file) && !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(40);
    // On Windows `npm` too is a shell script (scripts/programs.mjs).
    const shell = /shell: true|\bexec(?:Sync)?\(|\(\s*'(?:\/bin\/)?(?:sh|bash|npm|npx)'/;
    expect(files.filter((file) => shell.test(read(file).replaceAll(/\.exec\(/g, '')))).toEqual([]);
  });
});
