import { exactPercent } from '#contract/booking/refund.rules';
import { format } from '#copy/format';
import { lookup } from '#copy/lookup';
import { Small } from '#src/components/base/display/elements.styles';
import { Money } from './FoundBooking.styles';

interface RefundNowProps {
  /** Whether an unconfirmed deposit may have been paid. */
  awaited: boolean;
  /** The payment, in 10,000 won. */
  paid: number;
  /** Today's rate of the refund, in percent. */
  percent: number;
  /** What would be refunded now, in 10,000 won. */
  amount: number;
}

/** Also says a refund of zero. An unpaid booking may have a payment that is not recorded yet. */
export function RefundNow({ awaited, paid, percent, amount }: RefundNowProps) {
  return (
    <Money>
      {amount > 0 ? (
        <>
          <p>
            {lookup.refundLead} <b>{format.money(amount)}</b>
            {lookup.refundTail}
          </p>
          <Small>{lookup.refundShare(format.money(paid), exactPercent(paid, amount))}</Small>
        </>
      ) : awaited ? (
        <>
          <p>{lookup.notPaid}</p>
          <Small>{lookup.paidUnseen(percent)}</Small>
        </>
      ) : (
        <>
          <p>{lookup.noRefund}</p>
          {percent === 0 && <Small>{lookup.refundOver}</Small>}
        </>
      )}
    </Money>
  );
}
