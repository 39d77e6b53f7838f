let made: HTMLElement | null = null;
let home: HTMLElement | null = null;

/** This element moves through the document; React receives its events everywhere. */
export const toastPlace = (): HTMLElement => (made ??= document.createElement('div'));

/** Nothing outside an open modal dialog is visible or announced, so the toasts move into it. */
export const placeToasts = (): void => {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home;
  if (made && home && made.parentElement !== parent) parent?.append(made);
};

/** Returns the function that removes them. */
export const settleToasts = (element: HTMLElement | null): (() => void) => {
  home = element;
  placeToasts();
  return () => {
    home = null;
    made?.remove();
  };
};
