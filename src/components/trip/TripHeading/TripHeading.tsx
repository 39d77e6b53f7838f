import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import { booking } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { dayTone } from '../DayHead/dayTone';
import { TideMark } from '../TideMark/TideMark';
import { DateLine, DateText, FishLine, Heading, Holiday, Picture, Sea, Year } from './TripHeading.styles';

export interface TripHeadingProps {
  /** The day of the trip; price in 10,000 won. */
  day: Pick<ReserveDay, 'date' | 'week' | 'fish' | 'price'>;
  /** The tide phase of the day; null beyond the table of the lunar calendar. */
  phase: TidePhase | null;
  /** Name of the public holiday; null or omitted on other days. */
  holiday?: string | null;
}

/** Heading of the trip being booked: date, tide, fish and price. */
export function TripHeading({ day, phase, holiday = null }: TripHeadingProps) {
  const tone = dayTone(day.week, holiday);
  return (
    <Heading aria-label={booking.trip}>
      <div>
        <DateLine>
          <DateText dateTime={day.date}>
            {format.monthDay(day.date)}
            <span data-tone={tone}>{format.weekday(day.date)}</span>
          </DateText>
          <Year>{format.year(day.date)}</Year>
          {holiday && <Holiday>{holiday}</Holiday>}
        </DateLine>
        <Sea>
          <TideMark phase={phase} />
        </Sea>
        <FishLine>
          <b>{day.fish}</b>
          <span>
            {day.price > 0 ? booking.feePerPerson(format.money(day.price)) : `${booking.fee} ${booking.freeFee}`}
          </span>
        </FishLine>
      </div>
      <Picture fish={day.fish} />
    </Heading>
  );
}
