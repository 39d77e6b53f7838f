import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { RULES } from './importRuleCases';

const root = path.resolve(import.meta.dirname, '..');
const IMPORTS = 'boundaries/dependencies';

const asCode = (probe: string): string => {
  const [way, rest] = probe.includes(' ')
    ? [probe.slice(0, probe.indexOf(' ')), probe.slice(probe.indexOf(' ') + 1)]
    : ['', probe];
  if (way === 'code') return rest;
  if (way === 'export') return `export * from '${rest}';`;
  if (way === 'import()') return `export const a = () => import('${rest}');`;
  return `import ${way} * as a from '${rest}'; export ${way === 'type' ? 'type A = typeof a' : 'const b = a'};`;
};

const probes = RULES.flatMap(({ file, forbidden, allowed }) =>
  [...forbidden, ...allowed].map((probe) => ({ file, probe })),
);
let found: (string | null)[][] = [];

beforeAll(() => {
  const child = spawnSync(process.execPath, ['test/lintSnippets.mjs'], {
    cwd: root,
    input: JSON.stringify(probes.map(({ file, probe }) => ({ file, code: asCode(probe) }))),
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (child.status !== 0) throw new Error(child.stderr);
  found = JSON.parse(child.stdout) as (string | null)[][];
}, 130_000);

const rulesFor = (file: string, probe: string): (string | null)[] | undefined =>
  found[probes.findIndex((one) => one.file === file && one.probe === probe)];

describe.each(RULES)('$name', ({ file, forbidden, allowed, rule = IMPORTS }) => {
  if (forbidden.length > 0)
    it.each(forbidden)('막는다: %s', (probe) => {
      expect(rulesFor(file, probe)).toContain(rule);
    });

  it.each(allowed)('둔다: %s', (probe) => {
    expect(rulesFor(file, probe)).toEqual([]);
  });
});

it('예로 든 파일이 실제로 있다 (없는 파일은 무엇이든 막히므로 증거가 되지 않는다)', () => {
  const targets = probes
    .filter(({ probe }) => !probe.startsWith('code '))
    .map(({ file, probe }) => ({ file, to: probe.split(' ').at(-1)! }))
    .filter(({ to }) => to.startsWith('.'))
    .map(({ file, to }) => path.join(path.dirname(file), to));
  const missing = targets.filter((target) => !['.ts', '.tsx'].some((end) => existsSync(path.join(root, target + end))));
  expect([...new Set(missing)]).toEqual([]);
});
