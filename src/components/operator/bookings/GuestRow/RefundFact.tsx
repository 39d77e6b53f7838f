import type { Refund } from '#contract/booking/guest.schema';
import { format } from '#copy/format';
import { refunds as copy } from '#copy/refunds';
import { Owed } from './GuestRow.styles';
import { refundRateText } from './refundRateText';

interface RefundFactProps {
  /** Amount (in 10,000 won), rate and payment. */
  refund: Refund;
}

export function RefundFact({ refund }: RefundFactProps) {
  const { amount, refundedAt } = refund;
  if (amount === 0) return <span>{copy.nothing}</span>;
  return (
    <>
      <Owed data-open={refundedAt === null || undefined}>
        {copy.owed(format.money(amount), refundRateText(refund))}
      </Owed>
      {refundedAt && <span>{copy.done(format.shortInstant(refundedAt))}</span>}
    </>
  );
}
