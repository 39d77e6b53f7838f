import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The title, or the content while a title that depends on data is not rendered. */
const beginning = (): HTMLElement | null => document.getElementById('page-title') ?? document.getElementById('main');

const USES = ['keydown', 'pointerdown'] as const;

/** A screen reader then reads from the beginning of the page. */
export const focusPage = (): void => beginning()?.focus({ preventScroll: true });

/**
 * Waits until the page can take the focus: while a page's script loads after Back, React hides the previous page, and
 * its title cannot take the focus. Until the first key or touch the focus follows a replaced title, for example of a
 * trip that does not exist. Returns a function that stops it.
 */
export const focusPageOnceHere = (): (() => void) => {
  let isHere = false;
  const check = () => {
    if (isHere && document.activeElement !== document.body) return;
    focusPage();
    isHere ||= document.activeElement === beginning();
  };
  const observer = new MutationObserver(check);
  const stop = () => {
    observer.disconnect();
    for (const type of USES) document.removeEventListener(type, used);
  };
  const used = () => {
    if (isHere) stop();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of USES) document.addEventListener(type, used);
  check();
  return stop;
};

/** For a pressed button that is about to be removed together with its focus. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Skips the header. Following the link would add a history entry, and pages may store state in theirs. */
export const skipToContent = (event: { preventDefault: () => void }): void => {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  focusContent();
  main.scrollIntoView();
};

/** For a page with replaced content. */
export const toPageTop = (): void => {
  window.scrollTo(0, 0);
  focusPage();
};

/** Returns a function that restores the focus, unless its element is gone. */
export const holdFocus = (from: EventTarget | null = document.activeElement) => {
  const held = from instanceof HTMLElement ? from : null;
  return (options?: FocusOptions): void => {
    if (held?.isConnected) held.focus(options);
  };
};
let leaveToasts: ReturnType<typeof holdFocus> | undefined;
type FocusMove = Pick<React.FocusEvent<HTMLElement>, 'relatedTarget' | 'currentTarget'>;
/** Call it when the focus enters the toasts. */
export const rememberFocus = ({ relatedTarget, currentTarget }: FocusMove): void => {
  if (!currentTarget.contains(relatedTarget)) leaveToasts = holdFocus(relatedTarget);
};
/** For a pressed button that is removed with its toast. */
export const returnFocus = (): void => leaveToasts?.({ preventScroll: true });

/**
 * For an element that its own button can remove, such as a row of a list: the focus then moves to the beginning of the
 * page.
 */
export const useFocusOnward = <Removable extends HTMLElement>(): RefObject<Removable | null> => {
  const ref = useRef<Removable>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // After the removal. A link to another page has moved the focus there.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPage();
      });
    };
  }, []);
  return ref;
};

/**
 * For an element beside a button that is removed or disabled after its action: call the returned function with the
 * action, and the focus moves to the element. `outcome` changes once the action is done.
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
