import { useId, useState } from 'react';
import { placesAboard, placesOf } from '#contract/boarding/boarding.rules';
import type { Mark, Passenger } from '#contract/boarding/boarding.schema';
import { boarding as copy } from '#copy/boarding';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { manifestAdmin as manifest } from '#copy/manifestAdmin';
import { peopleText } from '#copy/tripText';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { TickBox } from '#src/components/base/form/Choice/TickBox';
import { GuestStateChip } from '#src/components/trip/GuestStateChip/GuestStateChip';
import { CallWords } from '../PartyRow/CallWords';
import { PartyName } from '../PartyRow/PartyRow.styles';
import { Aboard, Called, Contact, People, PersonAboard, Row, Unfold } from './BoardingList.styles';

export interface BoardingRowProps {
  /** The party, with its ticks. */
  passenger: Passenger;
  /** Called with the set or cleared tick of the party, or of the person at `place`, from 1. */
  onMark: (mark: Mark, place?: number) => void;
}

export function BoardingRow({ passenger, onMark }: BoardingRowProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, phone, memo, boardedAt, aboard, calledAt, state, listed, guestCount } = passenger;
  const isAboard = placesAboard(passenger);
  const isNamed = listed !== undefined && listed.length > 0;
  return (
    <Row
      look={boardedAt === null ? undefined : 'ticked'}
      title={
        <>
          <PartyName id={id}>
            <Unfold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {name}
            </Unfold>
          </PartyName>
          <span>
            {aboard ? copy.aboard(format.people(guestCount), format.people(aboard.length)) : peopleText(passenger)}
          </span>
          <GuestStateChip state={state} />
        </>
      }
      facts={
        open && (
          <>
            {boardedAt && <span>{copy.boardedAt(format.time(boardedAt))}</span>}
            {calledAt && <span>{copy.calledAt(format.time(calledAt))}</span>}
            {listed && listed.length < guestCount && (
              <span>{manifest.written(format.people(guestCount), format.people(listed.length))}</span>
            )}
            {memo && <span>{memo}</span>}
          </>
        )
      }
    >
      <Aboard
        type="checkbox"
        checked={boardedAt !== null}
        aria-describedby={id}
        onChange={({ target }) => onMark(target.checked ? 'BOARDED' : 'UNBOARDED')}
      >
        <TickBox />
        <span>{copy.boarded}</span>
      </Aboard>
      {open && (
        <Contact>
          <LinkButton href={`tel:${phone}`} icon="phone" variant="tint" full>
            <CallWords name={name} phone={phone} />
          </LinkButton>
          <LinkButton href={`sms:${phone}`} icon="message">
            <VisuallyHidden>{`${name} `}</VisuallyHidden>
            <span>{copy.text}</span>
          </LinkButton>
          <Called
            type="checkbox"
            checked={calledAt !== null}
            aria-describedby={id}
            onChange={({ target }) => onMark(target.checked ? 'CALLED' : 'UNCALLED')}
          >
            <TickBox />
            <span>{copy.called}</span>
          </Called>
        </Contact>
      )}
      {open && (guestCount > 1 || isNamed) && (
        <People aria-label={copy.people} data-named={isNamed || undefined}>
          {placesOf(passenger).map((place) => {
            const person = listed?.find((one, index) => (one.place ?? index + 1) === place);
            return (
              <li key={place}>
                {guestCount > 1 ? (
                  <PersonAboard
                    type="checkbox"
                    checked={isAboard.includes(place)}
                    aria-describedby={id}
                    onChange={({ target }) => onMark(target.checked ? 'BOARDED' : 'UNBOARDED', place)}
                  >
                    <TickBox />
                    <span>{person?.name ?? copy.place(place)}</span>
                  </PersonAboard>
                ) : (
                  <b>{person?.name}</b>
                )}
                {person && (
                  <>
                    <LinkButton href={`tel:${person.phone}`} icon="phone" size="small" iconOnly>
                      {`${guestCopy.call(person.name)} ${person.phone}`}
                    </LinkButton>
                    <LinkButton href={`tel:${person.emergency}`} size="small">
                      <VisuallyHidden>{`${person.name} `}</VisuallyHidden>
                      <span>{manifest.emergency(person.emergency)}</span>
                    </LinkButton>
                  </>
                )}
              </li>
            );
          })}
        </People>
      )}
    </Row>
  );
}
