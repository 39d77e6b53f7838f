import { NO_TERMS } from '#contract/config/config.rules';
import type { TripTerms } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { noDepositText } from '#src/components/trip/PriceSummary/noDepositText';
import { Card } from '#src/components/base/display/Card/Card';
import { RefundTerms } from '../RefundTerms/RefundTerms';
import { Bullets, Title } from './BookingNotice.styles';

export interface BookingNoticeProps {
  /** The trip's date, for the refund dates, and its prices in 10,000 won. */
  day: Pick<ReserveDay, 'date' | 'price' | 'reservePrice'>;
  /** The account; null or empty if none is saved. */
  bank: string | null;
  /** The policy on the rest of the fare and on refunds. */
  terms?: Pick<TripTerms, 'payRest' | 'payBack'>;
  /** Deadline of the deposit, an ISO instant; null if unknown. */
  payBy?: string | null;
}

export function BookingNotice({ day, bank, terms = NO_TERMS, payBy = null }: BookingNoticeProps) {
  const hasDeposit = day.reservePrice > 0;
  return (
    <Card>
      <Title>{booking.noticeTitle}</Title>
      <Bullets>
        <li>
          {hasDeposit ? booking.noticeDeposit(format.money(day.reservePrice)) : noDepositText(day.price, terms.payRest)}
        </li>
        {hasDeposit && payBy && <li>{format.unbroken(booking.noticePayBy(format.spokenInstant(payBy)))}</li>}
        {hasDeposit && <li>{bank ? booking.bankIs(bank) : booking.noBank}</li>}
        {hasDeposit && day.reservePrice < day.price && <li>{booking.noticeRest(terms.payRest ?? booking.payRest)}</li>}
        <li>{booking.weatherRefund}</li>
      </Bullets>
      <RefundTerms tripDate={day.date} payBack={terms.payBack} />
    </Card>
  );
}
