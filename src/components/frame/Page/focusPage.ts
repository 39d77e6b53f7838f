/**
 * The element that takes the focus when a page opens: its title, or its content while a title that depends on data is
 * not rendered yet.
 */
const beginning = (): HTMLElement | null => document.getElementById('page-title') ?? document.getElementById('main');

/** Moves the focus to the beginning of the page, so that a screen reader reads from there. */
export const focusPage = (): void => beginning()?.focus({ preventScroll: true });

/**
 * Like `focusPage`, but waits until the page is there and can take the focus: while its script comes after Back, React
 * hides the page before it, whose title takes none. Returns a function that stops the waiting.
 */
export const focusPageOnceHere = (): (() => void) => {
  const hasFocused = (): boolean => {
    const element = beginning();
    element?.focus({ preventScroll: true });
    return element !== null && document.activeElement === element;
  };
  const observer = new MutationObserver(() => {
    if (hasFocused()) observer.disconnect();
  });
  if (!hasFocused()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * Moves the focus to the content of the page, for a pressed button that is about to be removed: the focus would be
 * nowhere.
 */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Skips the header. Following the link itself would add a history entry, and pages may keep state in theirs. */
export const skipToContent = (event: { preventDefault: () => void }): void => {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
};

/** Scrolls to the top and moves the focus there; for a page whose content has been replaced. */
export const toPageTop = (): void => {
  window.scrollTo(0, 0);
  focusPage();
};
