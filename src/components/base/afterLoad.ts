/**
 * Runs after fonts and pictures are loaded, so that `action` does not delay the first view. The returned function
 * cancels it.
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
