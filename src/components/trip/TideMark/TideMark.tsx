import type { TidePhase } from '../../../../contract/day/tide.rules';
import { format } from '../../../../copy/format';
import { litPath } from '../../../../contract/day/moon.rules';
import { Mark, Moon } from './TideMark.styles';

export interface TideMarkProps {
  /** Null for dates beyond the table of the lunar calendar: nothing is shown. */
  phase: TidePhase | null;
  /** Adds the date of the lunar calendar. */
  showLunar?: boolean;
}

/** Tide phase of a day: the moon of that night, and its name beside it. Anglers choose their day by it. */
export function TideMark({ phase, showLunar = true }: TideMarkProps) {
  if (!phase) return null;
  const lit = litPath(phase.lunar.day);
  return (
    <Mark>
      <Moon viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9.5" />
        {lit && <path d={lit} />}
      </Moon>
      <span>
        <b>{phase.name}</b>
        {showLunar && ` · ${format.lunar(phase.lunar)}`}
      </span>
    </Mark>
  );
}
