import type { GuestState } from '#contract/booking/guest.schema';
import { booking } from '#copy/booking';
import { claimed, guestState, moreDue } from '#copy/guestState';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Chip } from './GuestStateChip.styles';

export interface GuestStateChipProps {
  /**
   * `CLAIMED`: the visitor has announced the payment. `MORE_DUE`: paid, then more people were added. `NO_DEPOSIT`: no
   * payment in advance.
   */
  state: GuestState | 'CLAIMED' | 'MORE_DUE' | 'NO_DEPOSIT';
}

const textOf = (state: GuestStateChipProps['state']): string => {
  if (state === 'CLAIMED') return claimed;
  if (state === 'MORE_DUE') return moreDue;
  return state === 'NO_DEPOSIT' ? booking.noDepositShort : guestState[state];
};

/** The check mark repeats the colour's meaning. */
export function GuestStateChip({ state }: GuestStateChipProps) {
  return (
    <Chip data-state={state}>
      {state === 'COMPLETE' && <Icon name="check" size="small" />}
      <span>{textOf(state)}</span>
    </Chip>
  );
}
