import type { DayDate } from '../../../../contract/day/calendar.rules';
import { booking } from '../../../../copy/booking';
import { BankAccount } from '../BankAccount/BankAccount';
import { RefundTable } from '../RefundTable/RefundTable';
import { Notice, Refund, Title, Weather } from './BookingNotice.styles';

export interface BookingNoticeProps {
  tripDate: DayDate;
  /** Null or empty while the operator has saved no account. */
  bank: string | null;
  /** Whether there is a deposit at all. */
  hasDeposit?: boolean;
  onCopied: (copied: boolean) => void;
}

/** What a visitor agrees to: the deposit, the account, the refund policy with the trip's own dates, the weather. */
export function BookingNotice({ tripDate, bank, hasDeposit = true, onCopied }: BookingNoticeProps) {
  return (
    <Notice>
      <Title>{booking.noticeTitle}</Title>
      <p>{hasDeposit ? booking.noticeDeposit : booking.noDeposit}</p>
      {hasDeposit && bank && <BankAccount bank={bank} onCopied={onCopied} />}
      <Refund>
        <h3>{booking.refundTitle}</h3>
        <RefundTable tripDate={tripDate} />
      </Refund>
      <Weather>{booking.weatherRefund}</Weather>
    </Notice>
  );
}
