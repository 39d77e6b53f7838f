import { useId } from 'react';
import { allowsGuestAction } from '#contract/booking/guest.rules';
import type { DepositMark, ManagedGuest } from '#contract/booking/guest.schema';
import { stillDue } from '#contract/booking/refund.rules';
import { format } from '#copy/format';
import { guest as copy } from '#copy/guest';
import { peopleText } from '#copy/tripText';
import { Button } from '#src/components/base/actions/Button/Button';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { useFocusOnward } from '#src/components/base/focus';
import { DayLink } from '#src/components/operator/shell/AttentionList/AttentionList.styles';
import { DepositChip } from '../DepositChip/DepositChip';
import {
  GuestQuestion,
  shownName,
  type GuestRowAction,
  type IfCancelled,
} from '#src/components/operator/bookings/GuestRow/GuestQuestion';
import { Acts, Deposit, Who } from './DepositsDue.styles';

export interface DepositRowProps {
  /** The booking with the due deposit. */
  guest: ManagedGuest;
  /** State of the deposit. */
  deposit: DepositMark | null;
  /** URL of the trip's page. */
  dayHref: string;
  /** The running action. */
  pending: GuestRowAction | null;
  /** Effect of a cancellation now, if known. */
  ifCancelled?: IfCancelled | undefined;
  /** Called when the cancel dialog opens, to load the effect. */
  onCancelAsked?: (() => void) | undefined;
  /** Called with the confirmed action. */
  onAct: (action: GuestRowAction) => void;
}

const ACTS = [
  { kind: 'complete', label: copy.pay, variant: 'tint' },
  { kind: 'extend', label: copy.extend, variant: 'line' },
  { kind: 'cancel', label: copy.cancel, variant: 'danger-line' },
] as const;

export function DepositRow({ guest, deposit, dayHref, pending, ifCancelled, onCancelAsked, onAct }: DepositRowProps) {
  const id = useId();
  const row = useFocusOnward<HTMLLIElement>();
  const { asked, ask, question } = useConfirm(onAct);
  return (
    <Deposit
      ref={row}
      title={
        <Who id={id}>
          <b>{shownName(guest)}</b>
          <span>{` ${peopleText(guest)} `}</span>
          {deposit && <DepositChip mark={deposit} />}
        </Who>
      }
      facts={
        <>
          <DayLink href={dayHref}>{format.shortDate(guest.date)}</DayLink>
          <span data-fact="due">{copy.due(format.money(stillDue(guest)))}</span>
          {guest.payer && guest.payer !== guest.name && <span data-fact="payer">{copy.depositor(guest.payer)}</span>}
          {guest.payBy !== null && <span data-fact="payBy">{copy.payBy(format.shortInstant(guest.payBy))}</span>}
        </>
      }
    >
      <Acts>
        {ACTS.filter(({ kind }) => allowsGuestAction(guest, kind)).map(({ kind, label, variant }) => (
          <Button
            key={kind}
            size="small"
            variant={variant}
            aria-describedby={id}
            pending={pending === kind}
            disabled={pending !== null && pending !== kind}
            onClick={() => {
              ask(kind);
              if (kind === 'cancel') onCancelAsked?.();
            }}
          >
            {label}
          </Button>
        ))}
      </Acts>
      <GuestQuestion {...question} guest={guest} ifCancelled={ifCancelled} kind={asked} />
    </Deposit>
  );
}
