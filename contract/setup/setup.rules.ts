import type { Setup } from './setup.schema';

/** Hidden for demo data, and once all steps are done. */
export const isSetupShown = ({ steps, isHidden, isDemo }: Setup): boolean =>
  !isDemo && !isHidden && steps.some(({ done }) => !done);
