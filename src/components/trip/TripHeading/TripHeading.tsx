import { meetTime } from '#contract/day/times.rules';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { booking } from '#copy/booking';
import { format } from '#copy/format';
import { holidayOf } from '#copy/holiday';
import { arriveText, timesLine } from '#copy/tripTimes';
import { dayTone } from '../DayHead/dayTone';
import { SailingMark } from '../SailingMark/SailingMark';
import { TideMark } from '../TideMark/TideMark';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Small } from '#src/components/base/display/elements.styles';
import { DateLine, DateText, FishLine, Heading, Holiday, Picture, Says, Sea } from './TripHeading.styles';

export interface TripHeadingProps {
  /** The day with the policy's effects. */
  facts: DayFacts;
}

export function TripHeading({ facts: { day, offer, times, phase, sailing } }: TripHeadingProps) {
  const says = timesLine(times);
  const holiday = holidayOf(day.date);
  const tone = dayTone(day.week, holiday);
  return (
    <Heading aria-label={booking.trip}>
      <div>
        <DateLine>
          <DateText dateTime={day.date}>
            <span>{format.monthDay(day.date)}</span>
            <span data-tone={tone}>{format.weekday(day.date)}</span>
          </DateText>
          <Small as="span">{format.year(day.date)}</Small>
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
      </div>
      <Picture fish={day.fish} />
      <Says>
        {says && <p>{says}</p>}
        {says && meetTime(times) === null && <p>{arriveText(times)}</p>}
        <SailingMark sailing={sailing} />
        {offer.kind === 'bookable' && offer.memo && <p>{offer.memo}</p>}
      </Says>
    </Heading>
  );
}
