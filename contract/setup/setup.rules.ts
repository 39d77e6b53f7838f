import type { Setup } from './setup.schema';

/** Not for demo data, and not once everything is done. */
export const isSetupShown = ({ steps, isHidden, isDemo }: Setup): boolean =>
  !isDemo && !isHidden && steps.some(({ done }) => !done);
