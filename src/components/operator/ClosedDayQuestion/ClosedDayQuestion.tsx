import type { ReserveDay } from '../../../../contract/day/day.schema';
import { closedDayQuestion as copy } from '../../../../copy/closedDayQuestion';
import { format } from '../../../../copy/format';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';
import { stateInWords } from './stateInWords';

export interface ClosedDayQuestionProps {
  /** The day that takes no bookings; null while nothing is asked. */
  day: Pick<ReserveDay, 'date' | 'state' | 'memo'> | null;
  /** Label of the button that saves nevertheless. */
  confirmLabel: string;
  /** Called when the operator saves nevertheless. */
  onConfirm: () => void;
  /** Called when the dialog is left. */
  onClose: () => void;
}

/** Asks before a booking is put on a day that the operator has closed, with the memo that says why. */
export function ClosedDayQuestion({ day, confirmLabel, onConfirm, onClose }: ClosedDayQuestionProps) {
  return (
    <ConfirmDialog
      open={day !== null}
      title={day ? copy.ask(format.day(day.date)) : ''}
      confirmLabel={confirmLabel}
      cancelLabel={copy.goBack}
      tone="normal"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {day && (
        <p>
          <b>{stateInWords(day)}</b>
        </p>
      )}
    </ConfirmDialog>
  );
}
