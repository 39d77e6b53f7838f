import { characters } from '../../../../contract/text.rules';
import { dayOffer, LAST_SEATS } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import { PAGES } from '../../../../contract/paths';
import { booking } from '../../../../copy/booking';
import { format } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
import { lookAttributes } from '../../base/actions/Button/Button';
import { useDayPlace } from '../../trip/DayCalendar/dayPlace';
import { DayStateChip } from '../../trip/DayStateChip/DayStateChip';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import { DayWhen } from './DayWhen';
import {
  Action,
  Body,
  BodyLink,
  BookLook,
  Card,
  Fish,
  FishLine,
  LastSeats,
  Memo,
  Price,
  Seats,
  StruckBook,
  What,
} from './ReserveDayCard.styles';

export interface ReserveDayCardProps {
  /** The sailing day with its seats, state and prices (in 10,000 won). */
  day: ReserveDay;
  /** The tide phase of the day; null beyond the table of the lunar calendar. */
  phase: TidePhase | null;
  /** Name of the public holiday; null or omitted on other days. */
  holiday?: string | null;
  /** Marks the day as today. */
  isToday?: boolean;
  /** Shows the month; needed outside the calendar of one month. */
  showMonth?: boolean;
}

/** A longer memo, in characters, does not fit beside the button on a phone. */
const SHORT_MEMO = 14;

function SeatsLeft({ left }: { left: number }) {
  const text = (
    <>
      {reserve.seatsLeft} <b>{format.people(left)}</b>
    </>
  );
  return <Seats>{left <= LAST_SEATS ? <LastSeats>{text}</LastSeats> : text}</Seats>;
}

/**
 * A sailing day for visitors, an `<li>` of a DayCalendar. If it can be booked, the whole card is a link; otherwise it
 * shows the state, the memo and a struck-through button.
 */
export function ReserveDayCard({
  day,
  phase,
  holiday = null,
  isToday = false,
  showMonth = false,
}: ReserveDayCardProps) {
  const place = useDayPlace(day.date);
  const offer = dayOffer(day);
  const attributes = { ...place, 'data-today': isToday || undefined };
  const when = <DayWhen day={day} phase={phase} holiday={holiday} isToday={isToday} showMonth={showMonth} />;

  if (offer.kind === 'bookable')
    return (
      <Card {...attributes} data-state="OPEN">
        <BodyLink href={PAGES.reserveDay(day.id)}>
          {when}
          <What>
            <Fish as="p">{day.fish}</Fish>
            <SeatsLeft left={offer.seatsLeft} />
            <Price>
              {day.price > 0 ? reserve.pricePerPerson(format.money(day.price)) : `${booking.fee} ${booking.freeFee}`}
            </Price>
          </What>
          <Action>
            <BookLook {...lookAttributes({ variant: 'primary' })}>{reserve.book}</BookLook>
          </Action>
        </BodyLink>
      </Card>
    );

  const isLong = characters(offer.memo) > SHORT_MEMO;
  const memo = offer.memo && <Memo data-length={isLong ? 'long' : 'short'}>{offer.memo}</Memo>;
  return (
    <Card {...attributes} data-state={offer.state}>
      <Body>
        {when}
        <What>
          <FishLine>
            <Fish>{day.fish}</Fish>
            <DayStateChip state={offer.state} />
          </FishLine>
          {!isLong && memo}
        </What>
        {isLong && memo}
        <Action>
          <StruckBook>
            <VisuallyHidden>{reserve.cannotBook}</VisuallyHidden>
            {reserve.book}
          </StruckBook>
        </Action>
      </Body>
    </Card>
  );
}
