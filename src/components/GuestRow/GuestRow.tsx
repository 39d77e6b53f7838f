import { useEffect, useId, useRef, useState } from 'react';
import { allowsGuestAction, owesRefund } from '../../../contract/guest/guest.rules';
import type { ManagedGuest } from '../../../contract/guest/guest.schema';
import { format } from '../../../copy/format';
import { guest as copy } from '../../../copy/guest';
import { guestList } from '../../../copy/guestList';
import { Button } from '../Button/Button';
import { GuestStateChip } from '../GuestStateChip/GuestStateChip';
import { Icon } from '../Icon/Icon';
import { LinkButton } from '../LinkButton/LinkButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { GuestQuestion, shownName, type GuestQuestionKind } from './GuestQuestion';
import { RefundFact } from './RefundFact';
import { Actions, Contact, DayLink, Facts, Name, Row, Tel, Text, Together, Who } from './GuestRow.styles';

export interface GuestRowProps {
  guest: ManagedGuest;
  /** The action that is running. */
  pending: GuestQuestionKind | null;
  /** The question before a cancellation opens: the time to learn what the booking would be owed. */
  onCancelAsked?: (() => void) | undefined;
  onComplete: () => void;
  onCancel: () => void;
  /** Without it a cancelled booking cannot be deleted here. */
  onDelete?: (() => void) | undefined;
  /** Without it a refund cannot be marked here. */
  onRefunded?: (() => void) | undefined;
  /** What a paid booking would be owed if it were cancelled now, where the page knows. */
  owedNow?: { percent: number; amount: number } | undefined;
  /** The page on which the booking is edited, where there is one. */
  editHref?: string | undefined;
  /** The page of the trip, where the list holds more than one trip: the row then says its date. */
  dayHref?: string | undefined;
}

const LOOK = {
  complete: 'primary',
  cancel: 'line',
  delete: 'danger-line',
  refund: 'primary',
} as const satisfies Record<GuestQuestionKind, string>;

/** The button that was pressed goes when what it asked for is done; the focus then stays in the row, at the name. */
const useFocusAfter = ({ state, refund }: ManagedGuest) => {
  const name = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) name.current?.focus();
    acted.current = false;
  }, [state, refund?.refundedAt]);
  const markActed = () => {
    acted.current = true;
  };
  return [name, markActed] as const;
};

/**
 * A booking in the operator's list, an `<li>` of GuestRows: call, confirm the payment and cancel are one tap from the
 * name. The dialog closes at once when confirmed, so that the page's toast is not hidden behind it; the pressed button
 * shows the running action.
 */
export function GuestRow({
  guest,
  pending,
  onCancelAsked,
  onComplete,
  onCancel,
  onDelete,
  onRefunded,
  owedNow,
  editHref,
  dayHref,
}: GuestRowProps) {
  const [asked, setAsked] = useState<GuestQuestionKind | null>(null);
  const [name, markActed] = useFocusAfter(guest);
  const shown = shownName(guest);
  const nameId = useId();

  const confirm = () => {
    markActed();
    setAsked(null);
    if (asked === 'complete') onComplete();
    else if (asked === 'cancel') onCancel();
    else if (asked === 'refund') onRefunded?.();
    else onDelete?.();
  };
  const offered: Record<GuestQuestionKind | 'edit', boolean> = {
    complete: allowsGuestAction(guest, 'complete'),
    cancel: allowsGuestAction(guest, 'cancel'),
    edit: editHref !== undefined && allowsGuestAction(guest, 'edit'),
    refund: onRefunded !== undefined && owesRefund(guest),
    delete: onDelete !== undefined && allowsGuestAction(guest, 'delete'),
  };
  const action = (kind: GuestQuestionKind, label: string) =>
    offered[kind] && (
      <Button
        variant={LOOK[kind]}
        {...(kind === 'delete' && { icon: 'trash' as const })}
        aria-describedby={nameId}
        pending={pending === kind}
        disabled={pending !== null && pending !== kind}
        onClick={() => {
          setAsked(kind);
          if (kind === 'cancel') onCancelAsked?.();
        }}
      >
        {label}
      </Button>
    );
  const paid = guest.state === 'COMPLETE' && guest.paid != null && <span>{copy.paid(format.money(guest.paid))}</span>;
  return (
    <Row data-state={guest.state}>
      <Who>
        <Name ref={name} id={nameId} tabIndex={-1} data-erased={!guest.name || undefined}>
          {shown}
        </Name>
        <span>{format.people(guest.guestCount)}</span>
        <GuestStateChip state={guest.state} />
      </Who>
      {guest.phone && (
        <Contact>
          <Tel href={`tel:${guest.phone}`}>
            <Icon name="phone" />
            <span>
              <VisuallyHidden>{copy.call(shown)} </VisuallyHidden>
              {guest.phone}
            </span>
          </Tel>
          <Text href={`sms:${guest.phone}`} aria-label={copy.text(shown)}>
            <Icon name="message" />
          </Text>
        </Contact>
      )}
      <Facts>
        {dayHref && (
          <Together>
            <span>
              <DayLink href={dayHref}>{format.shortDate(guest.date)}</DayLink> {guestList.departs}
            </span>
            {paid}
          </Together>
        )}
        <span>{copy.number(guest.guestId)}</span>
        {!dayHref && (
          <Together>
            <span>{copy.requested(format.shortInstant(guest.createdAt))}</span>
            {paid}
          </Together>
        )}
        {guest.refund && <RefundFact refund={guest.refund} />}
        {guest.memo && <span>{guest.memo}</span>}
      </Facts>
      {Object.values(offered).includes(true) && (
        <Actions>
          {action('complete', copy.pay)}
          {action('cancel', copy.cancel)}
          {editHref && offered.edit && (
            <LinkButton href={editHref} aria-describedby={nameId}>
              {copy.edit}
            </LinkButton>
          )}
          {action('refund', copy.refunded)}
          {action('delete', copy.delete)}
        </Actions>
      )}
      <GuestQuestion guest={guest} owedNow={owedNow} kind={asked} onConfirm={confirm} onClose={() => setAsked(null)} />
    </Row>
  );
}
