import type { DayDate } from '#contract/day/calendar.rules';
import { booking, refundFacts } from '#copy/booking';
import { RefundTable } from '../RefundTable/RefundTable';
import { Dates, Fact, Facts, Summary, Terms } from './RefundTerms.styles';

export interface RefundTermsProps {
  /** Date of the trip, for the refund dates. */
  tripDate: DayDate;
  /** The policy's text on refunds; null without one. */
  payBack?: string | null;
}

/** The refund policy in one line; its dates are one tap away, and are printed. */
export function RefundTerms({ tripDate, payBack = null }: RefundTermsProps) {
  return (
    <Terms>
      <Summary>
        <Facts>
          {refundFacts.map((fact, at) => (
            <Fact key={fact}>
              {at > 0 && <i> · </i>}
              <span>{fact}</span>
            </Fact>
          ))}
          <Dates>{booking.refundDates}</Dates>
        </Facts>
      </Summary>
      <RefundTable tripDate={tripDate} />
      {payBack && <p>{payBack}</p>}
    </Terms>
  );
}
