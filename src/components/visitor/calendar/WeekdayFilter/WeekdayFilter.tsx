import { weekdayLetter } from '#copy/format';
import { reserve } from '#copy/reserve';
import { dayTone } from '#src/components/trip/DayHead/dayTone';
import { Group, Toggle } from './WeekdayFilter.styles';

export interface WeekdayFilterProps {
  /** The selected weekdays, 1 = Monday to 7 = Sunday; none selected means all. */
  chosen: readonly number[];
  /** Called with the pressed weekday, 1 = Monday to 7 = Sunday. */
  onToggle: (week: number) => void;
}

const WEEKS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Above the month grid the toggles are also its column heads. */
export function WeekdayFilter({ chosen, onToggle }: WeekdayFilterProps) {
  return (
    <Group role="group" aria-label={reserve.weekdays}>
      {WEEKS.map((week) => (
        <Toggle
          key={week}
          type="button"
          aria-pressed={chosen.includes(week)}
          data-tone={dayTone(week, null)}
          onClick={() => onToggle(week)}
        >
          {weekdayLetter(week)}
        </Toggle>
      ))}
    </Group>
  );
}
