import { showToast } from './showToast';
import type { Undo } from './TakeBack';

/**
 * Reports the outcome of every change that the operator makes (specification 8): a success toast, or an error toast
 * with the reason. Returns whether the change succeeded.
 */
export const showOutcome = (failure: string | null, done: string, undo?: Undo): boolean => {
  if (failure === null) showToast('success', done, undo);
  else showToast('error', failure);
  return failure === null;
};
