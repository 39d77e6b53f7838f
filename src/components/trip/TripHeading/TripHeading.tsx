import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import { booking } from '../../../../copy/booking';
import { dayOffer, sailingOf } from '../../../../contract/day/day.rules';
import { timesOf, type TripTimes } from '../../../../contract/day/times.rules';
import { NO_TERMS } from '../../../../contract/config/config.rules';
import { format } from '../../../../copy/format';
import { arriveText, timeTexts } from '../../../../copy/tripTimes';
import { dayTone } from '../DayHead/dayTone';
import { FactLine } from '../FactLine/FactLine';
import { SailingMark } from '../SailingMark/SailingMark';
import { TideMark } from '../TideMark/TideMark';
import { Sentence } from '../../base/display/Sentence/Sentence';
import { DateLine, DateText, FishLine, Heading, Holiday, Picture, Said, Sea, Year } from './TripHeading.styles';

export interface TripHeadingProps {
  /** The day of the trip; price in 10,000 won. */
  day: ReserveDay;
  /** The usual times of a trip, for a day without its own. */
  times?: TripTimes;
  /** The tide phase of the day; null beyond the table of the lunar calendar. */
  phase: TidePhase | null;
  /** Name of the public holiday; null or omitted on other days. */
  holiday?: string | null;
}

/** Heading of the trip being booked: date, tide, fish and price, times, whether it sails, and a public memo. */
export function TripHeading({ day, times = NO_TERMS, phase, holiday = null }: TripHeadingProps) {
  const offer = dayOffer(day);
  const own = timesOf(day, times);
  const says = timeTexts(own);
  const tone = dayTone(day.week, holiday);
  return (
    <Heading aria-label={booking.trip}>
      <div>
        <DateLine>
          <DateText dateTime={day.date}>
            <span>{format.monthDay(day.date)}</span>
            <span data-tone={tone}>{format.weekday(day.date)}</span>
          </DateText>
          <Year>{format.year(day.date)}</Year>
          {holiday && <Holiday>{holiday}</Holiday>}
        </DateLine>
        <Sea>
          <TideMark phase={phase} />
        </Sea>
        <FishLine>
          <b>
            <Sentence>{day.fish}</Sentence>
          </b>
          <span>
            {day.price > 0 ? booking.feePerPerson(format.money(day.price)) : `${booking.fee} ${booking.freeFee}`}
          </span>
        </FishLine>
        {says.length > 0 && (
          <Said>
            <FactLine facts={[...says, arriveText(own)]} />
          </Said>
        )}
        <SailingMark sailing={sailingOf(day)} />
        {offer.kind === 'bookable' && offer.memo && <Said>{offer.memo}</Said>}
      </div>
      <Picture fish={day.fish} />
    </Heading>
  );
}
