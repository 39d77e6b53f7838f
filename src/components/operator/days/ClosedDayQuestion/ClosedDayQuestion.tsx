import type { ReserveDay } from '#contract/day/day.schema';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { closedDayQuestion as copy } from '#copy/closedDayQuestion';
import { format } from '#copy/format';
import { dayState } from '#copy/reserve';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { stateInWords } from './stateInWords';

export interface ClosedDayQuestionProps {
  /** The closed day; null: no question. */
  day: Pick<ReserveDay, 'date' | 'state' | 'memo'> | null;
  /** Label of the button that saves anyway. */
  confirmLabel: string;
  /** Called when the operator saves anyway. */
  onConfirm: () => void;
  /** Called on leaving the dialog. */
  onClose: () => void;
}

export function ClosedDayQuestion({ day, confirmLabel, onConfirm, onClose }: ClosedDayQuestionProps) {
  return (
    <ConfirmDialog
      open={day !== null}
      title={day ? copy.ask(format.day(day.date)) : ''}
      confirmLabel={confirmLabel}
      cancelLabel={copy.goBack}
      tone="normal"
      about={day ? [[changedMeanwhile.terms.state, stateInWords(day) || dayState.label[day.state]]] : undefined}
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
