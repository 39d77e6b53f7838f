import { yearMonthOf } from '../../../contract/day/calendar.rules';
import type { ReserveDay } from '../../../contract/day/day.schema';
import type { TidePhase } from '../../../contract/day/tide.rules';
import { format, weekdayLetter } from '../../../copy/format';
import { frame } from '../../../copy/frame';
import { TideMark } from '../TideMark/TideMark';
import { DateLine, DateText, DayNumber, Holiday, Today, Weekday, When } from './ReserveDayCard.styles';

interface DayWhenProps {
  day: Pick<ReserveDay, 'date' | 'week'>;
  phase: TidePhase | null;
  holiday: string | null;
  isToday: boolean;
  showMonth: boolean;
}

/** Sundays and holidays are red, Saturdays blue; each has its word as well. */
const toneOf = (week: number, holiday: string | null) =>
  holiday || week === 7 ? 'sunday' : week === 6 ? 'saturday' : undefined;

/** The card's first line: when, and the sea of that day. */
export function DayWhen({ day, phase, holiday, isToday, showMonth }: DayWhenProps) {
  const { number, unit } = format.dayOfMonth(day.date);
  const { month } = yearMonthOf(day.date);
  return (
    <When>
      <DateLine>
        <DateText dateTime={day.date} data-tone={toneOf(day.week, holiday)}>
          {showMonth && `${format.monthOnly(month)} `}
          <DayNumber>{number}</DayNumber>
          {unit}
          <Weekday> ({weekdayLetter(day.week)})</Weekday>
        </DateText>
        {holiday && <Holiday>{holiday}</Holiday>}
        {isToday && <Today>{frame.today}</Today>}
      </DateLine>
      <TideMark phase={phase} />
    </When>
  );
}
