import { changedMeanwhile as copy } from '#copy/changedMeanwhile';
import { Sentence } from '../../display/Sentence/Sentence';
import { Warning } from '../Warning/Warning';
import type { ChangedFact } from './useFacts';

export interface ChangedFactsProps {
  /** Changes since the question was opened. */
  changes: readonly ChangedFact[];
}

/** Stands above the button of a question, which asks to check the changes first. */
export function ChangedFacts({ changes }: ChangedFactsProps) {
  return (
    <Warning>
      <b>{copy.title}</b>
      {changes.map(({ term, before, now }) => (
        <p key={term}>
          <Sentence>{copy.fact(term, before, now)}</Sentence>
        </p>
      ))}
    </Warning>
  );
}
