import { weekdayLetter } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
import { Group, Toggle } from './WeekdayFilter.styles';

export interface WeekdayFilterProps {
  /** The weekdays shown, 1 = Monday .. 7 = Sunday; none chosen means all. */
  chosen: readonly number[];
  onToggle: (week: number) => void;
}

const WEEKS = [1, 2, 3, 4, 5, 6, 7] as const;
const toneOf = (week: number) => (week === 7 ? 'sunday' : week === 6 ? 'saturday' : undefined);

/** Toggles by weekday; above the month grid they are its column heads too. */
export function WeekdayFilter({ chosen, onToggle }: WeekdayFilterProps) {
  return (
    <Group role="group" aria-label={reserve.weekdays}>
      {WEEKS.map((week) => (
        <Toggle
          key={week}
          type="button"
          aria-pressed={chosen.includes(week)}
          data-tone={toneOf(week)}
          onClick={() => onToggle(week)}
        >
          {weekdayLetter(week)}
        </Toggle>
      ))}
    </Group>
  );
}
