import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReport } from '../scripts/readReport';
import type { Baseline } from './baselines';
import type { CopyPlaces } from './copyPlaces';
import type { Look } from './look';
import { asPng, type Pixels } from './picture';
import type { Pin } from './pin';
import type { Seen } from './run';
import { WIDTHS, type View } from './views';

const root = path.resolve(import.meta.dirname, '..');
/** Where a run leaves its pictures and its report; not committed. */
export const OUTPUT = path.join(root, 'test-output/visual');
const file = path.join(OUTPUT, 'run.json');

/** What a run found of one picture. */
export interface Picture {
  id: string;
  title: string;
  name: string;
  view: View;
  is: Look['is'];
  pixels: number | null;
  /** It has become the baseline. */
  accepted?: boolean;
}

/** What a run found, kept for the report and for accepting it. */
export interface Result {
  /** What the Storybook was built from; pictures of another one are not accepted. */
  inputs: string;
  browser: Pin;
  /** The words the run was limited by. */
  filter: string[];
  widths: number[];
  pictures: Picture[];
  gone: (Baseline & { accepted?: boolean })[];
  /** Where the texts of the catalogue are shown; null when this run cannot tell. */
  places: CopyPlaces | null;
  /** About the browser. */
  remarks: string[];
}
/** The pictures of a visit as the result keeps them. */
export const picturesOf = ({ story: { id, title, name }, shots }: Seen): Picture[] =>
  shots.map(({ view, look }) => ({
    id,
    title,
    name,
    view,
    is: look.is,
    pixels: look.is === 'different' ? look.difference.count : null,
  }));
export type PictureKind = 'before' | 'after' | 'difference';

/** From OUTPUT. */
export const pictureFile = (kind: PictureKind, id: string, view: View): string => `${kind}/${view}/${id}.png`;

/** Whether a run was of every story at every width. */
export const isWhole = ({ filter, widths }: Pick<Result, 'filter' | 'widths'>): boolean =>
  filter.length === 0 && WIDTHS.every((width) => widths.includes(width));

export const clearResult = (): void => {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
};
export const writeResult = (result: Result): void => writeFileSync(file, JSON.stringify(result, null, 1));
export const readResult = (): Result | null => readReport<Result>(file);

const writePicture = async (kind: PictureKind, id: string, view: View, pixels: Pixels): Promise<void> => {
  const place = path.join(OUTPUT, pictureFile(kind, id, view));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, await asPng(pixels));
};

/** Keeps the pictures of a story that look different, or are new. */
export const keepPictures = async ({ story: { id }, shots }: Seen): Promise<void> => {
  for (const { view, look } of shots) {
    if (look.is === 'missing' || look.is === 'different') await writePicture('after', id, view, look.after);
    if (look.is !== 'different') continue;
    await writePicture('before', id, view, look.before);
    await writePicture('difference', id, view, look.difference.drawn);
  }
};
