import { differenceOf, readPixels, type Difference, type Pixels } from './picture';

/** A picture compared with its baseline. */
export interface Look {
  after: Pixels;
  /** Null if the pictures are equal, or if there is no baseline. */
  difference: Difference | null;
  /** Whether two consecutive pictures were equal; not asked if the first one equals the baseline. */
  isStill: boolean;
}
const PAUSE_MS = 250;
const TRIES = 4;

/** Compares; a picture that differs, or that has no baseline yet, counts only after two consecutive ones are equal. */
export const lookAt = async (take: () => Promise<Buffer>, before: Pixels | null): Promise<Look> => {
  let after = await readPixels(await take());
  let difference = before && differenceOf(before, after);
  for (let tries = 0; tries < TRIES && (!before || difference); tries++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const next = await readPixels(await take());
    const isStill = differenceOf(after, next) === null;
    after = next;
    difference = before && differenceOf(before, after);
    if (isStill) return { after, difference, isStill };
  }
  return { after, difference, isStill: before !== null && difference === null };
};
