import type { GuestState } from '../../../../contract/guest/guest.schema';
import { guestState, moreDue } from '../../../../copy/guestState';
import { Icon } from '../../base/display/Icon/Icon';
import { Chip } from './GuestStateChip.styles';

interface GuestStateChipProps {
  /** `MORE_DUE`: paid, and then edited to more people than it was paid for. */
  state: GuestState | 'MORE_DUE';
}

/** The state of a booking as a word; paid has a tick besides its green. */
export function GuestStateChip({ state }: GuestStateChipProps) {
  return (
    <Chip data-state={state}>
      {state === 'COMPLETE' && <Icon name="check" size="small" />}
      {state === 'MORE_DUE' ? moreDue : guestState[state]}
    </Chip>
  );
}
