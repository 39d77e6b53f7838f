import { Fragment } from 'react';
import { styled } from 'styled-components';
import { format } from '../../../../copy/format';

const Fact = styled.span`
  display: inline-block;
`;

export interface FactLineProps {
  /** Short texts, such as `오전 5시 출항`. */
  facts: readonly string[];
}

/** Facts with a dot between two of them. A line ends between facts; within one only if it is longer than the line. */
export function FactLine({ facts }: FactLineProps) {
  return facts.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && ' '}
      <Fact>{format.unbroken(at < facts.length - 1 ? `${fact}\u00a0·` : fact)}</Fact>
    </Fragment>
  ));
}
