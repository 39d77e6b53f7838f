import type { Ref } from 'react';
import type { Elements } from '../../base/elements';
import { Facts, Row, Title } from './PartyRow.styles';

export interface PartyRowProps {
  /** Who it is: the PartyName, and beside it the headcount and the state. */
  title: Elements;
  /** How to reach the party, where that comes before the facts. */
  contact?: Elements;
  /** What is known of the party, an element each. */
  facts: Elements;
  /** What is done with the party: calls, ticks, buttons, and the dialogs that they open. */
  children?: Elements;
  /** `ticked`: done with for now; `faded`: no longer one of those to look after. */
  look?: 'ticked' | 'faded' | undefined;
  /** The `<li>`. */
  ref?: Ref<HTMLLIElement>;
}

/**
 * One party in a list of the operator, a card and an `<li>`. `styled(PartyRow)` gives it the columns of a list: the areas
 * `who` and `facts`, and those of its children.
 */
export function PartyRow({
  title,
  contact,
  facts,
  children,
  look,
  ref,
  className,
}: PartyRowProps & {
  /** The columns of the list, by its styles. */
  className?: string;
}) {
  return (
    <Row ref={ref} data-look={look} className={className}>
      <Title>{title}</Title>
      {contact}
      <Facts>{facts}</Facts>
      {children}
    </Row>
  );
}
