import type { DayState } from '../../../../contract/day/day.schema';
import { admin, stateConfirmTitle } from '../../../../copy/admin';
import { format } from '../../../../copy/format';
import { dayState } from '../../../../copy/reserve';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';

/** Bookings of a day that are not cancelled. */
export interface AffectedBookings {
  cases: number;
  people: number;
  paidCases: number;
}

export interface StateQuestionProps {
  /** The state that the day would get; null while nothing is asked. */
  to: DayState | null;
  /** The bookings that a cancelled trip concerns. */
  affected: AffectedBookings;
  /** Called on confirmation. */
  onConfirm: () => void;
  /** Called when the dialog is left without confirming. */
  onClose: () => void;
}

/**
 * Consequences for visitors and for existing bookings. Only a cancelled trip is always refunded in full; a closed day
 * keeps its bookings, and the refund for cancelling one depends on the date.
 */
const Consequences = ({ cases, people, paidCases, to }: AffectedBookings & { to: DayState }) => {
  const mustBeCalled = to === 'CANCEL' && paidCases > 0;
  return (
    <>
      <p>{admin.day.stateFollows[to]}</p>
      <p>{cases ? admin.day.guestsAffected(format.cases(cases), format.people(people)) : admin.day.noGuestsAffected}</p>
      {cases > 0 && !mustBeCalled && <p>{admin.day.paidOf(format.cases(paidCases))}</p>}
      {mustBeCalled && <p>{admin.day.paidAffected(format.cases(paidCases))}</p>}
    </>
  );
};

/** Asks before the state of a day is changed, and says what follows from it. */
export function StateQuestion({ to, affected, onConfirm, onClose }: StateQuestionProps) {
  return (
    <ConfirmDialog
      open={to !== null}
      title={to ? stateConfirmTitle(dayState.label[to]) : ''}
      confirmLabel={to === 'CANCEL' ? admin.day.cancelTrip : admin.day.stateAction}
      cancelLabel={admin.day.goBack}
      tone={to === 'CANCEL' ? 'danger' : 'normal'}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {to && <Consequences {...affected} to={to} />}
    </ConfirmDialog>
  );
}
