/** Whether some order of concurrent requests gives the same responses in the model (linearizability). */
import { apply, type Call, type Model } from './model';

/** A request and its response; `sent` and `answered` are places in the order of all events of its sequence. */
export interface Observed {
  call: Call;
  answer: string;
  sent: number;
  answered: number;
}

/** Steps of the search after which a sequence is left undecided. */
const MOST_STEPS = 100_000;
const copy = (model: Model): Model => JSON.parse(JSON.stringify(model)) as Model;

/**
 * Searches an order: every call between its sending and its answer, with the answer that the model gives there, and at
 * the end a model that `ends` accepts. A call that overlaps with others may also be refused with CONFLICT and change
 * nothing. Returns null if the search took too long.
 */
export const isExplained = (
  first: Model,
  observed: readonly Observed[],
  ends: (model: Model) => boolean,
): boolean | null => {
  const seen = new Set<string>();
  let steps = 0;
  const overlaps = (one: Observed): boolean =>
    observed.some((other) => other !== one && other.sent < one.answered && one.sent < other.answered);
  const search = (model: Model, open: readonly Observed[]): boolean => {
    if (open.length === 0) return ends(model);
    const state = JSON.stringify([open.map(({ sent }) => sent), model]);
    if (seen.has(state)) return false;
    seen.add(state);
    const earliest = Math.min(...open.map(({ answered }) => answered));
    for (const one of open) {
      if (one.sent > earliest) continue;
      if ((steps += 1) > MOST_STEPS) return false;
      const rest = open.filter((other) => other !== one);
      const next = copy(model);
      if (apply(next, one.call) === one.answer && search(next, rest)) return true;
      if (one.answer === '409 CONFLICT' && overlaps(one) && search(model, rest)) return true;
    }
    return false;
  };
  const found = search(first, observed);
  return found || steps <= MOST_STEPS ? found : null;
};
