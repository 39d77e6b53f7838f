import type { ReserveDay } from '#contract/day/day.schema';
import { booking } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { format } from '#copy/format';
import { Button } from '#src/components/base/actions/Button/Button';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { reserve } from '#copy/reserve';
import type { Opening } from '#src/components/trip/opening/useOpening';
import { sumDue } from '#copy/sumDue';
import { Bar, BarRow, Large, Notice, Small, Total, Waiting } from './BookingForm.styles';

interface SubmitBarProps {
  /** Prices of the day, per person, in 10,000 won. */
  day: Pick<ReserveDay, 'price' | 'reservePrice'>;
  /** The chosen number of people. */
  headcount: number;
  /** The booking is being sent. */
  pending: boolean;
  /** Reason and remedy of the last failure. */
  error: string | null;
  /** The day's opening: until then the button is disabled. */
  opening: Opening | null;
}

export function SubmitBar({ day, headcount, pending, error, opening }: SubmitBarProps) {
  const { label, money, of } =
    day.price > 0
      ? sumDue(day.price * headcount, day.reservePrice * headcount)
      : { label: booking.fee, money: booking.freeFee, of: null };
  return (
    <Bar data-sticky-bar>
      <div role="status">
        {error && (
          <Notice data-notice>
            <Icon name="warn" />
            <span>{error}</span>
          </Notice>
        )}
      </div>
      <BarRow>
        <Total>
          <Small>{label}</Small>
          <Large>
            <b>{money}</b>
            {of && <Small>{of}</Small>}
          </Large>
        </Total>
        <Button type="submit" variant="primary" size="large" pending={pending} disabled={opening !== null}>
          {opening ? (
            <Waiting>
              {opening.left
                ? bookingForm.opensIn(reserve.left(opening.left.minutes, opening.left.seconds))
                : bookingForm.notYet}
            </Waiting>
          ) : pending ? (
            bookingForm.submitting
          ) : (
            bookingForm.submit(format.people(headcount))
          )}
        </Button>
      </BarRow>
    </Bar>
  );
}
