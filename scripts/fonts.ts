/** Run `npm run fonts` when scripts/fonts/fonts.test.ts reports a new character, and commit the result. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { subsetCharacters } from './fonts/characters';
import { fontCoverage } from './fonts/fontCoverage';
import { formatCharacterClass, formatUnicodeRange, parseUnicodeRange } from './fonts/unicodeRange';

const WEIGHTS = [
  { weight: 400, name: 'Regular' },
  { weight: 700, name: 'Bold' },
] as const;
/** Tabular figures, and the features that browsers apply by default. */
const FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'calt', 'tnum'];

const packageRoot = path.dirname(createRequire(import.meta.url).resolve('pretendard/package.json'));
const theme = path.resolve(import.meta.dirname, '../src/components/base/theme');
/** The server renders pictures with the complete font. */
const drawing = path.resolve(import.meta.dirname, '../server/web/fonts');
const GENERATED = '/* Written by `npm run fonts`. Pretendard, (c) Kil Hyung-jin, SIL Open Font License 1.1. */\n';

const face = (weight: number, url: string, range: string): string => `@font-face {
  font-family: 'Pretendard';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('${url}') format('woff2');
  unicode-range: ${range};
}
`;

const pieces = (name: string): { piece: number; range: string }[] => {
  const css = readFileSync(path.join(packageRoot, `dist/web/static/Pretendard-${name}.css`), 'utf8');
  return [...css.matchAll(/subset\.(\d+)\.woff2\)[^;]*;\s*unicode-range: ([^;]+);/g)].map(([, piece, range]) => ({
    piece: Number(piece),
    range: range!,
  }));
};

const text = [...subsetCharacters()].join('');
const faces: string[] = [];
const subsetOf = new Map<number, Set<number>>();
for (const { weight, name } of WEIGHTS) {
  const whole = readFileSync(path.join(packageRoot, `dist/web/static/woff2/Pretendard-${name}.woff2`));
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures: FEATURES });
  const file = path.join(theme, `fonts/pretendard-${weight}.woff2`);
  writeFileSync(file, subset);
  const covered = await fontCoverage(subset);
  subsetOf.set(weight, covered);
  faces.push(face(weight, `./fonts/pretendard-${weight}.woff2`, formatUnicodeRange(covered)));
  console.log(`${path.basename(file)}: ${covered.size} characters, ${(subset.length / 1024).toFixed(1)} KiB`);
}
writeFileSync(path.join(theme, 'fonts.css'), GENERATED + faces.join(''));

const [first, ...others] = subsetOf.values();
const inBoth = [...first!].filter((code) => others.every((covered) => covered.has(code)));
writeFileSync(
  path.join(theme, 'commonLetters.ts'),
  `// Written by \`npm run fonts\`.
/** Letters of the site's two fonts, for a character class of a regular expression. */
export const COMMON_LETTERS =
  '${formatCharacterClass(inBoth)}';
`,
);

const beyondSubset = (range: string, weight: number): string =>
  formatUnicodeRange([...parseUnicodeRange(range)].filter((code) => !subsetOf.get(weight)?.has(code)));

// Browsers use the later of two faces for a character. Gzip compresses similar neighbouring unicode-ranges.
const fallback = WEIGHTS.flatMap(({ weight, name }) =>
  pieces(name).map(({ piece, range }) => ({
    range: beyondSubset(range, weight),
    file: `Pretendard-${name}.subset.${piece}.woff2`,
    piece,
    weight,
  })),
)
  .filter(({ range }) => range !== '')
  .sort((a, b) => a.piece - b.piece || a.weight - b.weight);
writeFileSync(
  path.join(theme, 'fontsFallback.css'),
  GENERATED + fallback.map(({ weight, file, range }) => face(weight, `./fonts/rare/${file}`, range)).join(''),
);

/** Every copy needs the licence. */
const copyInto = (folder: string, from: string, files: readonly string[]): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const file of files) copyFileSync(path.join(packageRoot, from, file), path.join(folder, file));
  copyFileSync(path.join(packageRoot, 'dist/LICENSE.txt'), path.join(folder, 'LICENSE.txt'));
};
copyInto(
  path.join(theme, 'fonts/rare'),
  'dist/web/static/woff2-dynamic-subset',
  fallback.map(({ file }) => file),
);
copyInto(
  drawing,
  'dist/public/static',
  WEIGHTS.map(({ name }) => `Pretendard-${name}.otf`),
);
