import { partyPrice } from '../../../contract/booking/booking.rules';
import { booking } from '../../../copy/booking';
import { format } from '../../../copy/format';
import { Amount, Each, Line, Prices } from './PriceSummary.styles';

export interface PriceSummaryProps {
  /** Per person, in 10,000 won. */
  price: number;
  reservePrice: number;
  headcount: number;
}

interface AmountLineProps {
  kind: 'fee' | 'deposit';
  each: number;
  headcount: number;
  amount: number;
}
const AmountLine = ({ kind, each, headcount, amount }: AmountLineProps) => (
  <Line>
    <dt>
      {booking[kind]} <Each>{booking.perPerson(format.money(each), format.people(headcount))}</Each>
    </dt>
    <Amount data-kind={kind}>{format.money(amount)}</Amount>
  </Line>
);

/** What the party pays; the deposit only where it differs from the boarding fee (specification 5). */
export function PriceSummary({ price, reservePrice, headcount }: PriceSummaryProps) {
  const { fee, deposit } = partyPrice({ price, reservePrice }, headcount);
  return (
    <Prices>
      <AmountLine kind="fee" each={price} headcount={headcount} amount={fee} />
      {deposit !== null && <AmountLine kind="deposit" each={reservePrice} headcount={headcount} amount={deposit} />}
    </Prices>
  );
}
