import type { TidePhase } from '../../../../contract/day/tide.rules';
import { format } from '../../../../copy/format';
import { MoonOfNight } from './MoonOfNight';
import { Mark } from './TideMark.styles';

export interface TideMarkProps {
  /** Null for dates beyond the table of the lunar calendar: nothing is shown. */
  phase: TidePhase | null;
  /** Adds the date of the lunar calendar. */
  showLunar?: boolean;
}

/** Tide phase of a day: the moon of that night, and its name beside it. Anglers choose their day by it. */
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
