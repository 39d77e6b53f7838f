const ENDS = ['touchend', 'touchcancel'] as const;

/** Defers work that could move the page under a finger. */
export const deferWhileTouching = () => {
  let fingers = 0;
  let waiting: (() => void) | null = null;
  /** The event of a removed element reaches the element, but not the window. */
  const touched = new Set<EventTarget>();
  const count = (event: Event): void => {
    fingers = (event as TouchEvent).touches.length;
    if (fingers > 0) return;
    leave();
    const work = waiting;
    waiting = null;
    work?.();
  };
  const listen = (target: EventTarget): void => {
    for (const name of ENDS) target.addEventListener(name, count, { passive: true });
  };
  const ignore = (target: EventTarget): void => {
    for (const name of ENDS) target.removeEventListener(name, count);
  };
  const leave = (): void => {
    touched.forEach(ignore);
    touched.clear();
  };
  const begin = (event: TouchEvent): void => {
    const { target } = event;
    if (target && target !== window) {
      touched.add(target);
      listen(target);
    }
    count(event);
  };
  window.addEventListener('touchstart', begin, { passive: true });
  listen(window);
  return {
    /** Runs only the last deferred work. */
    whenLifted: (work: () => void): void => {
      if (fingers === 0) work();
      else waiting = work;
    },
    forget: (): void => {
      waiting = null;
    },
    stop: (): void => {
      leave();
      ignore(window);
      window.removeEventListener('touchstart', begin);
    },
  };
};
