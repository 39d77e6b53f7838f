import { partyPrice } from '#contract/booking/booking.rules';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { noDepositText } from './noDepositText';
import { Card } from '#src/components/base/display/Card/Card';
import { Amount, Each, Line, Note, Prices } from './PriceSummary.styles';

export interface PriceSummaryProps {
  /** Price per person in 10,000 won. */
  price: number;
  /** Deposit per person in 10,000 won. */
  reservePrice: number;
  /** Number of people in the party. */
  headcount: number;
  /** How the rest is paid, the end of a sentence; null if the policy does not say. */
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

const priceNote = (
  { price, reservePrice }: Pick<PriceSummaryProps, 'price' | 'reservePrice'>,
  payRest: string,
): string | null => {
  if (price === 0 || reservePrice === 0) return noDepositText(price, payRest);
  return reservePrice < price ? booking.depositNote(payRest) : null;
};

/** Specification 5: the deposit shows only if it differs from the fare. */
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
