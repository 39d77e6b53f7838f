import { Fact, List } from './FactList.styles';

export interface FactListProps {
  facts: readonly (readonly [term: string, value: string])[];
}

/** Terms and their values in rows; a long value takes the next line. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(([term, value]) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fact>
      ))}
    </List>
  );
}
