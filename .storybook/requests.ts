import { pending } from '../mocks/pending';
import { isEmulating } from './emulation';

const MOST_MS = 10_000;
/** A response is rendered in one frame, and may lead to another request. */
const QUIET_FRAMES = 3;

/** Aborted when the story ends. */
let story = new AbortController();
let hasAsked = false;
let underWay = 0;

/** `fetch` resolves at the headers; this waits for the whole response. */
const arrived = async (response: Response): Promise<void> => {
  // A broken response is complete for the story.
  await response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
};

if (isEmulating()) {
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const { signal } = story;
    const settle = (): void => {
      if (!signal.aborted) underWay -= 1;
    };
    hasAsked = true;
    underWay += 1;
    try {
      const asked = new Request(...request);
      // After a restart of the mock worker the browser retries pending requests, also of earlier stories.
      const response = await send(asked, { signal: AbortSignal.any([asked.signal, signal]) });
      void arrived(response).then(settle);
      return response;
    } catch (error) {
      settle();
      // Otherwise the page of an earlier story would report the error in this one.
      if (signal.aborted) return new Promise(() => undefined);
      throw error;
    }
  };
}

/** On a busy machine the browser renders several frames before it handles a response. */
const frameAndRest = (): Promise<void> =>
  new Promise((rested) => {
    requestAnimationFrame(() => requestIdleCallback(() => rested(), { timeout: MOST_MS }));
  });

export const beginRequests = (): (() => void) => {
  story = new AbortController();
  hasAsked = false;
  underWay = 0;
  pending.count = 0;
  return () => story.abort();
};

/** For the accessibility check and the pictures. Effects of React may send requests some frames later. */
export const requestsSettled = async ({ parameters }: { parameters: object }): Promise<void> => {
  const asks = isEmulating() && ('route' in parameters || 'msw' in parameters);
  const until = performance.now() + MOST_MS;
  for (let quiet = 0; (asks || hasAsked) && quiet < QUIET_FRAMES && performance.now() < until;) {
    await frameAndRest();
    quiet = underWay > pending.count ? 0 : quiet + 1;
  }
};
