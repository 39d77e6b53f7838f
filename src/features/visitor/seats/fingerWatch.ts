const ENDS = ['touchend', 'touchcancel'] as const;

/** Lets work wait until no finger is on the screen: what it draws could move the page under it. */
export const fingerWatch = () => {
  let fingers = 0;
  let waiting: (() => void) | null = null;
  /** Elements under the fingers: the event of one that is removed meanwhile reaches the element, and not the window. */
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
      leave();
      ignore(window);
      window.removeEventListener('touchstart', begin);
    },
  };
};
