import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 10;
const PATIENCE_MS = 20_000;

/** Waits until a condition holds; throws after a time limit, in milliseconds. */
export const until = async (isSo: () => boolean | Promise<boolean>, patience = PATIENCE_MS): Promise<void> => {
  for (const deadline = Date.now() + patience; !(await isSo());) {
    if (Date.now() > deadline) throw new Error('it did not come about');
    await setTimeout(EVERY_MS);
  }
};
