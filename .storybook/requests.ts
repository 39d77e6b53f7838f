import { unanswered } from '../mocks/unanswered';
import { isEmulating } from './emulation';

/** A story that never stops asking is shown as it is after this time. */
const MOST_MS = 10_000;
/**
 * A story is at rest after this many frames without a request: a response is drawn in one, and may lead to another
 * request.
 */
const QUIET_FRAMES = 3;

/** Requests of earlier stories do not count. */
let story = 0;
let hasAsked = false;
let underWay = 0;

/** `fetch` returns when the headers have come; this waits for the whole response. */
const arrived = async (answer: Response): Promise<void> => {
  // A response that breaks off has come as far as it will.
  await answer
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
};

if (isEmulating()) {
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const asking = story;
    const settle = (): void => {
      if (asking === story) underWay -= 1;
    };
    hasAsked = true;
    underWay += 1;
    try {
      const answer = await send(...request);
      void arrived(answer).then(settle);
      return answer;
    } catch (error) {
      settle();
      throw error;
    }
  };
}

/**
 * Waits for a frame, and then until nothing else is due: on a busy machine the browser draws several frames before it
 * works on a response.
 */
const frameAndRest = (): Promise<void> =>
  new Promise((rested) => {
    requestAnimationFrame(() => requestIdleCallback(() => rested(), { timeout: MOST_MS }));
  });

/** Call it before a story is rendered. */
export const beginRequests = (): void => {
  story += 1;
  hasAsked = false;
  underWay = 0;
  unanswered.count = 0;
};

/**
 * Only in the story run: waits until every request of the story has its response drawn, except for those that never get
 * one on purpose. So the accessibility check and the pictures show the right state on a busy machine too. A story with
 * a `route` or mocks may send requests some frames after it is rendered, because React runs effects later.
 */
export const requestsAnswered = async ({ parameters }: { parameters: object }): Promise<void> => {
  const asks = isEmulating() && ('route' in parameters || 'msw' in parameters);
  const until = performance.now() + MOST_MS;
  for (let quiet = 0; (asks || hasAsked) && quiet < QUIET_FRAMES && performance.now() < until;) {
    await frameAndRest();
    quiet = underWay > unanswered.count ? 0 : quiet + 1;
  }
};
