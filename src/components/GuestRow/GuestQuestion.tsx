import type { Guest } from '../../../contract/guest/guest.schema';
import { format } from '../../../copy/format';
import { guest as copy } from '../../../copy/guest';
import { guestList } from '../../../copy/guestList';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';

/** What the operator is asked about a booking before it is done; editing has a page of its own. */
export type GuestQuestionKind = 'complete' | 'cancel' | 'delete';

/** The name to show: personal data are deleted some days after the trip. */
export const shownName = ({ name }: Pick<Guest, 'name'>): string => name || copy.erased;

const TEXTS = {
  complete: { title: copy.payConfirm, confirmLabel: copy.payAction, tone: 'normal' },
  cancel: { title: copy.cancelConfirm, confirmLabel: copy.cancelAction, tone: 'danger' },
  delete: { title: guestList.deleteConfirm, confirmLabel: guestList.deleteAction, tone: 'danger' },
} as const satisfies Record<GuestQuestionKind, object>;

interface GuestQuestionProps {
  guest: Guest;
  /** Null while nothing is asked. */
  kind: GuestQuestionKind | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a payment is confirmed or a booking is cancelled or deleted, naming whom it is about. */
export function GuestQuestion({ guest, kind, onConfirm, onClose }: GuestQuestionProps) {
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
      {kind === 'cancel' && <p>{copy.seatsReturn(people)}</p>}
      {kind === 'cancel' && guest.state === 'COMPLETE' && <p>{copy.paidWarning}</p>}
      {kind === 'delete' && <p>{guestList.deleteWarning}</p>}
    </ConfirmDialog>
  );
}
