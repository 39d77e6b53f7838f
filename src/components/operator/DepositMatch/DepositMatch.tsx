import { useId } from 'react';
import type { Deposit } from '../../../../contract/booking/statement.rules';
import { deposits as copy } from '../../../../copy/deposits';
import { format } from '../../../../copy/format';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import { Amount, Bookings, Day, Doubt, Head, Name, Row } from './DepositMatch.styles';
import type { Elements } from '../../base/elements';

export interface DepositMatchProps {
  /** What the bank says. */
  deposit: Deposit;
  /** Why the bookings are only possibly meant. */
  doubt?: string | undefined;
  /** URL of a search for the depositor's bookings, if there is none to choose. */
  findHref?: string | undefined;
  /** The bookings that the deposit may be for: one DepositChoice each. */
  children?: Elements;
}

/** A deposit as the bank says it, an `<li>`, beside the bookings that it may be for. */
export function DepositMatch({ deposit: { names, date, amount }, doubt, findHref, children }: DepositMatchProps) {
  const id = useId();
  const [name = ''] = names;
  return (
    <Row aria-labelledby={id}>
      <Head>
        <Name id={id}>{name}</Name>
        <Amount>{copy.won(amount)}</Amount>
        <Day>{date ? format.day(date) : copy.noDate}</Day>
      </Head>
      {doubt && <Doubt>{doubt}</Doubt>}
      {children && <Bookings>{children}</Bookings>}
      {findHref && (
        <LinkButton href={findHref} size="small" icon="search" aria-label={copy.findOf(name)}>
          {copy.find}
        </LinkButton>
      )}
    </Row>
  );
}
