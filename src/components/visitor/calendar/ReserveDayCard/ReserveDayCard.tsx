import { useState, type ElementType } from 'react';
import { characters } from '#contract/text.rules';
import { LAST_SEATS, type DayOffer } from '#contract/day/day.rules';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { format } from '#copy/format';
import { holidayOf } from '#copy/holiday';
import { reserve } from '#copy/reserve';
import { timesLine } from '#copy/tripTimes';
import { Link } from '#src/components/base/actions/Link/Link';
import { lookAttributes } from '#src/components/base/actions/Button/Button';
import { Flash } from '#src/components/base/feedback/Flash/Flash';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { DayStateChip } from '#src/components/trip/DayStateChip/DayStateChip';
import { useOpening } from '#src/components/trip/opening/useOpening';
import { useDayPlace } from '#src/components/trip/DayCalendar/dayPlace';
import { SailingMark } from '#src/components/trip/SailingMark/SailingMark';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import {
  Action,
  Body,
  BookLook,
  Day,
  Facts,
  Fish,
  FishLine,
  Head,
  LastSeats,
  Memo,
  Opens,
  PreviewLook,
  Seats,
  StruckBook,
  WaitLink,
  What,
  When,
} from './ReserveDayCard.styles';
import { Cell } from './ReserveDayCell.styles';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';

export interface ReserveDayCardProps {
  /** The day, and what follows from the policy and the time. */
  facts: DayFacts;
  /** Address of the day's booking page; used while the day can be booked. */
  href: string;
  /** Address of its waiting list; used while it has one. */
  waitHref: string;
  /** The server's clock, by which booking opens; without it the day is open. */
  clock?: (() => Date) | undefined;
  /** Shows the month; needed outside the calendar of one month. */
  showMonth?: boolean;
}

/** In characters; a longer memo does not fit beside the button on a phone. */
const SHORT_MEMO = 14;

function SeatsLeft({ left }: { left: number }) {
  const text = (
    <>
      <span>{`${reserve.seatsLeft} `}</span>
      <b>{format.people(left)}</b>
    </>
  );
  return left <= LAST_SEATS ? <LastSeats>{text}</LastSeats> : text;
}

/** A screen reader reads the instant, not the seconds. */
function Countdown({ left }: { left: { minutes: number; seconds: number } }) {
  return (
    <>
      <span aria-hidden="true">{reserve.left(left.minutes, left.seconds)}</span>
      <VisuallyHidden>{reserve.preview}</VisuallyHidden>
    </>
  );
}

/** Full days and bookable ones change while visitors look; an operator's decision changes the layout. */
type Layout = 'bookable' | 'full' | 'decided';
const layoutOf = (offer: DayOffer): Layout => {
  if (offer.kind === 'bookable') return 'bookable';
  return offer.state === 'COMPLETE' ? 'full' : 'decided';
};
/** A day keeps its first rows and their height when seats are booked or come back. */
const useStableLayout = (offer: DayOffer): Layout => {
  const now = layoutOf(offer);
  const [first, setFirst] = useState(now);
  if (now === first || (now !== 'decided' && first !== 'decided')) return first;
  setFirst(now);
  return now;
};

/**
 * A bookable day is all link. A full day shows its price, for its waiting list. When seats change, words change in
 * their places: nothing moves under a finger, and a link stays one.
 */
function DayItem({
  as: Item,
  facts: trip,
  href,
  waitHref,
  clock,
  showMonth = false,
}: ReserveDayCardProps & { as: ElementType }) {
  const { day, offer, sailing, isToday } = trip;
  const place = useDayPlace(day.date);
  const attributes = { ...place, 'data-today': isToday || undefined };
  const layout = useStableLayout(offer);
  const isOpen = offer.kind === 'bookable';
  const waits = useOpening(day, clock);
  const opening = isOpen ? waits : null;
  // The line stays when booking has opened, so that nothing moves.
  const [opensAt, setOpensAt] = useState(opening?.opensAt ?? null);
  if (opening && opening.opensAt !== opensAt) setOpensAt(opening.opensAt);
  const when = (
    <When>
      <Head day={day} holiday={holidayOf(day.date)} isToday={isToday} showMonth={showMonth} />
      <TideMark phase={trip.phase} />
      {layout === 'bookable' && opensAt !== null && (
        <Opens>{format.unbroken(reserve.opens(format.spokenInstant(opensAt)))}</Opens>
      )}
    </When>
  );
  const state = isOpen ? 'OPEN' : offer.state;

  const text = layout === 'bookable' && day.memoPublic === 'N' ? '' : day.memo;
  const isLong = characters(text) > SHORT_MEMO;
  const memo = text && (
    <Memo data-length={isLong ? 'long' : 'short'} data-over={(isOpen && day.memoPublic === 'N') || undefined}>
      {text}
    </Memo>
  );
  const says = timesLine(trip.times);
  const price = <p>{day.price > 0 ? reserve.pricePerPerson(format.money(day.price)) : reserve.free}</p>;
  const hasFacts = layout !== 'decided' && (says !== '' || sailing !== null);
  const facts = hasFacts && (
    <Facts>
      {says && <p>{says}</p>}
      <SailingMark sailing={sailing} />
      {!isLong && memo}
    </Facts>
  );
  const besideButton = !isLong && !hasFacts && memo;
  const seats = isOpen ? (
    <SeatsLeft left={offer.seatsLeft} />
  ) : (
    <DayStateChip state={state} dense={layout === 'bookable'} />
  );
  const flash = <Flash of={isOpen ? offer.seatsLeft : state} />;
  const struck = (
    <StruckBook>
      <VisuallyHidden>{reserve.cannotBook}</VisuallyHidden>
      {reserve.book}
    </StruckBook>
  );
  if (layout === 'bookable')
    return (
      <Item {...attributes} data-state={state}>
        <Body as={Link} href={href}>
          {when}
          <What>
            <Fish as="p">
              <Sentence>{day.fish}</Sentence>
            </Fish>
            <Seats>
              {seats}
              {flash}
            </Seats>
            {price}
            {besideButton}
          </What>
          {facts}
          {isLong && memo}
          <Action>
            {!isOpen && struck}
            {opening && (
              <PreviewLook {...lookAttributes({})}>
                {opening.left ? <Countdown left={opening.left} /> : reserve.preview}
              </PreviewLook>
            )}
            {isOpen && !opening && <BookLook {...lookAttributes({ variant: 'primary' })}>{reserve.book}</BookLook>}
          </Action>
        </Body>
      </Item>
    );

  const link = isOpen ? href : trip.hasWaitingList && !waits && waitHref;
  return (
    <Item {...attributes} data-state={state}>
      <Body>
        {when}
        <What>
          <FishLine>
            <Fish>
              <Sentence>{day.fish}</Sentence>
            </Fish>
            {isOpen ? <Seats as="span">{seats}</Seats> : seats}
            {flash}
          </FishLine>
          {layout === 'full' && price}
          {besideButton}
        </What>
        {facts}
        {isLong && memo}
        <Action>
          {link ? (
            <WaitLink href={link} {...lookAttributes(isOpen ? { variant: 'primary' } : {})}>
              {isOpen ? reserve.book : reserve.wait}
            </WaitLink>
          ) : (
            struck
          )}
        </Action>
      </Body>
    </Item>
  );
}

export function ReserveDayCard(props: ReserveDayCardProps) {
  return <DayItem as={Day} {...props} />;
}

/** An `<li>` of a DayCalendar: a card on phones, stacked in the month grid. */
export function ReserveDayCell(props: ReserveDayCardProps) {
  return <DayItem as={Cell} {...props} />;
}
