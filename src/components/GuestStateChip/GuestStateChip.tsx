import type { GuestState } from '../../../contract/guest/guest.schema';
import { guestState } from '../../../copy/guestState';
import { Icon } from '../Icon/Icon';
import { Chip } from './GuestStateChip.styles';

/** The state of a booking as a word; paid has a tick besides its green. */
export function GuestStateChip({ state }: { state: GuestState }) {
  return (
    <Chip data-state={state}>
      {state === 'COMPLETE' && <Icon name="check" size="small" />}
      {guestState[state]}
    </Chip>
  );
}
