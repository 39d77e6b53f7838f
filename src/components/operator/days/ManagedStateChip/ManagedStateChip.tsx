import type { ManagedState } from '#contract/day/day.rules';
import { admin } from '#copy/admin';
import { DayStateChip } from '#src/components/trip/DayStateChip/DayStateChip';
import { Timed } from './ManagedStateChip.styles';

export interface ManagedStateChipProps {
  /** State for the operator, with `OPENS_LATER` and `PAST`. */
  state: ManagedState;
  /** Smaller from 1024 px, for the month grid. */
  dense?: boolean;
}

export function ManagedStateChip({ state, dense = false }: ManagedStateChipProps) {
  if (state !== 'OPENS_LATER' && state !== 'PAST') return <DayStateChip state={state} dense={dense} />;
  return <Timed data-dense={dense || undefined}>{admin.states[state]}</Timed>;
}
