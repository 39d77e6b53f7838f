import { owesRefund } from '../../../contract/guest/guest.rules';
import type { ManagedGuest } from '../../../contract/guest/guest.schema';
import { format } from '../../../copy/format';
import { guest as copy } from '../../../copy/guest';
import { guestList } from '../../../copy/guestList';
import { refunds } from '../../../copy/refunds';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

/** What the operator is asked about a booking before it is done; editing has a page of its own. */
export type GuestQuestionKind = 'complete' | 'cancel' | 'delete' | 'refund';

/** The name to show: personal data are deleted some days after the trip. */
export const shownName = ({ name }: Pick<ManagedGuest, 'name'>): string => name || copy.erased;

const TEXTS = {
  complete: { title: copy.payConfirm, confirmLabel: copy.payAction, tone: 'normal' },
  cancel: { title: copy.cancelConfirm, confirmLabel: copy.cancelAction, tone: 'danger' },
  delete: { title: guestList.deleteConfirm, confirmLabel: guestList.deleteAction, tone: 'danger' },
  refund: { title: refunds.confirm, confirmLabel: refunds.mark, tone: 'normal' },
} as const satisfies Record<GuestQuestionKind, object>;

interface GuestQuestionProps {
  guest: ManagedGuest;
  /** What a paid booking would be owed if it were cancelled now, where that is known. */
  owedNow?: { percent: number; amount: number } | undefined;
  /** Null while nothing is asked. */
  kind: GuestQuestionKind | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a payment is confirmed or a booking is cancelled or deleted, naming whom it is about. */
export function GuestQuestion({ guest, owedNow, kind, onConfirm, onClose }: GuestQuestionProps) {
  const people = format.people(guest.guestCount);
  return (
    <ConfirmDialog
      open={kind !== null}
      {...TEXTS[kind ?? 'complete']}
      cancelLabel={copy.goBack}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <b>{copy.whom(shownName(guest), format.longDate(guest.date), people)}</b>
      </p>
      {kind === 'refund' && guest.refund && (
        <>
          <p>{refunds.owed(format.money(guest.refund.amount), refunds.rate(guest.refund.rate))}</p>
          <p>{refunds.confirmHint}</p>
        </>
      )}
      {kind === 'cancel' && <p>{copy.seatsReturn(people)}</p>}
      {kind === 'cancel' && guest.state === 'COMPLETE' && (
        <p>
          {copy.paidWarning} {owedNow && <b>{refunds.owedNow(owedNow.percent, format.money(owedNow.amount))}</b>}
        </p>
      )}
      {kind === 'delete' && guest.refund && owesRefund(guest) && (
        <p>
          <b>{guestList.deleteOwed(format.money(guest.refund.amount))}</b> {guestList.deleteOwedHint}
        </p>
      )}
      {kind === 'delete' && <p>{guestList.deleteWarning}</p>}
    </ConfirmDialog>
  );
}
