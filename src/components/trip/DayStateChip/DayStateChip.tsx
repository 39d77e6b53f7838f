import type { ShownState } from '#contract/day/day.rules';
import { dayState } from '#copy/reserve';
import { Chip } from './DayStateChip.styles';

export interface DayStateChipProps {
  /** State for visitors; CHARTER if one party has the whole boat. */
  state: ShownState;
  /** Smaller from 1024 px, for the month grid. */
  dense?: boolean;
}

export function DayStateChip({ state, dense = false }: DayStateChipProps) {
  return (
    <Chip data-state={state} data-dense={dense || undefined}>
      {dayState.shown[state]}
    </Chip>
  );
}
