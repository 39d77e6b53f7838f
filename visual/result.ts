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
/** Output folder of a run for its screenshots and report; not committed. */
export const OUTPUT = path.join(root, 'test-output/visual');
const file = path.join(OUTPUT, 'run.json');

/** Result of a run for one screenshot. */
export interface Picture {
  id: string;
  title: string;
  name: string;
  view: View;
  is: Look['is'];
  pixels: number | null;
  /** The screenshot has become the baseline. */
  accepted?: boolean;
}

/** Result of a run, stored for the report and for accepting it. */
export interface Result {
  /** Hash of the sources of the Storybook; screenshots of another build cannot be accepted. */
  inputs: string;
  browser: Pin;
  /** The words that limited the run to some stories. */
  filter: string[];
  widths: number[];
  pictures: Picture[];
  gone: (Baseline & { accepted?: boolean })[];
  /** Where the texts of the catalogue are shown; null if this run cannot determine it. */
  places: CopyPlaces | null;
  /** Messages about the browser. */
  remarks: string[];
}
/** Converts the screenshots of a visit into entries of the result. */
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

/** Path relative to OUTPUT. */
export const pictureFile = (kind: PictureKind, id: string, view: View): string => `${kind}/${view}/${id}.png`;

/** Whether a run covered every story at every width. */
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

/** Writes the files of a story's screenshots that are different or new. */
export const keepPictures = async ({ story: { id }, shots }: Seen): Promise<void> => {
  for (const { view, look } of shots) {
    if (look.is === 'missing' || look.is === 'different') await writePicture('after', id, view, look.after);
    if (look.is !== 'different') continue;
    await writePicture('before', id, view, look.before);
    await writePicture('difference', id, view, look.difference.drawn);
  }
};
