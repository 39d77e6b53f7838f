import { afterLoad } from './afterLoad';

const USES = ['pointerdown', 'keydown', 'scroll'] as const;
/** Scrolling inside an element does not reach the window otherwise. */
const CAPTURE = true;

let isUsed = false;
const waiting = new Set<() => void>();
const begin = (): void => {
  isUsed = true;
  for (const use of USES) window.removeEventListener(use, begin, CAPTURE);
  waiting.forEach((start) => start());
  waiting.clear();
};

/**
 * Runs after the page's load, at the first touch, key or scrolling: visitors who only look load the first view alone.
 * The returned function cancels it.
 */
export const afterFirstUse = (action: () => void): (() => void) => {
  let giveUp: (() => void) | undefined;
  const start = () => {
    giveUp = afterLoad(action);
  };
  if (isUsed) start();
  else {
    waiting.add(start);
    for (const use of USES) window.addEventListener(use, begin, CAPTURE);
  }
  return () => {
    waiting.delete(start);
    giveUp?.();
  };
};
