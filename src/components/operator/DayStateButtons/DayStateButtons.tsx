import { useState } from 'react';
import { DAY_TRANSITIONS } from '../../../../contract/day/day.rules';
import type { DayState } from '../../../../contract/day/day.schema';
import { admin, stateConfirmTitle } from '../../../../copy/admin';
import { format } from '../../../../copy/format';
import { dayState } from '../../../../copy/reserve';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';
import { StateButton, States } from './DayStateButtons.styles';

/** The bookings of a day that are not cancelled. */
export interface AffectedBookings {
  cases: number;
  people: number;
  paidCases: number;
}

export interface DayStateButtonsProps {
  state: DayState;
  affected: AffectedBookings;
  /** The state that is being asked of the server. */
  pending: DayState | null;
  /** The state that is asked for, and the one that stood there when the question was put. */
  onChange: (state: DayState, seen: DayState) => void;
}

/**
 * What follows for visitors, and for the people who have booked. Only a cancelled trip is refunded whoever cancels: a
 * day that is closed keeps its bookings, and what they get back when they cancel depends on the date.
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
 * Moves a day to another state, each move behind a question; the page puts them into a card with a heading. The
 * dialog closes at once when confirmed, so that the page's toast is not hidden behind it; the pressed button shows the
 * running change.
 */
export function DayStateButtons({ state, affected, pending, onChange }: DayStateButtonsProps) {
  const [asked, setAsked] = useState<{ to: DayState; from: DayState } | null>(null);

  return (
    <>
      <States>
        {/* Keyed by place: the button that was pressed stays, and with it the focus, when the state has changed. */}
        {DAY_TRANSITIONS[state].map((target, place) => (
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
