/** A page begins at its title, or at its content while a title that depends on data is not here yet. */
const beginning = (): HTMLElement | null => document.getElementById('page-title') ?? document.getElementById('main');

/** Puts the focus where the page begins, so that it is read from there. */
export const focusPage = (): void => beginning()?.focus({ preventScroll: true });

/** The same for a page that may still be on its way: as soon as it is here. The answer ends the waiting. */
export const focusPageOnceHere = (): (() => void) => {
  const observer = new MutationObserver(() => {
    if (!beginning()) return;
    observer.disconnect();
    focusPage();
  });
  if (beginning()) focusPage();
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Past the header. Following the link itself would be a step of the history, which a page may keep its state in. */
export const skipToContent = (event: { preventDefault: () => void }): void => {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
};

/** Something else stands where the page was: it is read from its top. */
export const toPageTop = (): void => {
  window.scrollTo(0, 0);
  focusPage();
};
