import type { ManagedState } from '../../../../contract/day/day.rules';
import { admin } from '../../../../copy/admin';
import { DayStateChip } from '../../trip/DayStateChip/DayStateChip';
import { Timed } from './ManagedStateChip.styles';

export interface ManagedStateChipProps {
  /** The state of the day as the operator sees it: also before its opening, and after its date. */
  state: ManagedState;
  /** Smaller from 1024 px, for a cell of the month grid. */
  dense?: boolean;
}

/** State of a sailing day as a chip, for the operator. */
export function ManagedStateChip({ state, dense = false }: ManagedStateChipProps) {
  if (state !== 'OPENS_LATER' && state !== 'PAST') return <DayStateChip state={state} dense={dense} />;
  return <Timed data-dense={dense || undefined}>{admin.states[state]}</Timed>;
}
