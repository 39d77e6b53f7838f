import { bookingForm } from '../../../../copy/bookingForm';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';

/** Why a booking must be confirmed before it is sent. */
export type BookingDoubt = 'shortPhone' | 'duplicate';

export interface BookingQuestionProps {
  /** What is unusual about the booking. */
  doubt: BookingDoubt;
  /** The mobile number as it was typed. */
  tel: string;
  /** The request is running: the button shows a spinner and ignores clicks. */
  pending: boolean;
  /** Called on confirmation. */
  onConfirm: () => void | Promise<void>;
  /** Called when the dialog is left without confirming. */
  onClose: () => void;
  /** Called to correct a number that is too short. */
  onCorrect: () => void;
  /** Called to look at the booking that was made before; null if bookings cannot be looked up online. */
  onLookUp: (() => void) | null;
}

/**
 * Asks for confirmation of what is allowed but rarely intended: a phone number that is one digit short, or a second
 * booking on the same day.
 */
export function BookingQuestion({
  doubt,
  tel,
  pending,
  onConfirm,
  onClose,
  onCorrect,
  onLookUp,
}: BookingQuestionProps) {
  const words = bookingForm.doubt[doubt];
  const looksUp = doubt === 'duplicate' ? onLookUp : null;
  const stay = doubt === 'shortPhone' ? onCorrect : (looksUp ?? onClose);
  return (
    <ConfirmDialog
      open
      tone="doubt"
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={looksUp ? bookingForm.lookUp : words.goBack}
      onStay={stay}
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
