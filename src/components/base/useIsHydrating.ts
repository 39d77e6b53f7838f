import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React is taking over markup that the server has rendered: what only the browser knows must not be rendered
 * yet. Also true on the server; false in the next render, and always for what the browser renders itself.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
