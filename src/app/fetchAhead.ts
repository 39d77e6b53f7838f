import { afterLoad } from '../components/base/afterLoad';
import { visitorPageAt } from './routes';

/** How far below the window a link counts as near. */
const NEAR = '200px';

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the script of the visitors' page at a path, unless the visitor saves data. */
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
/** Calls the actions one by one: each looks for the files of a page in the document, and a page has dozens of links. */
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

/** Calls `action` when an element comes near the window, after the page has loaded. Returns the function that ends it. */
export const whenNear = (element: Element, action: () => void): (() => void) => {
  actions.set(element, action);
  const giveUp = afterLoad(() => observed().observe(element));
  return () => {
    giveUp();
    observer?.unobserve(element);
  };
};
