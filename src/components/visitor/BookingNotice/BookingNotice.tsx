import { NO_TERMS } from '../../../../contract/config/config.rules';
import type { TripTerms } from '../../../../contract/config/config.schema';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { booking } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { noDepositText } from '../../trip/PriceSummary/noDepositText';
import { BankAccount } from '../BankAccount/BankAccount';
import { RefundTable } from '../RefundTable/RefundTable';
import { Notice, Refund, Title, Weather } from './BookingNotice.styles';

export interface BookingNoticeProps {
  /** The day of the trip: its date, from which the refund dates follow, and its prices in 10,000 won. */
  day: Pick<ReserveDay, 'date' | 'price' | 'reservePrice'>;
  /** Null or empty if the operator has not saved an account. */
  bank: string | null;
  /** What the policy says about the rest of the fare and about refunds. */
  terms?: Pick<TripTerms, 'payRest' | 'payBack'>;
  /** Until when the deposit of a booking made now is to be paid, as an ISO instant; null if that is not said. */
  payBy?: string | null;
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
}

/** The terms that a visitor agrees to: deposit, account, refund policy with the dates of the trip, weather. */
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
