import { useId } from 'react';
import { extraDue } from '#contract/booking/guest.rules';
import { calledState } from '#contract/notice/notice.rules';
import type { CalledGuest } from '#contract/notice/notice.schema';
import { callList as copy } from '#copy/callList';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { peopleText } from '#copy/tripText';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { TickBox } from '#src/components/base/form/Choice/TickBox';
import { useFocusOnward } from '#src/components/base/focus';
import { GuestStateChip } from '#src/components/trip/GuestStateChip/GuestStateChip';
import { RefundFact } from '../GuestRow/RefundFact';
import { CallWords } from '../PartyRow/CallWords';
import { PartyName } from '../PartyRow/PartyRow.styles';
import { Call, Called, Message, Move, Row } from './CallList.styles';

export interface CallRowProps {
  /** The guest with the last message's state. */
  guest: CalledGuest;
  /** The tick is being saved. */
  pending: boolean;
  /** Called with the new tick. */
  onCalled: (called: boolean) => void;
  /** URL of the page that moves the booking; for a cancelled trip only. */
  moveHref?: string | undefined;
}

export function CallRow({ guest, pending, onCalled, moveHref }: CallRowProps) {
  const id = useId();
  const row = useFocusOnward<HTMLLIElement>();
  const { name, phone, memo, calledAt, message, paid, refund } = guest;
  const state = calledState(guest);
  return (
    <Row
      ref={row}
      look={calledAt === null ? undefined : 'ticked'}
      title={
        <>
          <PartyName id={id}>{name}</PartyName>
          <span>{peopleText(guest)}</span>
          <GuestStateChip state={extraDue(guest) > 0 ? 'MORE_DUE' : state} />
        </>
      }
      facts={
        <>
          {state === 'COMPLETE' && paid !== null && paid > 0 && <span>{guestCopy.paid(format.money(paid))}</span>}
          {state === 'COMPLETE' && refund && <RefundFact refund={refund} />}
          <Message data-state={message ?? undefined}>{message ? copy.message[message] : copy.noMessage}</Message>
          {calledAt && <span>{copy.calledAt(format.shortInstant(calledAt))}</span>}
          {memo && <span>{memo}</span>}
        </>
      }
    >
      <Call>
        <LinkButton href={`tel:${phone}`} icon="phone" variant="tint" size="large" full>
          <CallWords name={name} phone={phone} />
        </LinkButton>
        <LinkButton href={`sms:${phone}`} icon="message" size="large" aria-describedby={id}>
          {copy.text}
        </LinkButton>
      </Call>
      <Called
        type="checkbox"
        checked={calledAt !== null}
        aria-describedby={id}
        aria-busy={pending || undefined}
        onChange={({ target }) => {
          if (!pending) onCalled(target.checked);
        }}
      >
        <TickBox />
        <span>{copy.tick}</span>
      </Called>
      {moveHref && (
        <Move>
          <LinkButton href={moveHref} aria-describedby={id}>
            {copy.move}
          </LinkButton>
        </Move>
      )}
    </Row>
  );
}
