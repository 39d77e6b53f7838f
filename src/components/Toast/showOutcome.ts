import { showToast } from './showToast';

/**
 * The one handling of every change the operator makes (specification 8): done is said, and so is the reason why not.
 * Answers whether it was done.
 */
export const showOutcome = (failure: string | null, done: string): boolean => {
  showToast(failure === null ? 'success' : 'error', failure ?? done);
  return failure === null;
};
