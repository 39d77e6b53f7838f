import type { InSteps } from '../../../../contract/booking/statement.rules';

/** Time after which the browser gets its turn, in milliseconds: shorter than a tap is felt as late. */
const TURN_MS = 24;

/** Finishes a long work without freezing the page. Stops, with null, when `isCancelled`. */
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
