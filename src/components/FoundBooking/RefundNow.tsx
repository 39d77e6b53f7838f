import { format } from '../../../copy/format';
import { lookup } from '../../../copy/lookup';
import { Money, Share } from './FoundBooking.styles';

interface RefundNowProps {
  paid: number;
  percent: number;
  amount: number;
}

/** What cancelling now would bring back. */
export function RefundNow({ paid, percent, amount }: RefundNowProps) {
  return (
    <Money>
      {amount > 0 ? (
        <>
          <p>
            {lookup.refundLead} <b>{format.money(amount)}</b>
            {lookup.refundTail}
          </p>
          <Share>{lookup.refundShare(format.money(paid), percent)}</Share>
        </>
      ) : (
        <p>{lookup.noRefund}</p>
      )}
    </Money>
  );
}
