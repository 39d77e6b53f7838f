import { afterFirstUse } from '#src/components/base/afterFirstUse';
import { visitorPageAt } from './routes';

const NEAR = '200px';

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Does nothing if the visitor saves data. */
export const fetchAhead = (path: string): void => {
  if (!savesData()) void visitorPageAt(path)?.Page.fetchAhead();
};

/** Safari has no `requestIdleCallback`. */
const whenIdle = (action: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action);
  else setTimeout(action);
};
const waiting: (() => void)[] = [];
const callNext = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) whenIdle(callNext);
};
/** One by one: each action searches the document, and a page has dozens of links. */
const callInTurn = (action: () => void): void => {
  if (waiting.push(action) === 1) whenIdle(callNext);
};

const actions = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;
const observed = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const action = actions.get(target);
        if (isIntersecting && action) callInTurn(action);
      }
    },
    { rootMargin: NEAR },
  ));

/** Waits for the visitor's first touch, key or scrolling. */
export const whenNear = (element: Element, action: () => void): (() => void) => {
  actions.set(element, action);
  const giveUp = afterFirstUse(() => observed().observe(element));
  return () => {
    giveUp();
    observer?.unobserve(element);
  };
};
