/** What had the focus before it came to a toast; null if it was nowhere. */
let before: HTMLElement | null = null;

/** Remembers where the focus comes from when it enters the toasts. */
export const rememberFocus = ({
  relatedTarget,
  currentTarget,
}: Pick<React.FocusEvent<HTMLElement>, 'relatedTarget' | 'currentTarget'>): void => {
  if (currentTarget.contains(relatedTarget)) return;
  before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
};

/** Moves the focus back to where it was: the pressed button is removed with its toast, and the focus would be nowhere. */
export const returnFocus = (): void => before?.focus({ preventScroll: true });
