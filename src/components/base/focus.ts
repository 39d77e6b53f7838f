import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What takes the focus when a page opens: its title, or its content while a title that depends on data is not rendered. */
const beginning = (): HTMLElement | null => document.getElementById('page-title') ?? document.getElementById('main');

/** Moves the focus to the beginning of the page, so that a screen reader reads from there. */
export const focusPage = (): void => beginning()?.focus({ preventScroll: true });

/**
 * Like `focusPage`, but waits until the page is there and can take the focus: while its script comes after Back, React
 * hides the page before it, whose title takes none. Returns a function that stops the waiting.
 */
export const focusPageOnceHere = (): (() => void) => {
  const observer = new MutationObserver(() => look());
  const look = () => {
    focusPage();
    if (document.activeElement === beginning()) observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
};

/** Moves the focus to the page's content, for a pressed button that is about to be removed: it would be nowhere. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Skips the header. Following the link itself would add a history entry, and pages may keep state in theirs. */
export const skipToContent = (event: { preventDefault: () => void }): void => {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  focusContent();
  main.scrollIntoView();
};

/** Scrolls to the top and moves the focus there; for a page whose content has been replaced. */
export const toPageTop = (): void => {
  window.scrollTo(0, 0);
  focusPage();
};

/** Remembers what has the focus. Returns a function that gives it back, unless that is gone. */
export const holdFocus = (from: EventTarget | null = document.activeElement) => {
  const held = from instanceof HTMLElement ? from : null;
  return (options?: FocusOptions): void => {
    if (held?.isConnected) held.focus(options);
  };
};
let leaveToasts: ReturnType<typeof holdFocus> | undefined;
type FocusMove = Pick<React.FocusEvent<HTMLElement>, 'relatedTarget' | 'currentTarget'>;
/** Remembers where the focus comes from when it enters the toasts. */
export const rememberFocus = ({ relatedTarget, currentTarget }: FocusMove): void => {
  if (!currentTarget.contains(relatedTarget)) leaveToasts = holdFocus(relatedTarget);
};
/** Moves the focus back to where it was: the pressed button is removed with its toast, and the focus would be nowhere. */
export const returnFocus = (): void => leaveToasts?.({ preventScroll: true });

/**
 * The ref of an element that can be removed by what its own button has done, such as a row of a list: if it has the focus
 * then, the focus moves to the beginning of the page instead of nowhere.
 */
export const useFocusOnward = <Removable extends HTMLElement>(): RefObject<Removable | null> => {
  const ref = useRef<Removable>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once it is gone. Who opens another page has the focus there.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPage();
      });
    };
  }, []);
  return ref;
};

/**
 * The ref of an element beside a button that is removed or disabled once its action is done, and a function to call with
 * the action: the focus then moves to the element. `outcome` is another text once the action is done.
 */
export const useFocusAfter = <Beside extends HTMLElement>(outcome: string) => {
  const beside = useRef<Beside>(null);
  const acted = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    // A row may have moved in its list; the scroll position stays.
    if (acted.current && (at === document.body || at?.matches(':disabled')))
      beside.current?.focus({ preventScroll: true });
    acted.current = false;
  }, [outcome]);
  const markActed = () => {
    acted.current = true;
  };
  return [beside, markActed] as const;
};
