import { NO_TERMS } from '#contract/config/config.rules';
import type { TripTerms } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { noDepositText } from '#src/components/trip/PriceSummary/noDepositText';
import { BankAccount } from '../BankAccount/BankAccount';
import { RefundTable } from '../RefundTable/RefundTable';
import { Notice, Refund, Title, Weather } from './BookingNotice.styles';

export interface BookingNoticeProps {
  /** The trip's date, for the refund dates, and its prices in 10,000 won. */
  day: Pick<ReserveDay, 'date' | 'price' | 'reservePrice'>;
  /** The account; null or empty if none is saved. */
  bank: string | null;
  /** The policy on the rest of the fare and on refunds. */
  terms?: Pick<TripTerms, 'payRest' | 'payBack'>;
  /** Deadline of the deposit, an ISO instant; null if it is not said. */
  payBy?: string | null;
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
}

export function BookingNotice({ day, bank, terms = NO_TERMS, payBy = null, onCopied }: BookingNoticeProps) {
  const hasDeposit = day.reservePrice > 0;
  return (
    <Notice>
      <Title>{booking.noticeTitle}</Title>
      <p>{hasDeposit ? booking.noticeDeposit : noDepositText(day.price, terms.payRest)}</p>
      {hasDeposit && payBy && <p>{format.unbroken(booking.noticePayBy(format.spokenInstant(payBy)))}</p>}
      {hasDeposit && (bank ? <BankAccount bank={bank} onCopied={onCopied} /> : <p>{booking.noBank}</p>)}
      <Refund>
        <h3>{booking.refundTitle}</h3>
        <RefundTable tripDate={day.date} />
        {terms.payBack && <p>{terms.payBack}</p>}
      </Refund>
      <Weather>{booking.weatherRefund}</Weather>
    </Notice>
  );
}
