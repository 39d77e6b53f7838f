import type { GuestState } from '../../../../contract/guest/guest.schema';
import { format } from '../../../../copy/format';
import { lookup } from '../../../../copy/lookup';
import { Money, Share } from './FoundBooking.styles';

interface RefundNowProps {
  state: GuestState;
  paid: number;
  percent: number;
  amount: number;
}

/**
 * What cancelling now would bring back, and the rate that applies today, also where nothing comes back. What somebody
 * may have paid an hour ago is not known yet.
 */
export function RefundNow({ state, paid, percent, amount }: RefundNowProps) {
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
      ) : state === 'WATTING' ? (
        <>
          <p>{lookup.notPaid}</p>
          <Share>{lookup.paidUnseen(percent)}</Share>
        </>
      ) : (
        <>
          <p>{lookup.noRefund}</p>
          <Share>{lookup.rateToday(percent)}</Share>
        </>
      )}
    </Money>
  );
}
