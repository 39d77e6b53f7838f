import { useId, useState } from 'react';
import { allowsGuestAction, extraDue, owesRefund } from '#contract/booking/guest.rules';
import type { DepositMark, ManagedGuest } from '#contract/booking/guest.schema';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { peopleText } from '#copy/tripText';
import { Button } from '#src/components/base/actions/Button/Button';
import { DepositChip } from '#src/components/operator/money/DepositChip/DepositChip';
import { GuestStateChip } from '#src/components/trip/GuestStateChip/GuestStateChip';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { useFocusAfter, useFocusOnward } from '#src/components/base/focus';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { dated } from '#copy/dated';
import { GuestMemoDialog } from './GuestMemoDialog';
import { GuestQuestion, shownName, type GuestRowAction, type IfCancelled } from './GuestQuestion';
import { MoneyFact } from './MoneyFact';
import { PartyPhone } from '../PartyRow/PartyPhone';
import { PartyName } from '../PartyRow/PartyRow.styles';
import { Contact, DayLink, Menu, More, Primary, Row, Text } from './GuestRow.styles';

export interface GuestRowProps {
  /** The booking as the operator sees it. */
  guest: ManagedGuest;
  /** State of an unpaid deposit, if known; replaces the booking's state. */
  deposit?: DepositMark | null;
  /** The running action. */
  pending: GuestRowAction | null;
  /** Called when the cancel dialog opens, to load the effect. */
  onCancelAsked?: (() => void) | undefined;
  /** Called with the confirmed action. */
  onAct: (action: GuestRowAction) => void;
  /** Saves the note. Resolves with the error, or null on success. */
  onMemo: (memo: string) => Promise<string | null>;
  /** Effect of a cancellation now, if known. */
  ifCancelled?: IfCancelled | undefined;
  /** URL of the booking's form, if any. */
  editHref?: string | undefined;
  /** URL of the page that moves the booking, if any. */
  moveHref?: string | undefined;
  /** URL of the trip's page, in lists of several trips; shows the date. */
  dayHref?: string | undefined;
  /** The current year, with `dayHref`; dates of other years show theirs. */
  thisYear?: number | undefined;
}

/** The only filled button of the row. */
const primaryOf = (guest: ManagedGuest): { kind: GuestRowAction; label: string } | null => {
  if (allowsGuestAction(guest, 'complete'))
    return { kind: 'complete', label: extraDue(guest) > 0 ? copy.payMore : copy.pay };
  return owesRefund(guest) ? { kind: 'refund', label: copy.refunded } : null;
};

/** In the order of the menu. */
const MENU: Record<Exclude<GuestRowAction, 'complete' | 'refund'>, string> = {
  extend: copy.extend,
  cancel: copy.cancel,
  unpay: copy.unpay,
  unrefund: copy.unrefund,
  delete: copy.delete,
};
const menuOf = (guest: ManagedGuest) =>
  (Object.keys(MENU) as (keyof typeof MENU)[]).filter((kind) => allowsGuestAction(guest, kind));

/** Changes when an action is done; its button then disappears. */
const outcomeOf = ({ state, paid, refund }: ManagedGuest): string => `${state} ${paid} ${refund?.refundedAt}`;

/** A dialog closes immediately on confirmation: an open one would hide the page's toast. */
export function GuestRow({
  guest,
  deposit = null,
  pending,
  onCancelAsked,
  onAct,
  onMemo,
  ifCancelled,
  editHref,
  moveHref,
  dayHref,
  thisYear,
}: GuestRowProps) {
  const [open, setOpen] = useState(false);
  const [noting, setNoting] = useState(false);
  const [name, markActed] = useFocusAfter<HTMLHeadingElement>(outcomeOf(guest));
  const row = useFocusOnward<HTMLLIElement>();
  const { asked, ask, question } = useConfirm<GuestRowAction>((kind) => {
    markActed();
    onAct(kind);
  });
  const shown = shownName(guest);
  const id = useId();
  // Bookings without names differ by number.
  const describedBy = guest.name ? `${id}-name` : `${id}-name ${id}-number`;
  const primary = primaryOf(guest);

  const action = (kind: GuestRowAction, label: string, variant: 'primary' | 'line' | 'danger-line') => (
    <Button
      key={kind}
      variant={variant}
      aria-describedby={describedBy}
      pending={pending === kind}
      disabled={pending !== null && pending !== kind}
      onClick={() => {
        ask(kind);
        if (kind === 'cancel') onCancelAsked?.();
      }}
    >
      {label}
    </Button>
  );
  return (
    <Row
      ref={row}
      look={guest.state === 'CANCEL' ? 'faded' : undefined}
      title={
        <>
          <PartyName ref={name} id={`${id}-name`} tabIndex={-1} data-nameless={!guest.name || undefined}>
            {shown}
          </PartyName>
          <span>{peopleText(guest)}</span>
          {deposit ? <DepositChip mark={deposit} /> : <GuestStateChip state={guest.state} />}
        </>
      }
      contact={
        guest.phone && (
          <Contact>
            <PartyPhone name={shown} phone={guest.phone} />
            <Text href={`sms:${guest.phone}`} aria-label={copy.text(shown)}>
              <Icon name="message" />
            </Text>
          </Contact>
        )
      }
      facts={
        <>
          <MoneyFact guest={guest} />
          {dayHref && (
            <span>
              <DayLink href={dayHref}>{dated.shortDate(guest.date, thisYear)}</DayLink> {guestList.departs}
            </span>
          )}
          <span id={`${id}-number`}>{copy.number(guest.guestId)}</span>
          {!dayHref && <span>{copy.requested(format.shortInstant(guest.createdAt))}</span>}
          {guest.memo && <span>{guest.memo}</span>}
        </>
      }
    >
      {primary && <Primary>{action(primary.kind, primary.label, 'primary')}</Primary>}
      <More>
        <Button
          icon="more"
          iconOnly
          variant="quiet"
          aria-expanded={open}
          aria-controls={open ? `${id}-menu` : undefined}
          aria-describedby={describedBy}
          onClick={() => setOpen(!open)}
        >
          {copy.more}
        </Button>
      </More>
      {open && (
        <Menu id={`${id}-menu`}>
          {editHref && allowsGuestAction(guest, 'edit') && (
            <LinkButton href={editHref} aria-describedby={describedBy}>
              {copy.edit}
            </LinkButton>
          )}
          {moveHref && allowsGuestAction(guest, 'move') && (
            <LinkButton href={moveHref} aria-describedby={describedBy}>
              {copy.move}
            </LinkButton>
          )}
          <Button aria-describedby={describedBy} disabled={pending !== null} onClick={() => setNoting(true)}>
            {copy.memo}
          </Button>
          {menuOf(guest).map((kind) => action(kind, MENU[kind], kind === 'delete' ? 'danger-line' : 'line'))}
        </Menu>
      )}
      <GuestQuestion {...question} guest={guest} ifCancelled={ifCancelled} kind={asked} />
      {noting && <GuestMemoDialog guest={guest} onSave={onMemo} onClose={() => setNoting(false)} />}
    </Row>
  );
}
