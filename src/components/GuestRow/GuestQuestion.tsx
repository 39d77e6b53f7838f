import type { Guest } from '../../../contract/guest/guest.schema';
import { format } from '../../../copy/format';
import { guest as copy } from '../../../copy/guest';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

/** What the operator can ask of a booking here; editing and deleting come with their own pages. */
export type GuestQuestionKind = 'complete' | 'cancel';

/** The name to show: personal data are deleted some days after the trip. */
export const shownName = ({ name }: Pick<Guest, 'name'>): string => name || copy.erased;

interface GuestQuestionProps {
  guest: Guest;
  /** Null while nothing is asked. */
  kind: GuestQuestionKind | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a payment is confirmed or a booking is cancelled, naming whom it is about. */
export function GuestQuestion({ guest, kind, onConfirm, onClose }: GuestQuestionProps) {
  const people = format.people(guest.guestCount);
  const cancels = kind === 'cancel';
  return (
    <ConfirmDialog
      open={kind !== null}
      title={cancels ? copy.cancelConfirm : copy.payConfirm}
      confirmLabel={cancels ? copy.cancelAction : copy.payAction}
      cancelLabel={copy.goBack}
      tone={cancels ? 'danger' : 'normal'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <b>{copy.whom(shownName(guest), format.longDate(guest.date), people)}</b>
      </p>
      {cancels && <p>{copy.seatsReturn(people)}</p>}
      {cancels && guest.state === 'COMPLETE' && <p>{copy.paidWarning}</p>}
    </ConfirmDialog>
  );
}
