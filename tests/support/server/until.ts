import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 10;
const PATIENCE_MS = 20_000;

/** Throws after `patience`, in ms. `pause`: the interval as a share of the time so far. */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  patience = PATIENCE_MS,
  pause = 0,
): Promise<void> => {
  for (const began = Date.now(); !(await isSo());) {
    const waited = Date.now() - began;
    if (waited > patience) throw new Error('timed out');
    await setTimeout(Math.max(EVERY_MS, waited * pause));
  }
};
