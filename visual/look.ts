import { differenceOf, readPixels, type Difference, type Pixels } from './picture';

/** The result of comparing a story's screenshot with its baseline. */
export type Look =
  | { is: 'same' }
  | { is: 'different'; before: Pixels; after: Pixels; difference: Difference }
  | { is: 'missing'; after: Pixels }
  /** The screenshot never settled. */
  | { is: 'restless' }
  /** The story failed before it was rendered, or this browser cannot compare (pin.ts). */
  | { is: 'unseen' };

export const PAUSE_MS = 250;
export const TRIES = 4;

/**
 * Compares a screenshot with its baseline. A screenshot that differs, or that has no baseline yet, counts only after
 * two consecutive ones are equal; `again` takes another one.
 */
export const lookAt = async (
  first: Buffer,
  baseline: Pixels | null,
  again: () => Promise<Buffer | null>,
): Promise<Look> => {
  let after = await readPixels(first);
  let difference = baseline && differenceOf(baseline, after);
  for (let tries = 0; tries < TRIES; tries++) {
    if (baseline && !difference) return { is: 'same' };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const taken = await again();
    if (!taken) return { is: 'restless' };
    const next = await readPixels(taken);
    const still = differenceOf(after, next) === null;
    after = next;
    difference = baseline && differenceOf(baseline, after);
    if (!still) continue;
    if (!baseline) return { is: 'missing', after };
    return difference ? { is: 'different', before: baseline, after, difference } : { is: 'same' };
  }
  return { is: 'restless' };
};
