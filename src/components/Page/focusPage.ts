/**
 * Puts the focus where a page begins, so that it is read from there: at its title, or at its content while a title that
 * depends on data is not here yet.
 */
export const focusPage = (): void =>
  (document.getElementById('page-title') ?? document.getElementById('main'))?.focus({ preventScroll: true });

/** Something else stands where the page was: it is read from its top. */
export const toPageTop = (): void => {
  window.scrollTo(0, 0);
  focusPage();
};
