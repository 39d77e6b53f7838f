import type { ReserveDay } from '#contract/day/day.schema';
import { cancelTrip } from '#copy/cancelTrip';
import { format } from '#copy/format';
import { unanswered } from '#copy/unanswered';
import { focusPage } from '#src/components/base/focus';
import { RestoreTrip } from '#src/components/operator/days/RestoreTrip/RestoreTrip';
import { useConfirmed } from '#src/features/operator/actions/useConfirmed';
import { useReadTrip } from '#src/features/operator/actions/useReadTrip';
import { useGetCancelledTripQuery, useRestoreTripMutation } from './endpoints';

const { undo: copy } = cancelTrip;

const ASKED_EVERY_MS = 60_000;

interface UndoTripProps {
  day: ReserveDay;
}

/** Undoes the cancellation of a trip; renders nothing after ten minutes. */
export function UndoTrip({ day }: UndoTripProps) {
  const isCancelled = day.state === 'CANCEL';
  const { currentData: trip } = useGetCancelledTripQuery(day.id, {
    skip: !isCancelled,
    pollingInterval: ASKED_EVERY_MS,
  });
  const [restore, { isLoading }] = useRestoreTripMutation();
  const { confirm } = useConfirmed();
  const readTrip = useReadTrip();
  const restoreNow = async (): Promise<void> => {
    await confirm(restore(day.id), {
      already: unanswered.tripRestored,
      holds: async () => {
        const now = await readTrip(day);
        return now && now.day.state !== 'CANCEL';
      },
      done: ({ restored, kept }) =>
        [copy.done(format.cases(restored)), ...(kept > 0 ? [copy.kept(format.cases(kept))] : [])].join(' '),
      // The pressed button no longer exists.
      next: focusPage,
    });
  };
  return isCancelled && trip ? <RestoreTrip trip={trip} pending={isLoading} onRestore={restoreNow} /> : null;
}
