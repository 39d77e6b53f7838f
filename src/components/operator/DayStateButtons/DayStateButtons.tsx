import type { YesNo } from '../../../../contract/config/config.schema';
import { offeredStates } from '../../../../contract/day/day.rules';
import type { DayState } from '../../../../contract/day/day.schema';
import { admin, stateConfirmTitle } from '../../../../copy/admin';
import { format } from '../../../../copy/format';
import { dayState } from '../../../../copy/reserve';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '../../base/feedback/ConfirmDialog/useConfirm';
import { StateButton, States } from './DayStateButtons.styles';

/** Bookings of a day that are not cancelled. */
interface AffectedBookings {
  cases: number;
  people: number;
  paidCases: number;
}

export interface DayStateButtonsProps {
  /** The current state of the day. */
  state: DayState;
  /** `Y` if one party has the whole boat: the day then takes no bookings in any state. */
  charter?: YesNo;
  /** The bookings that the question names. */
  affected: AffectedBookings;
  /** The new state while its request is running. */
  pending: DayState | null;
  /** Called with the new state, and with the state that was current when the dialog opened. */
  onChange: (state: DayState, seen: DayState) => void;
  /** Called for 운항취소, which the page asks about in a dialog of its own. */
  onCancelTrip: () => void;
}

/**
 * Buttons that change the state of a day, each with a confirmation dialog; the page provides the card and the heading.
 * The dialog closes immediately on confirmation, so that it does not hide the page's toast; the clicked button shows
 * the pending state.
 */
export function DayStateButtons({
  state,
  charter = 'N',
  affected,
  pending,
  onChange,
  onCancelTrip,
}: DayStateButtonsProps) {
  const { asked, ask, question } = useConfirm<{ to: DayState; from: DayState }>(({ to, from }) => onChange(to, from));

  return (
    <>
      <States>
        {/* The key is the position, so that the clicked button stays, with the focus, when the state has changed. */}
        {offeredStates({ state, charter }).map((target, place) => (
          <StateButton
            key={place}
            variant={target === 'CANCEL' ? 'danger-line' : 'line'}
            pending={pending === target}
            disabled={pending !== null && pending !== target}
            onClick={target === 'CANCEL' ? onCancelTrip : () => ask({ to: target, from: state })}
          >
            {admin.day.changeTo[target]}
          </StateButton>
        ))}
      </States>
      <ConfirmDialog
        {...question}
        title={asked ? stateConfirmTitle(dayState.label[asked.to]) : ''}
        confirmLabel={admin.day.stateAction}
        cancelLabel={admin.day.goBack}
        tone="normal"
        about={JSON.stringify([state, affected])}
      >
        {asked && <p>{admin.day.stateFollows[asked.to]}</p>}
        <p>
          {affected.cases > 0
            ? admin.day.guestsAffected(format.cases(affected.cases), format.people(affected.people))
            : admin.day.noGuestsAffected}
        </p>
        {affected.cases > 0 && <p>{admin.day.paidOf(format.cases(affected.paidCases))}</p>}
      </ConfirmDialog>
    </>
  );
}
