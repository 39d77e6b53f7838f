import type { DayDate } from '#contract/day/calendar.rules';
import { refundPercent, refundRows, type RefundPercent } from '#contract/booking/refund.rules';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { Now, Row, Share, Step, StepText, Table, Until } from './RefundTable.styles';

export interface RefundTableProps {
  /** Date of the trip, for the refund dates. */
  tripDate: DayDate;
  /** For a found booking: frames today's row and strikes past ones. */
  today?: DayDate | null;
}

/** `any`: the table does not belong to a booking. */
type StepTime = 'any' | 'gone' | 'now' | 'ahead';
const timeOf = (percent: RefundPercent, tripDate: DayDate, today: DayDate | null): StepTime => {
  if (!today) return 'any';
  if (today > tripDate) return 'gone';
  const now = refundPercent(tripDate, today);
  return percent === now ? 'now' : percent > now ? 'gone' : 'ahead';
};

export function RefundTable({ tripDate, today = null }: RefundTableProps) {
  return (
    <Table>
      {refundRows(tripDate).map(({ percent, edge, daysBefore, date }) => {
        const time = timeOf(percent, tripDate, today);
        const day = format.day(date);
        return (
          <Row key={percent} data-percent={percent} data-time={time} aria-current={time === 'now' ? 'step' : undefined}>
            <Until>{edge === 'from' ? booking.refundFrom(day) : booking.refundUntil(day)}</Until>
            <Step>
              <StepText>{edge === 'from' ? booking.refundLate(daysBefore) : booking.refundBefore(daysBefore)}</StepText>
              {time === 'now' && <Now>{frame.today}</Now>}
            </Step>
            <Share>
              {percent === 0 ? (
                booking.noRefund
              ) : (
                <>
                  <b>{percent === 100 ? booking.wholeRefund : `${percent}%`}</b>
                  <span>{` ${booking.refund}`}</span>
                </>
              )}
            </Share>
          </Row>
        );
      })}
    </Table>
  );
}
