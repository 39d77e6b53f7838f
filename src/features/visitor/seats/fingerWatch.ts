const ENDS = ['touchend', 'touchcancel'] as const;

/** Lets work wait until no finger is on the screen: what it draws could move the page under it. */
export const fingerWatch = () => {
  let fingers = 0;
  let waiting: (() => void) | null = null;
  const watch = new AbortController();
  /** Ends what is listened for on the elements under the fingers. */
  let lifted = new AbortController();
  const end = (event: Event): void => {
    fingers = (event as TouchEvent).touches.length;
    if (fingers > 0) return;
    lifted.abort();
    lifted = new AbortController();
    const work = waiting;
    waiting = null;
    work?.();
  };
  const begin = ({ touches, target }: TouchEvent): void => {
    fingers = touches.length;
    // An element that is removed under a finger is told of its end itself, and the window is not.
    for (const name of ENDS) target?.addEventListener(name, end, { passive: true, signal: lifted.signal });
  };
  window.addEventListener('touchstart', begin, { passive: true, signal: watch.signal });
  for (const name of ENDS) window.addEventListener(name, end, { passive: true, signal: watch.signal });
  return {
    /** Does the work at once, or when the last finger is lifted; of several only the last. */
    whenLifted: (work: () => void): void => {
      if (fingers === 0) work();
      else waiting = work;
    },
    /** Forgets the work that waits. */
    forget: (): void => {
      waiting = null;
    },
    stop: (): void => {
      watch.abort();
      lifted.abort();
    },
  };
};
