import type { TidePhase } from '#contract/day/tide.rules';
import { format } from '#copy/format';
import { MoonOfNight } from './MoonOfNight';
import { Mark } from './TideMark.styles';

export interface TideMarkProps {
  /** Null beyond the lunar table: nothing is shown. */
  phase: TidePhase | null;
  /** Adds the lunar date. */
  showLunar?: boolean;
}

export function TideMark({ phase, showLunar = true }: TideMarkProps) {
  if (!phase) return null;
  return (
    <Mark>
      <MoonOfNight lunarDay={phase.lunar.day} />
      <span>
        <b>{phase.name}</b>
        {showLunar && <span>{` · ${format.lunar(phase.lunar)}`}</span>}
      </span>
    </Mark>
  );
}
