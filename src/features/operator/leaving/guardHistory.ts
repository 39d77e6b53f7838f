/**
 * Calls the guard before the router; null removes it. Browsers call the window's listeners in the order of adding:
 * `main` has set this handler before the router's, and a replaced handler stays in its place.
 */
export const guardHistory = (guard: ((event: PopStateEvent) => void) | null): void => {
  window.onpopstate = guard ?? (() => undefined);
};
