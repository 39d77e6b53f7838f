const TOUCHES = ['touchstart', 'touchend', 'touchcancel'] as const;

/** Lets work wait until no finger is on the screen: what it draws could move the page under it. */
export const fingerWatch = () => {
  let fingers = 0;
  let waiting: (() => void) | null = null;
  const look = ({ touches }: TouchEvent): void => {
    fingers = touches.length;
    if (fingers > 0) return;
    const work = waiting;
    waiting = null;
    work?.();
  };
  for (const name of TOUCHES) window.addEventListener(name, look, { passive: true });
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
      for (const name of TOUCHES) window.removeEventListener(name, look);
    },
  };
};
