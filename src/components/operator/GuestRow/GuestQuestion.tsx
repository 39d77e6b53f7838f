import { stillDue } from '../../../../contract/booking/refund.rules';
import type { SeatsAfterCancel } from '../../../../contract/day/day.rules';
import { owesRefund } from '../../../../contract/guest/guest.rules';
import type { ManagedGuest } from '../../../../contract/guest/guest.schema';
import { format } from '../../../../copy/format';
import { guest as copy } from '../../../../copy/guest';
import { guestList } from '../../../../copy/guestList';
import { refunds } from '../../../../copy/refunds';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';

/** What the operator is asked about a booking before it is done; editing has a page of its own. */
export type GuestQuestionKind = 'complete' | 'unpay' | 'cancel' | 'delete' | 'refund' | 'unrefund';

/** What a cancellation of the booking would bring about now. */
export interface IfCancelled {
  percent: number;
  amount: number;
  seats: SeatsAfterCancel;
}

/** The name to show: personal data are deleted some days after the trip. */
export const shownName = ({ name }: Pick<ManagedGuest, 'name'>): string => name || copy.erased;

const TEXTS = {
  complete: { title: copy.payConfirm, confirmLabel: copy.payAction, tone: 'normal' },
  unpay: { title: copy.unpayConfirm, confirmLabel: copy.unpay, tone: 'danger' },
  unrefund: { title: copy.unrefundConfirm, confirmLabel: copy.unrefund, tone: 'normal' },
  cancel: { title: copy.cancelConfirm, confirmLabel: copy.cancelAction, tone: 'danger' },
  delete: { title: guestList.deleteConfirm, confirmLabel: guestList.deleteAction, tone: 'danger' },
  refund: { title: refunds.confirm, confirmLabel: refunds.mark, tone: 'normal' },
} as const satisfies Record<GuestQuestionKind, object>;

/** Seats are not promised again where the day does not take bookings. */
const SEATS = {
  'sold again': copy.seatsReturn,
  'reopen the day': copy.seatsReopen,
  'stay closed': () => copy.seatsStayClosed,
  'no trip': () => copy.seatsOfNoTrip,
} as const satisfies Record<SeatsAfterCancel, (people: string) => string>;

interface GuestQuestionProps {
  guest: ManagedGuest;
  /** What a cancellation would bring about, where that is known. */
  ifCancelled?: IfCancelled | undefined;
  /** Null while nothing is asked. */
  kind: GuestQuestionKind | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a payment is confirmed or a booking is cancelled or deleted, naming whom it is about. */
export function GuestQuestion({ guest, ifCancelled, kind, onConfirm, onClose }: GuestQuestionProps) {
  const people = format.people(guest.guestCount);
  const due = stillDue(guest);
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
      {kind === 'complete' && due > 0 && <p>{copy.dueFrom(shownName(guest), format.money(due))}</p>}
      {kind === 'unpay' && <p>{copy.unpayHint}</p>}
      {kind === 'unrefund' && <p>{copy.unrefundHint}</p>}
      {kind === 'cancel' && ifCancelled && <p>{SEATS[ifCancelled.seats](people)}</p>}
      {kind === 'cancel' && guest.state === 'COMPLETE' && (
        <p>
          {copy.paidWarning}{' '}
          {ifCancelled && <b>{refunds.owedNow(ifCancelled.percent, format.money(ifCancelled.amount))}</b>}
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
