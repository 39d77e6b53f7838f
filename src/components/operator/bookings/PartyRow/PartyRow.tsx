import type { Ref } from 'react';
import type { Elements } from '#src/components/base/elements';
import { Facts, Row, Title } from './PartyRow.styles';

export interface PartyRowProps {
  /** PartyName, headcount and state. */
  title: Elements;
  /** Contacts, if they precede the facts. */
  contact?: Elements;
  /** Facts of the party, one element each. */
  facts: Elements;
  /** Calls, ticks, buttons and their dialogs. */
  children?: Elements;
  /** `ticked`: done for now; `faded`: no longer relevant. */
  look?: 'ticked' | 'faded' | undefined;
  /** The `<li>`. */
  ref?: Ref<HTMLLIElement>;
}

/** An `<li>`. `styled(PartyRow)` places the areas `who` and `facts` and the children. */
export function PartyRow({
  title,
  contact,
  facts,
  children,
  look,
  ref,
  className,
}: PartyRowProps & {
  /** Set by `styled(PartyRow)`. */
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
