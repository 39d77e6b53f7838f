import { useState } from 'react';
import { changedMeanwhile } from '#copy/changedMeanwhile';

/** The facts of a question. Null: not known yet; a missing term: none. */
export type Facts = readonly (readonly [term: string, value: string | null])[];

export interface ChangedFact {
  term: string;
  before: string;
  now: string;
}

const valueOf = (facts: Facts, term: string): string | null => {
  const found = facts.find(([other]) => other === term);
  return found ? found[1] : changedMeanwhile.none;
};
const changesOf = (before: Facts, now: Facts): ChangedFact[] =>
  [...new Set([...before, ...now].map(([term]) => term))].flatMap((term) => {
    const [was, is] = [valueOf(before, term), valueOf(now, term)];
    return was === null || is === null || was === is ? [] : [{ term, before: was, now: is }];
  });
const isLate = (seen: Facts, now: Facts): boolean =>
  seen.some(([term, value]) => value === null && valueOf(now, term) !== null);
const withLate = (seen: Facts, now: Facts): Facts =>
  seen.map(([term, value]) => [term, value ?? valueOf(now, term)] as const);

/** Changes since the question was opened. A different `question` starts again. */
export const useFacts = (facts: Facts, question = '') => {
  const anew = { question, asked: facts, seen: facts };
  const [state, setState] = useState(anew);
  let current = state;
  if (state.question !== question) current = anew;
  else if (isLate(state.seen, facts))
    current = { question, asked: withLate(state.asked, facts), seen: withLate(state.seen, facts) };
  if (current !== state) setState(current);
  return {
    changes: changesOf(current.asked, facts),
    /** There are unseen changes: the next press only confirms them as seen. */
    isOld: changesOf(current.seen, facts).length > 0,
    look: () => setState({ ...current, seen: facts }),
  };
};
