import { useId } from 'react';
import type { Deposit } from '#contract/booking/statement.rules';
import { deposits as copy } from '#copy/deposits';
import { format } from '#copy/format';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Amount, Bookings, Day, Doubt, Head, Name, Row } from './DepositMatch.styles';
import type { Elements } from '#src/components/base/elements';

export interface DepositMatchProps {
  /** The deposit in the bank statement. */
  deposit: Deposit;
  /** Reason why the match is uncertain. */
  doubt?: string | undefined;
  /** URL of a search for the depositor, without a match. */
  findHref?: string | undefined;
  /** One DepositChoice per possible booking. */
  children?: Elements;
}

/** Renders an `<li>`. */
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
