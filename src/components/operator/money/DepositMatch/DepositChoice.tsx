import { useId } from 'react';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { stillDue } from '#contract/booking/refund.rules';
import { deposits as copy } from '#copy/deposits';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { peopleText } from '#copy/tripText';
import { Button } from '#src/components/base/actions/Button/Button';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { TickBox } from '#src/components/base/form/Choice/TickBox';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { shownName } from '#src/components/operator/bookings/GuestRow/GuestQuestion';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Facts } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';
import { Stack } from '#src/components/base/display/elements.styles';
import { Outcome, Tick, Who } from './DepositMatch.styles';

/** `paid`: confirmed here. `gone`: paid or cancelled elsewhere. `changed`: the amount changed after matching. */
export type DepositState = 'open' | 'pending' | 'paid' | 'gone' | 'changed';

export interface DepositChoiceProps {
  /** The booking. */
  guest: ManagedGuest;
  /** State of the booking in this list. */
  state: DepositState;
  /** Whether the booking is selected. */
  checked: boolean;
  /** Reason and remedy of the last failure. */
  error?: string | undefined;
  /** Called with the new tick. */
  onCheck: (checked: boolean) => void;
  /** Undoes the confirmation, while possible. */
  onUndo?: (() => void) | undefined;
}

const OUTCOME = { paid: copy.paid, gone: copy.gone, changed: copy.changed } as const;

export function DepositChoice({ guest, state, checked, error, onCheck, onUndo }: DepositChoiceProps) {
  const errorId = useId();
  const facts = (
    <Who>
      <b>{shownName(guest)}</b>
      <Facts>
        <span>
          <Sentence>{copy.trip(format.day(guest.date), peopleText(guest))}</Sentence>
        </span>
        {state !== 'paid' && state !== 'gone' && <span>{copy.due(format.money(stillDue(guest)))}</span>}
        {guest.payer && <span>{guestCopy.depositor(guest.payer)}</span>}
      </Facts>
    </Who>
  );
  if (state !== 'open' && state !== 'pending')
    return (
      <Outcome data-state={state} role="group">
        <Icon name={state === 'paid' ? 'ok' : 'info'} />
        <div>
          {facts}
          <p>{OUTCOME[state]}</p>
        </div>
        {state === 'paid' && onUndo && (
          <Button size="small" onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
      </Outcome>
    );
  return (
    <Stack $gap="s4">
      <Tick
        type="checkbox"
        checked={checked}
        aria-busy={state === 'pending' || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={({ target }) => {
          if (state === 'open') onCheck(target.checked);
        }}
      >
        <TickBox />
        {facts}
      </Tick>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Stack>
  );
}
