import { booking } from '../../../../copy/booking';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';

/** Why a booking must be confirmed before it is sent. */
export type BookingDoubt = 'shortPhone' | 'duplicate';

export interface BookingQuestionProps {
  doubt: BookingDoubt;
  tel: string;
  pending: boolean;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * Asks for confirmation of what is allowed but rarely intended: a phone number that is one digit short, or a second
 * booking on the same day.
 */
export function BookingQuestion({ doubt, tel, pending, onConfirm, onClose }: BookingQuestionProps) {
  const words = booking.doubt[doubt];
  return (
    <ConfirmDialog
      open
      tone="normal"
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.goBack}
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <b>{tel}</b>
      </p>
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
