let made: HTMLElement | null = null;
let home: HTMLElement | null = null;

/** The element of the toasts. It moves through the document, and React hears what happens in it wherever it is. */
export const toastPlace = (): HTMLElement => (made ??= document.createElement('div'));

/** Puts the toasts into the open modal dialog, outside of which nothing is seen or announced; without one, home. */
export const placeToasts = (): void => {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home;
  if (made && home && made.parentElement !== parent) parent?.append(made);
};

/** Gives the toasts their place on the page; returns the function that takes them out of it. */
export const settleToasts = (element: HTMLElement | null): (() => void) => {
  home = element;
  placeToasts();
  return () => {
    home = null;
    made?.remove();
  };
};
