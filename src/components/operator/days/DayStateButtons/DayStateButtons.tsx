import type { YesNo } from '#contract/config/config.schema';
import { offeredStates } from '#contract/day/day.rules';
import type { DayState } from '#contract/day/day.schema';
import { admin, stateConfirmTitle } from '#copy/admin';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { format } from '#copy/format';
import { dayState } from '#copy/reserve';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { StateButton, States } from './DayStateButtons.styles';

/** Excludes cancelled bookings. */
interface AffectedBookings {
  cases: number;
  people: number;
  paidCases: number;
}

export interface DayStateButtonsProps {
  /** The current state of the day. */
  state: DayState;
  /** `Y` if one party has the whole boat: the day then takes no bookings. */
  charter?: YesNo;
  /** The bookings named in the question. */
  affected: AffectedBookings;
  /** The new state while its request is running. */
  pending: DayState | null;
  /** Called with the new state, and the current one when the dialog opened. */
  onChange: (state: DayState, seen: DayState) => void;
  /** Called for 운항취소; the page has its own dialog for it. */
  onCancelTrip: () => void;
}

/**
 * Inside a card of the page. The dialog closes immediately on confirmation: an open one would hide the page's toast.
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
        {/* Keyed by position, so that the clicked button does not lose the focus when the state changes. */}
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
        about={[
          [changedMeanwhile.terms.state, dayState.label[state]],
          [changedMeanwhile.terms.bookings, `${format.cases(affected.cases)} · ${format.people(affected.people)}`],
          [changedMeanwhile.terms.paidBookings, format.cases(affected.paidCases)],
        ]}
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
