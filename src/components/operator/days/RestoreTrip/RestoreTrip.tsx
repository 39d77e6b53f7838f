import type { CancelledTrip } from '#contract/day/trip.schema';
import { cancelTrip, tripReason } from '#copy/cancelTrip';
import { format } from '#copy/format';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { Undo } from './RestoreTrip.styles';

const { undo: copy } = cancelTrip;

export interface RestoreTripProps {
  /** The undoable cancellation. */
  trip: CancelledTrip;
  /** The request is running. */
  pending: boolean;
  /** Called when the undo is confirmed. */
  onRestore: () => void | Promise<void>;
}

export function RestoreTrip({ trip, pending, onRestore }: RestoreTripProps) {
  const { ask, question } = useConfirm(onRestore);
  return (
    <Warning>
      <b>{copy.title}</b>
      <p>{copy.until(tripReason[trip.reason], format.time(trip.until))}</p>
      <Undo>
        <Button pending={pending} onClick={() => ask(true)}>
          {copy.action}
        </Button>
      </Undo>
      <ConfirmDialog
        {...question}
        title={copy.asked}
        confirmLabel={copy.action}
        cancelLabel={cancelTrip.leave}
        tone="normal"
      >
        <p>{copy.follows}</p>
      </ConfirmDialog>
    </Warning>
  );
}
