import { Sentence } from '../Sentence/Sentence';
import { Stack } from '../elements.styles';
import { Fact } from './FactList.styles';

export interface FactListProps {
  /** Pairs of term and value, in their order. */
  facts: readonly (readonly [term: string, value: string])[];
}

/** List of terms and values, one pair per row; a long value wraps to the next line. */
export function FactList({ facts }: FactListProps) {
  return (
    <Stack $gap="s8" as="dl">
      {facts.map(([term, value]) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>
            <Sentence>{value}</Sentence>
          </dd>
        </Fact>
      ))}
    </Stack>
  );
}
