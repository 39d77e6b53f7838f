/** Whether the model gives the same responses for some serial order of concurrent requests (linearizability). */
import { apply, type Operation, type Model } from './model';

/** A request and its response; `sent` and `received` are positions among all events of the sequence. */
export interface Observed {
  operation: Operation;
  response: string;
  sent: number;
  received: number;
}

/** Limit of the search; a sequence that exceeds it stays undecided. */
const MOST_STEPS = 100_000;
const copy = (model: Model): Model => JSON.parse(JSON.stringify(model)) as Model;

/**
 * Searches a serial order of the operations, each between its request and its response, in which the model gives every
 * response and a final state accepted by `ends`. Overlapping operations may also be refused with CONFLICT and change
 * nothing. Returns null if the search exceeds its limit.
 */
export const isExplained = (
  first: Model,
  observed: readonly Observed[],
  ends: (model: Model) => boolean,
): boolean | null => {
  const seen = new Set<string>();
  let steps = 0;
  const overlaps = (one: Observed): boolean =>
    observed.some((other) => other !== one && other.sent < one.received && one.sent < other.received);
  const search = (model: Model, open: readonly Observed[]): boolean => {
    if (open.length === 0) return ends(model);
    const state = JSON.stringify([open.map(({ sent }) => sent), model]);
    if (seen.has(state)) return false;
    seen.add(state);
    const earliest = Math.min(...open.map(({ received }) => received));
    for (const one of open) {
      if (one.sent > earliest) continue;
      if ((steps += 1) > MOST_STEPS) return false;
      const rest = open.filter((other) => other !== one);
      const next = copy(model);
      if (apply(next, one.operation) === one.response && search(next, rest)) return true;
      if (one.response === '409 CONFLICT' && overlaps(one) && search(model, rest)) return true;
    }
    return false;
  };
  const found = search(first, observed);
  return found || steps <= MOST_STEPS ? found : null;
};
