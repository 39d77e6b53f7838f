import type { WaitingPlace } from '#contract/waiting/waiting.schema';
import { receipt } from '#copy/booking';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { ownPlace, waitingPlace as copy } from '#copy/waiting';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { Placed } from './WaitingPlaced.styles';

export interface WaitingPlacedProps {
  /** The place on the waiting list. */
  place: WaitingPlace;
  /** The telephone number for the message. */
  phone: string;
  /** Address of the page of this place; null without a password. */
  ownHref: string | null;
  /** The store's telephone; null if none is saved. */
  tel: string | null;
  /** Address of the list of trips. */
  listHref: string;
}

export function WaitingPlaced({ place, phone, ownHref, tel, listHref }: WaitingPlacedProps) {
  return (
    <Placed>
      <FactList
        facts={[
          [copy.number, copy.numberOf(place.number)],
          [receipt.date, format.longDate(place.date)],
          [receipt.headcount, format.people(place.guestCount)],
          [copy.tel, phone],
        ]}
      />
      <p>{ownHref === null ? copy.next : copy.nextOwn}</p>
      {tel && (
        <LinkButton href={`tel:${tel}`} icon="phone" size="large" full>
          {frame.call}
        </LinkButton>
      )}
      {ownHref !== null && (
        <LinkButton href={ownHref} size="large" full>
          {ownPlace.open}
        </LinkButton>
      )}
      <LinkButton href={listHref} icon="list" size="large" full>
        {frame.list}
      </LinkButton>
    </Placed>
  );
}
