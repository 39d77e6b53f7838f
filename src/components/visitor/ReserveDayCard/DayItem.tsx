import type { ElementType } from 'react';
import { NO_TERMS } from '../../../../contract/config/config.rules';
import { characters } from '../../../../contract/text.rules';
import { dayOffer, isSoldOut, LAST_SEATS, sailingOf } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { timesOf, type TripTimes } from '../../../../contract/day/times.rules';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import { format } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
import { timeTexts } from '../../../../copy/tripTimes';
import { lookAttributes } from '../../base/actions/Button/Button';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import type { DayHeadProps } from '../../trip/DayHead/DayHead';
import { DayStateChip } from '../../trip/DayStateChip/DayStateChip';
import { useDayPlace } from '../../trip/DayCalendar/dayPlace';
import { SailingMark } from '../../trip/SailingMark/SailingMark';
import { TideMark } from '../../trip/TideMark/TideMark';
import {
  Action,
  Body,
  BodyLink,
  BookLook,
  Fish,
  FishLine,
  Head,
  LastSeats,
  Memo,
  Price,
  Seats,
  StruckBook,
  Times,
  WaitLink,
  What,
  When,
} from './DayItem.styles';

export interface DayItemProps {
  /** The sailing day with its seats, state and prices (in 10,000 won). */
  day: ReserveDay;
  /** The tide phase of the day; null beyond the table of the lunar calendar. */
  phase: TidePhase | null;
  /** The usual times of a trip, for a day without its own. */
  times?: TripTimes;
  /** Name of the public holiday; null or omitted on other days. */
  holiday?: string | null;
  /** Marks the day as today. */
  isToday?: boolean;
  /** Address of the day's booking page; used while the day can be booked. */
  href: string;
  /** Address of its waiting list, shown if all seats are taken; none by default. */
  waitHref?: string | undefined;
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
 * Content of a sailing day for visitors in the list item `as`, which arranges it. If the day can be booked, all of it
 * is a link; otherwise it shows the state, the memo and a struck-through button.
 */
export function DayItem({
  as: Item,
  day,
  phase,
  href,
  waitHref,
  times = NO_TERMS,
  ...head
}: DayItemProps & Pick<DayHeadProps, 'showMonth'> & { as: ElementType }) {
  const place = useDayPlace(day.date);
  const offer = dayOffer(day);
  const attributes = { ...place, 'data-today': head.isToday || undefined };
  const when = (
    <When>
      <Head day={day} {...head} />
      <TideMark phase={phase} />
    </When>
  );

  const isLong = characters(offer.memo) > SHORT_MEMO;
  const memo = offer.memo && <Memo data-length={isLong ? 'long' : 'short'}>{offer.memo}</Memo>;
  const says = timeTexts(timesOf(day, times));
  const facts = (
    <>
      {says.length > 0 && <Times>{says.join(' · ')}</Times>}
      <SailingMark sailing={sailingOf(day)} />
    </>
  );
  if (offer.kind === 'bookable')
    return (
      <Item {...attributes} data-state="OPEN">
        <BodyLink href={href}>
          {when}
          <What>
            <Fish as="p">{day.fish}</Fish>
            <SeatsLeft left={offer.seatsLeft} />
            <Price>{day.price > 0 ? reserve.pricePerPerson(format.money(day.price)) : reserve.free}</Price>
            {facts}
            {!isLong && memo}
          </What>
          {isLong && memo}
          <Action>
            <BookLook {...lookAttributes({ variant: 'primary' })}>{reserve.book}</BookLook>
          </Action>
        </BodyLink>
      </Item>
    );

  return (
    <Item {...attributes} data-state={offer.state}>
      <Body>
        {when}
        <What>
          <FishLine>
            <Fish>{day.fish}</Fish>
            <DayStateChip state={offer.state} />
          </FishLine>
          {offer.state === 'COMPLETE' && facts}
          {!isLong && memo}
        </What>
        {isLong && memo}
        <Action>
          {waitHref !== undefined && isSoldOut(day) ? (
            <WaitLink href={waitHref} {...lookAttributes({})}>
              {reserve.wait}
            </WaitLink>
          ) : (
            <StruckBook>
              <VisuallyHidden>{reserve.cannotBook}</VisuallyHidden>
              {reserve.book}
            </StruckBook>
          )}
        </Action>
      </Body>
    </Item>
  );
}
