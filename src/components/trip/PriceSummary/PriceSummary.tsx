import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { Card } from '#src/components/base/display/Card/Card';
import { Amount, Label, Parts, Sum } from './PriceSummary.styles';
import { sumDue } from '#copy/sumDue';

export interface PriceSummaryProps {
  /** Price per person in 10,000 won. */
  price: number;
  /** Deposit per person in 10,000 won. */
  reservePrice: number;
  /** Number of people in the party. */
  headcount: number;
}

/** The large number is the amount to pay now, or the fare if there is no deposit. */
export function PriceSummary({ price, reservePrice, headcount }: PriceSummaryProps) {
  if (price === 0) return <Card as="p">{booking.free}</Card>;
  const { label, money, of } = sumDue(price * headcount, reservePrice * headcount);
  return (
    <Card as="dl">
      <Sum>
        <Label>{label}</Label>
        <Amount data-kind={reservePrice > 0 ? 'due' : undefined}>{money}</Amount>
      </Sum>
      <Parts>
        <dt>{booking.perPerson(format.money(reservePrice || price), format.people(headcount))}</dt>
        <dd>{of}</dd>
      </Parts>
    </Card>
  );
}
