/** What the browser loads for the first view of a page, from the build's manifest (dist/manifest.json). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const DIST = path.resolve(import.meta.dirname, '../dist');
/** The page's own part, loaded by its route. */
const RESERVE = 'src/features/visitor/reserve/ReservePage.tsx';
/** The fonts with the characters of the site's texts (scripts/fonts.ts); others are loaded for rare characters only. */
const FONTS = 'src/components/base/theme/fonts/';

export interface Weight {
  files: number;
  /** As transferred: scripts and styles with gzip, fonts as they are. */
  bytes: number;
}

/** Weights of the first view of /reserve: scripts, style sheets, and the site's fonts. */
export const firstViewOfReserve = (): Record<'scripts' | 'styles' | 'fonts', Weight> => {
  const manifest = JSON.parse(readFileSync(path.join(DIST, 'manifest.json'), 'utf8')) as Manifest;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const follow = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of ['index.html', RESERVE]) follow(key);
  const fonts = Object.keys(manifest).filter((key) => key.startsWith(FONTS));
  const weigh = (files: Iterable<string>, size: (content: Buffer) => number): Weight => {
    const sizes = Array.from(files, (file) => size(readFileSync(path.join(DIST, 'client', file))));
    return { files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
  };
  const packed = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
  return {
    scripts: weigh(scripts, packed),
    styles: weigh(styles, packed),
    fonts: weigh(
      fonts.map((key) => manifest[key]?.file ?? ''),
      ({ length }) => length,
    ),
  };
};
