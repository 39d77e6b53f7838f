import { useState } from 'react';
import type { YesNo } from '../../../../contract/config/config.schema';
import { offeredStates } from '../../../../contract/day/day.rules';
import type { DayState } from '../../../../contract/day/day.schema';
import { admin, stateConfirmTitle } from '../../../../copy/admin';
import { format } from '../../../../copy/format';
import { dayState } from '../../../../copy/reserve';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';
import { StateButton, States } from './DayStateButtons.styles';

/** Bookings of a day that are not cancelled. */
export interface AffectedBookings {
  cases: number;
  people: number;
  paidCases: number;
}

export interface DayStateButtonsProps {
  /** The current state of the day. */
  state: DayState;
  /** `Y` if one party has the whole boat: the day then takes no bookings in any state. */
  charter?: YesNo;
  /** The bookings that a cancelled trip concerns, for its question. */
  affected: AffectedBookings;
  /** The new state while its request is running. */
  pending: DayState | null;
  /** Called with the new state, and with the state that was current when the dialog opened. */
  onChange: (state: DayState, seen: DayState) => void;
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

/**
 * Buttons that change the state of a day, each with a confirmation dialog; the page provides the card and the heading.
 * The dialog closes immediately on confirmation, so that it does not hide the page's toast; the clicked button shows
 * the pending state.
 */
export function DayStateButtons({ state, charter = 'N', affected, pending, onChange }: DayStateButtonsProps) {
  const [asked, setAsked] = useState<{ to: DayState; from: DayState } | null>(null);

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
            onClick={() => setAsked({ to: target, from: state })}
          >
            {dayState.change[target]}
          </StateButton>
        ))}
      </States>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? stateConfirmTitle(dayState.label[asked.to]) : ''}
        confirmLabel={asked?.to === 'CANCEL' ? admin.day.cancelTrip : admin.day.stateAction}
        cancelLabel={admin.day.goBack}
        tone={asked?.to === 'CANCEL' ? 'danger' : 'normal'}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked) onChange(asked.to, asked.from);
        }}
      >
        {asked && <Consequences {...affected} to={asked.to} />}
      </ConfirmDialog>
    </>
  );
}
