import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  license?: string;
  dev?: boolean;
}
const lock = readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
const { packages } = JSON.parse(lock) as { packages: Record<string, Package> };

/** Licences that require only their text and the names of the authors. */
const FREE = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);
/** Licences with conditions for modified copies, and their reviewed packages. */
const UNCHANGED: Record<string, RegExp> = {
  // Build tools and the rendering library, unmodified.
  'MPL-2.0': /^(lightningcss|@resvg\/resvg-js)/,
  // libvips for sharp: a separate, replaceable library.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
};

const mayUse = (name: string, licence: string): boolean =>
  licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(/ and /i).every((one) => FREE.has(one) || UNCHANGED[one]?.test(name)));

const inProduction = Object.entries(packages)
  .filter(([place, { dev }]) => place !== '' && !dev)
  .map(([place, { license = '' }]) => ({ name: place.split('node_modules/').at(-1) ?? '', license }));

describe('실제로 쓰이는 패키지의 사용 허락', () => {
  it('모두 적혀 있고, 써도 되는 것이다', () => {
    expect(inProduction.length).toBeGreaterThan(100);
    expect(inProduction.filter(({ name, license }) => !mayUse(name, license))).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', false],
    ['AGPL-3.0', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MPL-2.0', false],
    ['', false],
  ])("낯선 패키지의 '%s': %s", (license, expected) => {
    expect(mayUse('stranger', license)).toBe(expected);
  });
});
