import { showToast } from './showToast';
import type { Undo } from './TakeBack';

/**
 * The one handling of every change the operator makes (specification 8): done is said, and so is the reason why not.
 * Answers whether it was done.
 */
export const showOutcome = (failure: string | null, done: string, undo?: Undo): boolean => {
  if (failure === null) showToast('success', done, undo);
  else showToast('error', failure);
  return failure === null;
};
