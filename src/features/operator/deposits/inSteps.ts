import type { InSteps } from '#contract/booking/statement.rules';

/** In ms; shorter than a noticeable delay of a tap. */
const TURN_MS = 24;

/** Yields to the browser between the steps. Null when `isCancelled`. */
export const inSteps = async <Result>(work: InSteps<Result>, isCancelled: () => boolean): Promise<Result | null> => {
  for (let since = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < TURN_MS) continue;
    await new Promise((resume) => setTimeout(resume));
    if (isCancelled()) return null;
    since = performance.now();
  }
};
