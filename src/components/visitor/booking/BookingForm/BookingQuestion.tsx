import { bookingForm } from '#copy/bookingForm';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';

export type BookingDoubt = 'shortPhone' | 'duplicate';

export interface BookingQuestionProps {
  /** The unusual fact about the booking. */
  doubt: BookingDoubt;
  /** The mobile number as typed. */
  tel: string;
  /** The booking is being sent. */
  pending: boolean;
  /** Called on confirmation. */
  onConfirm: () => void | Promise<void>;
  /** Called on leaving without confirming. */
  onClose: () => void;
  /** Called to correct a number that is too short. */
  onCorrect: () => void;
  /** Called to look up the earlier booking; null if the lookup is off. */
  onLookUp: (() => void) | null;
}

/** A number one digit short, or a second booking on the day, is allowed but rarely intended. */
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
