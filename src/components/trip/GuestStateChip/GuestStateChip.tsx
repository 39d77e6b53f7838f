import type { GuestState } from '../../../../contract/booking/guest.schema';
import { guestState, moreDue } from '../../../../copy/guestState';
import { Icon } from '../../base/display/Icon/Icon';
import { Chip } from './GuestStateChip.styles';

interface GuestStateChipProps {
  /** `MORE_DUE`: paid, and later changed to more people than were paid for. */
  state: GuestState | 'MORE_DUE';
}

/** State of a booking as a chip; the paid state has a check mark as well as its green. */
export function GuestStateChip({ state }: GuestStateChipProps) {
  return (
    <Chip data-state={state}>
      {state === 'COMPLETE' && <Icon name="check" size="small" />}
      {state === 'MORE_DUE' ? moreDue : guestState[state]}
    </Chip>
  );
}
