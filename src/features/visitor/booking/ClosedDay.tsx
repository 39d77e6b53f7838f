import type { DayFacts } from '#contract/day/dayFacts.rules';
import { closedDay } from '#copy/closedDay';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { TripHeading } from '#src/components/trip/TripHeading/TripHeading';
import { Said, Ways } from './ClosedDay.styles';
import { NextBookableDay } from './NextBookableDay';

interface ClosedDayProps {
  facts: DayFacts;
  /** Replaces the texts of the day's state. */
  said?: { title: string; hint: string };
  /** Address of the day's waiting list; null if it has none. */
  waitHref: string | null;
  /** Address of the lookup; null if it is off. */
  findHref: string | null;
  /** The store's telephone; null if none is configured. */
  tel: string | null;
  /** Address of the list of other days. */
  listHref: string;
}

/** For a day that was not bookable on arrival; the page's heading is the reason. */
export function ClosedDay({ facts, said, waitHref, findHref, tel, listHref }: ClosedDayProps) {
  const { day, offer, policy } = facts;
  if (offer.kind === 'bookable' && !said) return null;
  const state = offer.kind === 'bookable' ? null : offer.state;
  const isCancelled = !said && state === 'CANCEL';
  const find = findHref && (
    <LinkButton href={findHref} icon="search" {...(isCancelled && { variant: 'primary' })} size="large" full>
      {reserve.find}
    </LinkButton>
  );
  const hint = () => {
    if (said) return said.hint;
    if (waitHref) return closedDay.waitHint;
    return state && (state !== 'CANCEL' || findHref) && closedDay.hint[state];
  };
  return (
    <>
      <TripHeading facts={facts} />
      <Said>
        {said ? <b>{said.title}</b> : offer.memo && <b>{offer.memo}</b>}
        {hint() && <p>{hint()}</p>}
      </Said>
      {waitHref && (
        <LinkButton href={waitHref} variant="primary" size="large" full>
          {reserve.wait}
        </LinkButton>
      )}
      {isCancelled && find}
      <NextBookableDay day={day} policy={policy} />
      <Ways>
        <LinkButton href={listHref} icon="list" size="large" full>
          {frame.toReserve}
        </LinkButton>
        {tel && (
          <LinkButton href={`tel:${tel}`} icon="phone" size="large" full>
            {frame.call}
          </LinkButton>
        )}
        {!isCancelled && find}
      </Ways>
    </>
  );
}
