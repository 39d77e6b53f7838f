import type { ShownState } from '#contract/day/day.rules';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { closedDayText } from '#copy/closedDay';
import { frame } from '#copy/frame';
import { dayState, reserve } from '#copy/reserve';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { Ways } from './ClosedDay.styles';
import { TripHeading } from '#src/components/trip/TripHeading/TripHeading';

interface ClosedDayProps {
  facts: DayFacts;
  /** Said instead of the day's state. */
  said?: { title: string; hint: string };
  /** Address of the day's waiting list; null if it has none. */
  waitHref: string | null;
  /** Address of the lookup; null if bookings cannot be looked up. */
  findHref: string | null;
  /** The store's telephone; null if none is configured. */
  tel: string | null;
  /** Address of the list of other days. */
  listHref: string;
}

const closedTitle = (state: Exclude<ShownState, 'OPEN'>): string => {
  if (state === 'CHARTER') return closedDayText.DAY_CHARTERED;
  return state === 'COMPLETE' ? closedDayText.DAY_CLOSED : dayState.label[state];
};

/** For a day that could not be booked on arrival. */
export function ClosedDay({ facts, said, waitHref, findHref, tel, listHref }: ClosedDayProps) {
  const { offer } = facts;
  const words = said ?? (offer.kind === 'closed' && { title: closedTitle(offer.state), hint: offer.memo });
  if (!words) return null;
  return (
    <>
      <TripHeading facts={facts} />
      <EmptyState
        {...words}
        picture={false}
        action={
          <Ways>
            {waitHref && (
              <LinkButton href={waitHref} variant="primary" size="large" full>
                {reserve.wait}
              </LinkButton>
            )}
            <LinkButton href={listHref} icon="list" {...(!waitHref && { variant: 'primary' })} size="large" full>
              {frame.toReserve}
            </LinkButton>
            {findHref && (
              <LinkButton href={findHref} icon="search" size="large" full>
                {reserve.find}
              </LinkButton>
            )}
            {tel && (
              <LinkButton href={`tel:${tel}`} icon="phone" size="large" full>
                {frame.call}
              </LinkButton>
            )}
          </Ways>
        }
      />
    </>
  );
}
