import { exactPercent } from '#contract/booking/refund.rules';
import { format } from '#copy/format';
import { lookup } from '#copy/lookup';
import { Small } from '#src/components/base/display/elements.styles';
import { Money } from './FoundBooking.styles';

interface RefundNowProps {
  /** A payment of the unconfirmed deposit is possible. */
  awaited: boolean;
  /** Amount paid, in 10,000 won. */
  paid: number;
  /** Today's rate of the refund, in percent. */
  percent: number;
  /** Refund on a cancellation now, in 10,000 won. */
  amount: number;
}

/** Shows a refund of zero too. An unpaid booking may have an unrecorded payment. */
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
