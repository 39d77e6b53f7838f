import { partyPrice } from '../../../../contract/booking/booking.rules';
import { booking } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { noDepositText } from './noDepositText';
import { Card } from '../../base/display/Card/Card';
import { Amount, Each, Line, Note, Prices } from './PriceSummary.styles';

export interface PriceSummaryProps {
  /** Per person, in 10,000 won. */
  price: number;
  /** Deposit per person, in 10,000 won. */
  reservePrice: number;
  /** Number of people in the party. */
  headcount: number;
  /** How the rest of the fare is paid, as the end of a sentence; null if the policy does not say. */
  payRest?: string | null;
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
      <span>{`${booking[kind]} `}</span>
      <Each>{booking.perPerson(format.money(each), format.people(headcount))}</Each>
    </dt>
    <Amount data-kind={kind}>{format.money(amount)}</Amount>
  </Line>
);

/** Note on the deposit: it is part of the boarding fee, or there is none, or the trip is free. */
const priceNote = (
  { price, reservePrice }: Pick<PriceSummaryProps, 'price' | 'reservePrice'>,
  payRest: string,
): string | null => {
  if (price === 0 || reservePrice === 0) return noDepositText(price, payRest);
  return reservePrice < price ? booking.depositNote(payRest) : null;
};

/** The price for the party, in 10,000 won; the deposit only if it differs from the boarding fee (specification 5). */
export function PriceSummary({ price, reservePrice, headcount, payRest }: PriceSummaryProps) {
  const { fee, deposit } = partyPrice({ price, reservePrice }, headcount);
  const note = priceNote({ price, reservePrice }, payRest ?? booking.payRest);
  return (
    <Card as="div">
      <Prices>
        {fee > 0 && <AmountLine kind="fee" each={price} headcount={headcount} amount={fee} />}
        {deposit !== null && deposit > 0 && (
          <AmountLine kind="deposit" each={reservePrice} headcount={headcount} amount={deposit} />
        )}
      </Prices>
      {note && <Note>{note}</Note>}
    </Card>
  );
}
