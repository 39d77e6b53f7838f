import { unanswered } from '../mocks/unanswered';
import { isEmulating } from './emulation';

/** A story that asks again and again is shown as it is after this time. */
const MOST_MS = 10_000;
/** Frames without a request after which a story is at rest: an answer is drawn in one, and may lead to another request. */
const QUIET_FRAMES = 3;

/** Which story asks; what an earlier one has asked does not count. */
let story = 0;
let hasAsked = false;
let underWay = 0;

/** Waits for the whole of an answer, which `fetch` returns when its headers have come. */
const arrived = async (answer: Response): Promise<void> => {
  // An answer that breaks off has come as far as it will.
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
 * Waits for a frame, and then until nothing else is due: on a busy machine the browser draws several frames before an answer
 * that has come is worked on.
 */
const frameAndRest = (): Promise<void> =>
  new Promise((rested) => {
    requestAnimationFrame(() => requestIdleCallback(() => rested(), { timeout: MOST_MS }));
  });

/** Called before a story is rendered. */
export const beginRequests = (): void => {
  story += 1;
  hasAsked = false;
  underWay = 0;
  unanswered.count = 0;
};

/**
 * In the story run: waits until every request of the story is answered and drawn, except for those that are never
 * answered on purpose. So the accessibility check and the pictures are of the state that the story is about, on a busy
 * machine too. What has a `route` or mocked calls may ask some frames after it is rendered, because React runs effects later.
 */
export const requestsAnswered = async ({ parameters }: { parameters: object }): Promise<void> => {
  const asks = isEmulating() && ('route' in parameters || 'msw' in parameters);
  const until = performance.now() + MOST_MS;
  for (let quiet = 0; (asks || hasAsked) && quiet < QUIET_FRAMES && performance.now() < until;) {
    await frameAndRest();
    quiet = underWay > unanswered.count ? 0 : quiet + 1;
  }
};
