import { useState, type ElementType } from 'react';
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
  Head,
  LastSeats,
  Memo,
  Opens,
  PreviewLook,
  Reason,
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
  /** Said once above the list, so that the card leaves it out. */
  saidAbove?: SaidAbove;
}

export interface SaidAbove {
  /** The trip's times, as `timesLine` says them. */
  times?: string;
  /** Booking opens together with that of other days. */
  opening?: boolean;
}

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

function Struck() {
  return (
    <StruckBook>
      <VisuallyHidden>{reserve.cannotBook}</VisuallyHidden>
      {reserve.book}
    </StruckBook>
  );
}

type DayItemProps = ReserveDayCardProps & { as: ElementType };

/** All link. When seats change, words change in their places: nothing moves under a finger, and a link stays one. */
function BookableDay({ as: Item, facts, href, clock, showMonth = false, saidAbove = {} }: DayItemProps) {
  const { day, offer, sailing, isToday } = facts;
  const isOpen = offer.kind === 'bookable';
  const state = isOpen ? 'OPEN' : offer.state;
  const waits = useOpening(day, clock);
  const opening = isOpen ? waits : null;
  // The line stays when booking has opened, so that nothing moves.
  const [opensAt, setOpensAt] = useState(opening?.opensAt ?? null);
  if (opening && opening.opensAt !== opensAt) setOpensAt(opening.opensAt);
  const times = timesLine(facts.times);
  const says = [
    opensAt !== null && !saidAbove.opening && (
      <Opens key="opens">{format.unbroken(reserve.opens(format.spokenInstant(opensAt)))}</Opens>
    ),
    times && times !== saidAbove.times && <p key="times">{times}</p>,
    sailing && <SailingMark key="sailing" sailing={sailing} />,
    day.memoPublic === 'Y' && day.memo && <Memo key="memo">{day.memo}</Memo>,
  ].filter(Boolean);
  return (
    <Item {...useDayPlace(day.date)} data-today={isToday || undefined} data-state={state}>
      <Body as={Link} href={href}>
        <When>
          <Head day={day} holiday={holidayOf(day.date)} isToday={isToday} showMonth={showMonth} />
          <TideMark phase={facts.phase} />
        </When>
        <What>
          <Fish>
            <Sentence>{day.fish}</Sentence>
          </Fish>
          <span>{day.price > 0 ? reserve.pricePerPerson(format.money(day.price)) : reserve.free}</span>
        </What>
        <Seats>
          {isOpen ? <SeatsLeft left={offer.seatsLeft} /> : <DayStateChip state={state} dense />}
          <Flash of={isOpen ? offer.seatsLeft : state} />
        </Seats>
        {says.length > 0 && <Facts>{says}</Facts>}
        <Action>
          {!isOpen && <Struck />}
          {opening && (
            <PreviewLook {...lookAttributes({})}>
              {opening.left && !saidAbove.opening ? <Countdown left={opening.left} /> : reserve.preview}
            </PreviewLook>
          )}
          {isOpen && !opening && <BookLook {...lookAttributes({ variant: 'primary' })}>{reserve.book}</BookLook>}
        </Action>
      </Body>
    </Item>
  );
}

/** A low row: the days that can be booked are read first. */
function ClosedDayRow({ as: Item, facts, href, waitHref, clock, showMonth = false }: DayItemProps) {
  const { day, offer, isToday } = facts;
  const isOpen = offer.kind === 'bookable';
  const state = isOpen ? 'OPEN' : offer.state;
  const waits = useOpening(day, clock) !== null;
  const link = isOpen ? href : facts.hasWaitingList && !waits && waitHref;
  return (
    <Item {...useDayPlace(day.date)} data-today={isToday || undefined} data-state={state} data-low>
      <Body>
        <When>
          <Head day={day} holiday={holidayOf(day.date)} isToday={isToday} showMonth={showMonth} />
          <Seats>
            {isOpen ? <SeatsLeft left={offer.seatsLeft} /> : <DayStateChip state={state} dense />}
            <Flash of={isOpen ? offer.seatsLeft : state} />
          </Seats>
          <Fish>
            <Sentence>{day.fish}</Sentence>
          </Fish>
        </When>
        <Reason>
          {!isOpen && (
            <>
              {day.memo && <span>{`${day.memo} `}</span>}
              <Struck />
            </>
          )}
        </Reason>
        {link && (
          <Action>
            <WaitLink href={link} {...lookAttributes({ size: 'small', ...(isOpen && { variant: 'primary' }) })}>
              {isOpen ? reserve.book : reserve.wait}
            </WaitLink>
          </Action>
        )}
      </Body>
    </Item>
  );
}

function DayItem(props: DayItemProps) {
  return useStableLayout(props.facts.offer) === 'bookable' ? <BookableDay {...props} /> : <ClosedDayRow {...props} />;
}

export function ReserveDayCard(props: ReserveDayCardProps) {
  return <DayItem as={Day} {...props} />;
}

/** An `<li>` of a DayCalendar: a card on phones, stacked in the month grid. `calendar.spec` limits the heights. */
export function ReserveDayCell(props: ReserveDayCardProps) {
  return <DayItem as={Cell} {...props} />;
}
