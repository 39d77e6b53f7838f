/**
 * Calls `action` once the page has loaded with its fonts and pictures, so that it takes nothing from the first view.
 * Returns the function that gives it up.
 */
export const afterLoad = (action: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(action);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
  };
};
