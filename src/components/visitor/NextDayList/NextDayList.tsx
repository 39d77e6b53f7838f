import type { DayDate } from '../../../../contract/day/calendar.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { holidayOf } from '../../../../copy/holiday';
import { tidePhase, type TidePhase } from '../../../../contract/day/tide.rules';
import { ReserveDayCard } from '../ReserveDayCard/ReserveDayCard';
import { List } from './NextDayList.styles';

export interface NextDayListProps {
  /** Accessible name of the list. */
  label: string;
  /** A few days in order of date; they may be in different months, so every card shows its month. */
  days: readonly ReserveDay[];
  /** Today's date in Seoul. */
  today: DayDate;
  /** The 물때 of a day, by the operator's tide table. */
  phaseOf?: (date: DayDate) => TidePhase | null;
}

/** The next days with seats: stacked on phones, three per row from 1024 px. */
export function NextDayList({ label, days, today, phaseOf = (date) => tidePhase(date) }: NextDayListProps) {
  return (
    <List aria-label={label}>
      {days.map((day) => (
        <ReserveDayCard
          key={day.id}
          day={day}
          phase={phaseOf(day.date)}
          holiday={holidayOf(day.date)}
          isToday={day.date === today}
          showMonth
        />
      ))}
    </List>
  );
}
