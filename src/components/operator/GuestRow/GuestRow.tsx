import { useEffect, useId, useRef, useState } from 'react';
import { allowsGuestAction, allowsUnrefund, extraDue, owesRefund } from '../../../../contract/guest/guest.rules';
import type { ManagedGuest } from '../../../../contract/guest/guest.schema';
import { format } from '../../../../copy/format';
import { guest as copy } from '../../../../copy/guest';
import { guestList } from '../../../../copy/guestList';
import { Button } from '../../base/actions/Button/Button';
import { GuestStateChip } from '../../trip/GuestStateChip/GuestStateChip';
import { Icon } from '../../base/display/Icon/Icon';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import { GuestMemoDialog } from './GuestMemoDialog';
import { GuestQuestion, shownName, type GuestQuestionKind, type IfCancelled } from './GuestQuestion';
import { MoneyFact } from './MoneyFact';
import { Contact, DayLink, Facts, Menu, More, Name, Primary, Row, Tel, Text, Who } from './GuestRow.styles';

export interface GuestRowProps {
  guest: ManagedGuest;
  /** The action that is running. */
  pending: GuestQuestionKind | null;
  /** The question before a cancellation opens: the time to learn what it would bring about. */
  onCancelAsked?: (() => void) | undefined;
  /** What was asked and answered with yes. */
  onAct: (action: GuestQuestionKind) => void;
  /** Answers why the note was not saved; null when it was. */
  onMemo: (memo: string) => Promise<string | null>;
  /** What a cancellation would bring about now, where the page knows. */
  ifCancelled?: IfCancelled | undefined;
  /** The page on which the booking is edited, where there is one. */
  editHref?: string | undefined;
  /** The page of the trip, where the list holds more than one trip: the row then says its date. */
  dayHref?: string | undefined;
}

/** What is done with the booking next, if anything: the row's one filled button. */
const primaryOf = (guest: ManagedGuest): { kind: GuestQuestionKind; label: string } | null => {
  if (allowsGuestAction(guest, 'complete'))
    return { kind: 'complete', label: extraDue(guest) > 0 ? copy.payMore : copy.pay };
  return owesRefund(guest) ? { kind: 'refund', label: copy.refunded } : null;
};

/** What else can be done, in the row's menu. */
const othersOf = (guest: ManagedGuest): { kind: GuestQuestionKind; label: string }[] =>
  (
    [
      { kind: 'cancel', label: copy.cancel, offered: allowsGuestAction(guest, 'cancel') },
      { kind: 'unpay', label: copy.unpay, offered: allowsGuestAction(guest, 'unpay') },
      { kind: 'unrefund', label: copy.unrefund, offered: allowsUnrefund(guest) },
      { kind: 'delete', label: copy.delete, offered: allowsGuestAction(guest, 'delete') },
    ] as const
  ).filter(({ offered }) => offered);

/** The button that was pressed goes when what it asked for is done; the focus then stays in the row, at the name. */
const useFocusAfter = ({ state, paid, refund }: ManagedGuest) => {
  const name = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    // The row may have moved down the list: what the operator looks at stays where it is.
    if (acted.current && document.activeElement === document.body) name.current?.focus({ preventScroll: true });
    acted.current = false;
  }, [state, paid, refund?.refundedAt]);
  const markActed = () => {
    acted.current = true;
  };
  return [name, markActed] as const;
};

/**
 * A booking in the operator's list, an `<li>` of GuestRows: who, how many, what money, and the one thing to do next; the
 * rest is folded behind 더 보기. A dialog closes at once when confirmed, so that the page's toast is not hidden behind
 * it; the pressed button shows the running action.
 */
export function GuestRow({
  guest,
  pending,
  onCancelAsked,
  onAct,
  onMemo,
  ifCancelled,
  editHref,
  dayHref,
}: GuestRowProps) {
  const [asked, setAsked] = useState<GuestQuestionKind | null>(null);
  const [open, setOpen] = useState(false);
  const [noting, setNoting] = useState(false);
  const [name, markActed] = useFocusAfter(guest);
  const shown = shownName(guest);
  const id = useId();
  const primary = primaryOf(guest);

  const confirm = () => {
    markActed();
    setAsked(null);
    if (asked) onAct(asked);
  };
  const action = (kind: GuestQuestionKind, label: string, variant: 'primary' | 'line' | 'danger-line') => (
    <Button
      key={kind}
      variant={variant}
      aria-describedby={`${id}-name`}
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
  return (
    <Row data-state={guest.state}>
      <Who>
        <Name ref={name} id={`${id}-name`} tabIndex={-1} data-erased={!guest.name || undefined}>
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
        <MoneyFact guest={guest} />
        {dayHref && (
          <span>
            <DayLink href={dayHref}>{format.shortDate(guest.date)}</DayLink> {guestList.departs}
          </span>
        )}
        <span>{copy.number(guest.guestId)}</span>
        {!dayHref && <span>{copy.requested(format.shortInstant(guest.createdAt))}</span>}
        {guest.memo && <span>{guest.memo}</span>}
      </Facts>
      {primary && <Primary>{action(primary.kind, primary.label, 'primary')}</Primary>}
      <More>
        <Button
          icon="more"
          iconOnly
          variant="quiet"
          aria-expanded={open}
          aria-controls={open ? `${id}-menu` : undefined}
          aria-describedby={`${id}-name`}
          onClick={() => setOpen(!open)}
        >
          {copy.more}
        </Button>
      </More>
      {open && (
        <Menu id={`${id}-menu`}>
          {editHref && allowsGuestAction(guest, 'edit') && (
            <LinkButton href={editHref} aria-describedby={`${id}-name`}>
              {copy.edit}
            </LinkButton>
          )}
          <Button aria-describedby={`${id}-name`} disabled={pending !== null} onClick={() => setNoting(true)}>
            {copy.memo}
          </Button>
          {othersOf(guest).map(({ kind, label }) => action(kind, label, kind === 'delete' ? 'danger-line' : 'line'))}
        </Menu>
      )}
      <GuestQuestion
        guest={guest}
        ifCancelled={ifCancelled}
        kind={asked}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
      {noting && <GuestMemoDialog guest={guest} onSave={onMemo} onClose={() => setNoting(false)} />}
    </Row>
  );
}
