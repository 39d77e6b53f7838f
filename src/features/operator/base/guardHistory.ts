/**
 * Calls the guard at each step through the browser's history, before the router; null ends it. A browser calls the
 * window's listeners in the order in which they were added, capturing or not: `main` has set this handler before the
 * router's, and a handler that is replaced keeps its place.
 */
export const guardHistory = (guard: ((event: PopStateEvent) => void) | null): void => {
  window.onpopstate = guard ?? (() => undefined);
};
