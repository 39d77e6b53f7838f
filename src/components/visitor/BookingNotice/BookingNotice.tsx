import { NO_TERMS } from '../../../../contract/config/config.rules';
import type { TripTerms } from '../../../../contract/config/config.schema';
import type { DayDate } from '../../../../contract/day/calendar.rules';
import { booking } from '../../../../copy/booking';
import { BankAccount } from '../BankAccount/BankAccount';
import { RefundTable } from '../RefundTable/RefundTable';
import { Notice, Refund, Title, Weather } from './BookingNotice.styles';

export interface BookingNoticeProps {
  /** Date of the trip, from which the refund dates follow. */
  tripDate: DayDate;
  /** Null or empty if the operator has not saved an account. */
  bank: string | null;
  /** Whether the trip requires a deposit. */
  hasDeposit?: boolean;
  /** What the policy says about the rest of the fare and about refunds. */
  terms?: Pick<TripTerms, 'payRest' | 'payBack'>;
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
}

/** The terms that a visitor agrees to: deposit, account, refund policy with the dates of the trip, weather. */
export function BookingNotice({ tripDate, bank, hasDeposit = true, terms = NO_TERMS, onCopied }: BookingNoticeProps) {
  return (
    <Notice>
      <Title>{booking.noticeTitle}</Title>
      <p>{hasDeposit ? booking.noticeDeposit : booking.noDeposit(terms.payRest ?? booking.payRest)}</p>
      {hasDeposit && bank && <BankAccount bank={bank} onCopied={onCopied} />}
      <Refund>
        <h3>{booking.refundTitle}</h3>
        <RefundTable tripDate={tripDate} />
        {terms.payBack && <p>{terms.payBack}</p>}
      </Refund>
      <Weather>{booking.weatherRefund}</Weather>
    </Notice>
  );
}
