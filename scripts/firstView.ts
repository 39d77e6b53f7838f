import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const DIST = path.resolve(import.meta.dirname, '../dist');
export const VISITOR_PAGES = {
  '/': 'src/features/visitor/home/HomePage.tsx',
  '/about': 'src/features/visitor/about/AboutPage.tsx',
  '/reserve': 'src/features/visitor/reserve/ReservePage.tsx',
  '/reserve/{id}': 'src/features/visitor/booking/BookingPage.tsx',
  '/waiting': 'src/features/visitor/waiting/OfferPage.tsx',
  '/waiting/{id}': 'src/features/visitor/waiting/WaitingPage.tsx',
  '/passengers': 'src/features/visitor/manifest/ManifestPage.tsx',
  '/reserve/find': 'src/features/visitor/lookup/LookupPage.tsx',
  '/catch': 'src/features/visitor/catch/CatchesPage.tsx',
  '/catch/{id}': 'src/features/visitor/catch/CatchPage.tsx',
  '/privacy': 'src/features/visitor/privacy/PrivacyPage.tsx',
} as const;
export type VisitorPath = keyof typeof VISITOR_PAGES;
/** With the characters of the site's texts. */
const FONTS = 'src/components/base/theme/fonts';

const entryScripts = (): string[] =>
  Array.from(readFileSync(path.join(DIST, 'client/index.html'), 'utf8').matchAll(/ src="\/([^"]+\.js)"/g), ([, file]) =>
    String(file),
  );

export interface Weight {
  files: number;
  bytes: number;
}

const readManifest = (): Manifest => JSON.parse(readFileSync(path.join(DIST, 'manifest.json'), 'utf8')) as Manifest;

const loadedBy = (manifest: Manifest, ...keys: string[]): { scripts: Set<string>; styles: Set<string> } => {
  const scripts = new Set<string>();
  const byFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const styles = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  [...entryScripts().map((file) => byFile.get(file) ?? file), ...keys].forEach(follow);
  return { scripts, styles };
};

const weigh = (files: Iterable<string>, size: (content: Buffer) => number): Weight => {
  const sizes = Array.from(files, (file) => size(readFileSync(path.join(DIST, 'client', file))));
  return { files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
};
const packed = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

export const firstViewOfReserve = (): Record<'scripts' | 'styles' | 'fonts', Weight> => {
  const manifest = readManifest();
  const { scripts, styles } = loadedBy(manifest, VISITOR_PAGES['/reserve']);
  const fonts = Object.keys(manifest).filter((key) => path.posix.dirname(key) === FONTS);
  return {
    scripts: weigh(scripts, packed),
    styles: weigh(styles, packed),
    fonts: weigh(
      fonts.map((key) => manifest[key]?.file ?? ''),
      ({ length }) => length,
    ),
  };
};

export const furtherPage = (page: VisitorPath): Record<'own' | 'shared', Weight> => {
  const manifest = readManifest();
  const before = loadedBy(manifest, VISITOR_PAGES['/reserve']).scripts;
  const others = Object.values(VISITOR_PAGES).filter((key) => key !== VISITOR_PAGES[page]);
  const elsewhere = loadedBy(manifest, ...others).scripts;
  const added = [...loadedBy(manifest, VISITOR_PAGES[page]).scripts].filter((file) => !before.has(file));
  return {
    own: weigh(
      added.filter((file) => !elsewhere.has(file)),
      packed,
    ),
    shared: weigh(
      added.filter((file) => elsewhere.has(file)),
      packed,
    ),
  };
};
