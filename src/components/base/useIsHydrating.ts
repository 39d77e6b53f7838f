import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * While React hydrates server markup, facts that only the browser knows must not be rendered. Also true on the server;
 * false in the next render, and always for what the browser renders itself.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
