import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReport } from '../scripts/readReport';
import type { Baseline } from './baselines';
import { asPng, type Pixels } from './picture';
import type { Pin } from './pin';
import type { Seen } from './run';

const root = path.resolve(import.meta.dirname, '..');
/** Where a run leaves its pictures and its report; not committed. */
export const OUTPUT = path.join(root, 'test-output/visual');
const file = path.join(OUTPUT, 'run.json');

/** What a run found, kept for the report and for accepting it. */
export interface Result {
  /** What the Storybook was built from; pictures of another one are not accepted. */
  inputs: string;
  browser: Pin;
  /** The words the run was limited by. */
  filter: string[];
  widths: number[];
  pictures: { id: string; title: string; name: string; width: number; is: Seen['look']['is']; pixels: number | null }[];
  gone: Baseline[];
  /** About the browser. */
  remarks: string[];
}
/** A visit as the result keeps it. */
export const pictureOf = ({ story, width, look }: Seen): Result['pictures'][number] => ({
  id: story.id,
  title: story.title,
  name: story.name,
  width,
  is: look.is,
  pixels: look.is === 'different' ? look.difference.count : null,
});
export type PictureKind = 'before' | 'after' | 'difference';

/** From OUTPUT. */
export const pictureFile = (kind: PictureKind, id: string, width: number): string => `${kind}/${width}/${id}.png`;

export const clearResult = (): void => {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
};
export const writeResult = (result: Result): void => writeFileSync(file, JSON.stringify(result, null, 1));
export const readResult = (): Result | null => readReport<Result>(file);

const writePicture = async (kind: PictureKind, { story, width }: Seen, pixels: Pixels): Promise<void> => {
  const place = path.join(OUTPUT, pictureFile(kind, story.id, width));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, await asPng(pixels));
};

/** Keeps the pictures of a story that looks different, or is new. */
export const keepPictures = async (seen: Seen): Promise<void> => {
  const { look } = seen;
  if (look.is === 'missing' || look.is === 'different') await writePicture('after', seen, look.after);
  if (look.is !== 'different') return;
  await writePicture('before', seen, look.before);
  await writePicture('difference', seen, look.difference.drawn);
};
