import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * While React hydrates server markup, facts that only the browser knows must not be rendered. True on the server too;
 * false from the next render on, and always for content that only the browser renders.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
